/** What games say of their facts, wherever those are told: in chronicles, lists and reviews too, which load no board. */
import { readFacts } from '$lib/facts';
import { FACTS as FIRENZE } from './firenze/facts';
import { FACTS as FLORENZA } from './florenza/facts';

readFacts('firenze', FIRENZE);
readFacts('florenza', FLORENZA);
