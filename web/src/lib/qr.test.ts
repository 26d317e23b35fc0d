import { expect, it } from 'vitest';
import { qrOf, qrPath } from './qr';

/** As an independent reader (jsQR) has read it. */
const TORRI = `
#######..#....#######
#.....#.#..##.#.....#
#.###.#....##.#.###.#
#.###.#...#.#.#.###.#
#.###.#.##..#.#.###.#
#.....#..#..#.#.....#
#######.#.#.#.#######
...........##........
#.#.#.#..###....#..#.
.####..####...#...###
.####.#.#.#.#...##.##
#.####..#.....#....#.
#..#..#.#...#.#.##.##
........#.##.#.#.#..#
#######...##.###...##
#.....#..#.###.##....
#.###.#.##.#.###.#.##
#.###.#.......##.#.#.
#.###.#.#.#.#...#...#
#.....#..##...#....#.
#######.#.#.#.#....##
`;

it('draws what other programs read', () => {
  const rows = qrOf('torri')!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(rows.join('\n')).toBe(TORRI.trim());
});

it('grows with the text, up to a limit', () => {
  const link = 'https://torri.example/table/wv3kD5Ah2kXs#h3Jk2mNp9QrStUvWxYz01234';
  expect(qrOf(link)).toHaveLength(37);
  expect(qrOf('x'.repeat(213))).toHaveLength(57);
  expect(qrOf('x'.repeat(214))).toBeNull();
  expect(qrPath([[true, false, true]])).toBe('M0 0h1v1h-1zM2 0h1v1h-1z');
});
