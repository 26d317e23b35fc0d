/** The server's data for a replay. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];

export type Turn = Schemas['Turn'];
export type Replay = Schemas['Replay'];
export type Verdict = Schemas['VerdictSeen'];
export type Moment = Schemas['Moment'];
