/** What the server tells of a match that is looked at again; a moment's view is the game's own. */
import type { components } from '$generated/api';
import type { Outlook, View } from '$lib/types';

type Schemas = components['schemas'];

export type Turn = Schemas['Turn'];
export type Replay = Schemas['Replay'];
export type Verdict = Schemas['VerdictSeen'];
export type Moment = Omit<Schemas['Moment'], 'view' | 'outlook'> & { view: View; outlook: Outlook };
