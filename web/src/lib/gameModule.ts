/**
 * A game compiled to WebAssembly (`torri build wasm`): its rules and its players, from the same source as on the server.
 *
 * Functions take arrays and whole numbers. An array lies in the memory of the module (`Area`); a record of the Python
 * source is given as the list of its fields, in their order. Numbers have 64 bits.
 */

export interface Parameter {
  name: string;
  kind: 'pointer' | 'size' | 'number';
  item: string;
  item_bytes: number;
}

export interface ModuleDescription {
  game: string;
  rules: number;
  edition_sha256: string;
  state_bytes: number;
  functions: Record<string, Parameter[]>;
}

/** An array in the memory of a module: where it begins, and its sizes. */
export interface Area {
  pointer: number;
  sizes: number[];
  bytes: number;
}
export type Argument = Area | bigint | number | Argument[];

const ALIGNMENT_BYTES = 16;
const NUMBER_BYTES = 8;
const PAGE_BYTES = 65_536;

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES;

export class GameModule {
  private readonly memory: WebAssembly.Memory;
  private free: number;

  private constructor(
    readonly description: ModuleDescription,
    private readonly exports: WebAssembly.Exports,
  ) {
    this.memory = exports.memory as WebAssembly.Memory;
    this.free = aligned((exports.__heap_base as WebAssembly.Global).value as number);
  }

  static async load(code: BufferSource | WebAssembly.Module, description: ModuleDescription): Promise<GameModule> {
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new GameModule(description, (await WebAssembly.instantiate(module)).exports);
  }

  /** Do something, and give back all memory that was taken for it. */
  within<T>(work: () => T): T {
    const before = this.free;
    try {
      return work();
    } finally {
      this.free = before;
    }
  }

  /** The same for work that waits in between; nothing else may take memory meanwhile. */
  async withinAsync<T>(work: () => Promise<T>): Promise<T> {
    const before = this.free;
    try {
      return await work();
    } finally {
      this.free = before;
    }
  }

  /** A row of numbers: zeros, or those given; `instead` of an array that is no longer needed, if it fits there. */
  row(numbers: number | readonly (number | bigint)[], instead?: Area): Area {
    const size = typeof numbers === 'number' ? numbers : numbers.length;
    const area = this.area([size], size * NUMBER_BYTES, instead);
    if (typeof numbers !== 'number') this.numbers(area).set(numbers.map(BigInt));
    return area;
  }

  /** A table of zeros. */
  table(rows: number, columns: number, instead?: Area): Area {
    return this.area([rows, columns], rows * columns * NUMBER_BYTES, instead);
  }

  /** A pool of states, each a copy of the one given. */
  pool(state: Uint8Array, places: number, instead?: Area): Area {
    const bytes = this.description.state_bytes;
    if (state.length !== bytes) throw new RangeError(`a state has ${bytes} bytes, not ${state.length}`);
    const area = this.area([places], places * bytes, instead);
    for (let place = 0; place < places; place++) this.state(area, place).set(state);
    return area;
  }

  /** The numbers of an area as they are now; the memory may move when more of it is taken. */
  numbers({ pointer, sizes }: Area): BigInt64Array {
    return new BigInt64Array(
      this.memory.buffer,
      pointer,
      sizes.reduce((a, b) => a * b, 1),
    );
  }

  /** One state of a pool as it is now. */
  state({ pointer }: Area, place: number): Uint8Array {
    const bytes = this.description.state_bytes;
    return new Uint8Array(this.memory.buffer, pointer + place * bytes, bytes);
  }

  call(name: string, ...given: Argument[]): bigint {
    const parameters = this.description.functions[name];
    if (!parameters) throw new RangeError(`${this.description.game} has no function ${name}`);
    const passed = given.flatMap(flattened);
    if (passed.length !== parameters.length) throw new RangeError(`${name} takes ${parameters.length} values, not ${passed.length}`);
    const values = parameters.map(({ kind }, place) => (kind === 'number' ? BigInt(passed[place]!) : Number(passed[place]!)));
    return (this.exports[name] as (...values: (number | bigint)[]) => bigint)(...values);
  }

  /** Memory for an array, all zeros. */
  private area(sizes: number[], bytes: number, instead?: Area): Area {
    const fits = instead !== undefined && instead.bytes >= bytes;
    const pointer = fits ? instead.pointer : this.free;
    if (!fits) {
      this.free = aligned(pointer + bytes);
      const missing = this.free - this.memory.buffer.byteLength;
      if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    }
    new Uint8Array(this.memory.buffer, pointer, bytes).fill(0);
    return { pointer, sizes, bytes: fits ? instead.bytes : bytes };
  }
}

function flattened(argument: Argument): (number | bigint)[] {
  if (Array.isArray(argument)) return argument.flatMap(flattened);
  return typeof argument === 'object' ? [argument.pointer, ...argument.sizes] : [argument];
}
