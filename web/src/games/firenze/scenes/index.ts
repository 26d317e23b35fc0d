/** The scene of each of the 27 cards. */
import { BUILDINGS, CHURCH } from './buildings';
import { EVENTS } from './events';
import { FESTIVALS } from './festivals';
import { PERSONS } from './persons';
import type { Scenes } from './strokes';

export const SCENES: Scenes = { ...PERSONS, ...FESTIVALS, ...BUILDINGS, ...CHURCH, ...EVENTS };
