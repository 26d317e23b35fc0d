/** What games say of their facts, wherever those are told: in chronicles, lists and reviews too, which load no board. */
import { sayFacts } from '$lib/facts';
import { FACTS } from './firenze/facts';

sayFacts('firenze', FACTS);
