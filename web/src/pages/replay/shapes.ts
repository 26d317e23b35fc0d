/** What the server tells of a match that is looked at again. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];

export type Turn = Schemas['Turn'];
export type Replay = Schemas['Replay'];
export type Verdict = Schemas['VerdictSeen'];
export type Moment = Schemas['Moment'];
