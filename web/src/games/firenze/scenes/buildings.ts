/** Buildings, and cards of the church. */
import { box, bricks, disc, type Scenes, type Stroke } from './strokes';

/** A letter with a seal, below the church that it is about. */
function privilege(church: Stroke[]): Stroke[] {
  return [
    ...church,
    ['plaster-97', 'M49 26h12v11q-2 2-4 0H49Z'],
    ['stone-61', 'M49 26h12v11q-2 2-4 0H49Z', 0.9],
    ['wood-43', 'M51 29h8M51 31.5h6', 0.9],
    ['clay-50', disc(57.5, 35, 2.6)],
    ['ochre-87', disc(57.5, 35, 0.9)],
  ];
}

export const BUILDINGS: Scenes = {
  bridge: [
    ['water-63', box(0, 29, 80, 11)],
    ['plaster-82', 'M8 18H72V33H66Q66 25 58 25Q50 25 50 33H48Q48 24 40 24Q32 24 32 33H30Q30 25 22 25Q14 25 14 33H8Z'],
    ['stone-61', 'M14 33Q14 25 22 25Q30 25 30 33M32 33Q32 24 40 24Q48 24 48 33M50 33Q50 25 58 25Q66 25 66 33', 1.2],
    ['ochre-73', box(12, 9, 14, 9) + box(54, 9, 14, 9)],
    ['ochre-70', box(26, 11, 28, 7)],
    ['clay-57', 'M10 9.5L14 5H24L28 9.5ZM52 9.5L56 5H66L70 9.5ZM25 11.5L28 8H52L55 11.5Z'],
    ['wood-30', box(30, 13, 3, 4) + box(36, 13, 3, 4) + box(42, 13, 3, 4) + box(48, 13, 3, 4) + box(17, 12, 3, 4) + box(60, 12, 3, 4)],
    ['water-78', 'M4 36q4-2 8 0t8 0t8 0M44 37.5q4-2 8 0t8 0t8 0', 1.1],
  ],
  warehouse: [
    ['plaster-84', 'M24 36V17L40 6L56 17V36Z'],
    ['wood-37', 'M21 18.5L40 5L59 18.5', 2.6],
    ['wood-43', 'M33 36V24h14v12Z'],
    ['wood-25', 'M40 24v12M33 30h14', 1],
    ['wood-30', disc(40, 14.5, 2.6)],
    ['stone-67', box(24, 31, 8, 8) + box(48, 32, 9, 7)],
    ['wood-37', 'M24 31h8v8h-8ZM24 31l8 8M48 32h9v7h-9ZM48 32l9 7', 0.9],
    ...bricks('clay-47', [49, 28]),
  ],
  workshop: [
    ['stone-70', 'M22 38V14H58V38Z'],
    ['clay-57', 'M19 15L26 7H54L61 15Z'],
    ['wood-25', 'M27 38V25Q27 18 35 18H45Q53 18 53 25V38Z'],
    ['ochre-70', 'M30 38V26Q30 20.5 36 20.5H44Q50 20.5 50 26V38Z'],
    ['water-41', 'M33 30H47Q46 33 42.5 33V35H45V37H35V35H37.5V33Q34 33 33 30Z'],
    ['grey-60', 'M41 21.5l7 2.4l-1.4 3.6l-7-2.4Z'],
    ['wood-37', 'M43.5 25.5L38 30', 1.8],
    ['ochre-87', 'M37 27.5l-3-1.6M38 25.8l-1.4-3M35.5 29.4l-3 .2', 1],
  ],
};

export const CHURCH: Scenes = {
  'small-privilege': privilege([
    ['plaster-90', 'M30 37V22L39 15L48 22V37Z'],
    ['clay-57', 'M28 23L39 14L50 23', 2.2],
    ['violet-35', 'M39 14V6M36 9h6', 1.6],
    ['wood-37', 'M36 37V31Q36 28 39 28Q42 28 42 31V37Z'],
    ['violet-43', disc(39, 23, 2)],
  ]),
  'middle-privilege': privilege([
    ['plaster-97', 'M24 37V20H31L40 10L49 20H52V37Z'],
    ['leaf-49', 'M24 24h28M24 29h28M40 12v8', 1.1],
    ['leaf-41', 'M24 20H31L40 10L49 20H52', 1.4],
    ['violet-43', disc(39.8, 19.5, 3)],
    ['plaster-97', disc(39.8, 19.5, 1.2)],
    ['wood-37', 'M27 37V31.5q2-2.4 4 0V37ZM37 37V31q3-3 6 0V37Z'],
    ['violet-35', 'M40 10V3M37.4 5.4h5.2', 1.5],
  ]),
  'great-privilege': privilege([
    ['plaster-97', 'M22 37V25H50V37Z'],
    ['plaster-90', 'M26 26V21H48V26Z'],
    ['clay-50', 'M26 21.5Q26 9 37 7Q48 9 48 21.5Z'],
    ['plaster-97', 'M37 7V21M31 9.5Q29 14 29.5 21M43 9.5Q45 14 44.5 21', 1.2],
    ['plaster-97', 'M34.6 7.6V4.4h4.8V7.6Z'],
    ['ochre-79', disc(37, 2.6, 1.7)],
    ['violet-43', disc(30, 23.6, 1.4) + disc(37, 23.6, 1.4) + disc(44, 23.6, 1.4)],
    ['wood-37', 'M34 37V31q3-3.4 6 0V37ZM26 37v-5h3v5ZM44 37v-5h3v5Z'],
  ]),
  campanile: [
    ['plaster-97', 'M32 38V10H48V38Z'],
    ['stone-61', 'M32 38V10H48V38ZM32 24H48M32 31H48', 1.2],
    ['clay-57', 'M30 10.5L40 2L50 10.5Z'],
    ['wood-25', 'M35.5 22V15Q35.5 11.8 40 11.8Q44.5 11.8 44.5 15V22Z'],
    ['ochre-79', 'M40 13.2Q43 13.4 43 17L44 20H36L37 17Q37 13.4 40 13.2Z'],
    ['ochre-48', disc(40, 20.8, 1.1)],
    ['wood-37', 'M38.4 29V26.6q1.6-1.8 3.2 0V29ZM38 38v-3.4q2-2 4 0V38Z'],
    ['ochre-63', 'M27 13q-2.5 3.5 0 7M53 13q2.5 3.5 0 7M23.5 11q-4 5.5 0 11M56.5 11q4 5.5 0 11', 1.2],
  ],
};
