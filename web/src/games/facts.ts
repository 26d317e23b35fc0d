/** How games say their facts in words. Chronicles, lists and reviews need this too, and they load no board. */
import { readFacts } from '$lib/facts';
import { FACTS as FIRENZE } from './firenze/facts';
import { FACTS as FLORENZA } from './florenza/facts';

readFacts('firenze', FIRENZE);
readFacts('florenza', FLORENZA);
