/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction M, as small as the text allows. A scanner reads a code that
 * has lost a seventh of its modules.
 */

const MAX_VERSION = 10; // 213 bytes; our links have about seventy
const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const FORMAT_M = 0;

/** Which modules are dark, row by row; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    if (headBits(version) + bytes.length * 8 <= dataCodewords(version) * 8) return drawn(version, codewords(version, bytes));
  }
  return null;
}

/** The dark modules as the path of an SVG whose unit is one module. */
export function qrPath(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

const headBits = (version: number) => 4 + (version < 10 ? 8 : 16);
const blocksOf = (version: number) => BLOCKS[version - 1]!;
const eccOf = (version: number) => ECC_PER_BLOCK[version - 1]!;

function rawCodewords(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (aligned) modules -= (25 * aligned - 10) * aligned - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

const dataCodewords = (version: number) => rawCodewords(version) - blocksOf(version) * eccOf(version);

/** The text as codewords: data and error correction in blocks, interleaved. */
function codewords(version: number, bytes: Uint8Array): number[] {
  const room = dataCodewords(version);
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(version, data);
}

function interleaved(version: number, data: number[]): number[] {
  const count = blocksOf(version);
  const ecc = eccOf(version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // so many blocks have one more, at the end
  const divisor = generator(ecc);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, number) => {
    const own = data.slice(at, (at += short + (number >= count - longer ? 1 : 0)));
    return { own, check: remainder(own, divisor) };
  });
  const result: number[] = [];
  for (let index = 0; index <= short; index += 1) {
    for (const { own } of blocks) if (index < own.length) result.push(own[index]!);
  }
  for (let index = 0; index < ecc; index += 1) for (const { check } of blocks) result.push(check[index]!);
  return result;
}

/** In the field of 256 numbers that Reed-Solomon codes are computed in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < degree; power += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = times(result[index]!, root) ^ (result[index + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    divisor.forEach((coefficient, index) => (result[index]! ^= times(coefficient, factor)));
  }
  return result;
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The code with the mask that leaves the fewest patterns which confuse a scanner. */
function drawn(version: number, words: number[]): boolean[][] {
  const plain = new Modules(version);
  plain.write(words);
  const masked = MASKS.map((mask, number) => plain.masked(mask, number));
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

class Modules {
  readonly #size: number;
  readonly #dark: boolean[][];
  /** The modules that hold no data. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#size = version * 4 + 17;
    this.#dark = Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    this.#fixed = this.#dark.map((row) => [...row]);
    const last = this.#size - 1;
    for (let at = 0; at <= last; at += 1) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const) {
      this.#square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    }
    const places = alignment(version, this.#size);
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
        if (!corner) this.#square(x, y, 2, (ring) => ring !== 1);
      }
    }
    this.#format(0);
    this.#version(version);
  }

  #fix(x: number, y: number, dark: boolean): void {
    if (this.#dark[y]?.[x] === undefined) return;
    this.#dark[y][x] = dark;
    this.#fixed[y]![x] = true;
  }

  #square(x: number, y: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) this.#fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  #format(mask: number): void {
    const data = (FORMAT_M << 3) | mask;
    let rest = data;
    for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const dark = (bit: number) => ((bits >> bit) & 1) === 1;
    const size = this.#size;
    for (let bit = 0; bit < 6; bit += 1) this.#fix(8, bit, dark(bit));
    this.#fix(8, 7, dark(6));
    this.#fix(8, 8, dark(7));
    this.#fix(7, 8, dark(8));
    for (let bit = 9; bit < 15; bit += 1) this.#fix(14 - bit, 8, dark(bit));
    for (let bit = 0; bit < 8; bit += 1) this.#fix(size - 1 - bit, 8, dark(bit));
    for (let bit = 8; bit < 15; bit += 1) this.#fix(8, size - 15 + bit, dark(bit));
    this.#fix(8, size - 8, true);
  }

  #version(version: number): void {
    if (version < 7) return;
    let rest = version;
    for (let bit = 0; bit < 12; bit += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let bit = 0; bit < 18; bit += 1) {
      const [a, b] = [this.#size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.#fix(a, b, ((bits >> bit) & 1) === 1);
      this.#fix(b, a, ((bits >> bit) & 1) === 1);
    }
  }

  /** In pairs of columns from the right, up and down in turn. */
  write(words: number[]): void {
    let bit = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step += 1) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]![x] || bit >= words.length * 8) continue;
          this.#dark[y]![x] = ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  masked(mask: (x: number, y: number) => number, number: number): boolean[][] {
    this.#format(number);
    return this.#dark.map((row, y) => row.map((dark, x) => (this.#fixed[y]![x] ? dark : dark !== (mask(x, y) === 0))));
  }
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()];
}

const FINDER = [true, false, true, true, true, false, true];

function penalty(modules: boolean[][]): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let sum = [...modules, ...columns].reduce((all, line) => all + linePenalty(line), 0);
  for (let y = 1; y < modules.length; y += 1) {
    for (let x = 1; x < modules.length; x += 1) {
      const one = modules[y]![x];
      if (one === modules[y]![x - 1] && one === modules[y - 1]![x] && one === modules[y - 1]![x - 1]) sum += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** Runs of five and more, and what looks like the corner of a code. */
function linePenalty(line: boolean[]): number {
  let sum = 0;
  let run = 0;
  line.forEach((dark, at) => {
    run = at && dark === line[at - 1] ? run + 1 : 1;
    if (run === 5) sum += 3;
    else if (run > 5) sum += 1;
    if (FINDER.every((wanted, index) => line[at + index] === wanted)) {
      const light = (from: number) => [0, 1, 2, 3].every((index) => !line[from + index]);
      if (light(at - 4) || light(at + FINDER.length)) sum += 40;
    }
  });
  return sum;
}
