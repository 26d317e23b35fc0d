/**
 * Python, started from a picture of its memory in which everything is imported already (web/build/startedPython.mjs takes it), in a tenth of the
 * time; or from nothing, where that picture is taken.
 *
 * What is compiled to WebAssembly of our libraries is loaded before Python begins: so its data have the same places in every start, and, as the table
 * of functions is filled up to the same length before, its functions too. The picture may hold it then.
 */
const LIBRARY = '/lib/torri';
/** Functions before those of our libraries; how many Pyodide has depends on what a browser can do. */
const MIN_FUNCTIONS = 16_384;

/** As much of Pyodide as is used here; its files are fetched from our own folder, and are no part of the app's code. */
export interface Python {
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** Python before it begins, as Emscripten has it. */
interface Machine {
  FS: { mkdirTree(folder: string): void; writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void };
  HEAP8: Int8Array;
  HEAP32: Int32Array;
  wasmTable: WebAssembly.Table;
  API: { restoreSnapshot(memory: Uint8Array): unknown };
  /** Where Python's own state is, and where in it the function that calls others is: a browser may have none (iOS). */
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadDynamicLibrary(path: string, options: { loadAsync: boolean; global: boolean; nodelete: boolean }): Promise<unknown>;
  _emscripten_resize_heap(bytes: number): unknown;
}

interface Settings {
  preRun: ((machine: Machine) => unknown)[];
  locateFile(path: string): string;
}

export type Create = (settings: Settings) => Promise<Machine>;

export type Load = (options: {
  indexURL: string;
  createPyodideModule: Create;
  _loadSnapshot?: Promise<Uint8Array>;
  _makeSnapshot?: boolean;
}) => Promise<Python>;

export interface Start {
  load: Load;
  create: Create;
  /** Where Pyodide's own files are. */
  folder: string;
  library: Promise<[path: string, content: Uint8Array][]>;
  /** Parts of the library that are WebAssembly: where they are in it, and where they are fetched. */
  compiled: [path: string, address: string][];
  /** The memory of a Python that has started before. */
  memory?: Promise<Uint8Array> | undefined;
  /** Whether a picture of its memory will be taken. */
  toBeKept?: boolean;
}

export async function started({ load, create, folder, library, compiled, memory, toBeKept }: Start): Promise<Python> {
  const python = await load({
    indexURL: folder,
    createPyodideModule: async (settings) => {
      const places = new Map(compiled.map(([path, address]) => [`${LIBRARY}/${path}`, address]));
      const machine = await create({
        ...settings,
        preRun: [...settings.preRun, (made) => prepared(made, library, [...places.keys()])],
        locateFile: (path) => places.get(path) ?? settings.locateFile(path),
      });
      if (memory) ready(machine, (await memory).length);
      return machine;
    },
    ...(memory && { _loadSnapshot: memory }),
    ...(toBeKept && { _makeSnapshot: true }),
  });
  if (!memory) python.runPython(`import sys; sys.path.insert(0, '${LIBRARY}')`);
  return python;
}

async function prepared(machine: Machine, library: Start['library'], compiled: string[]): Promise<void> {
  const name = 'torri';
  machine.addRunDependency(name);
  // Python looks for the file; what is in it has been loaded.
  for (const path of compiled) place(machine, path, new Uint8Array());
  machine.wasmTable.grow(MIN_FUNCTIONS - machine.wasmTable.length);
  for (const path of compiled) await machine.loadDynamicLibrary(path, { loadAsync: true, global: false, nodelete: true });
  for (const [path, content] of await library) place(machine, `${LIBRARY}/${path}`, content);
  machine.removeRunDependency(name);
}

/** There is room for that memory, and what depends on this browser stays as it is when that memory is there. */
function ready(machine: Machine, bytes: number): void {
  if (bytes > machine.HEAP8.length) machine._emscripten_resize_heap(bytes);
  const restore = machine.API.restoreSnapshot;
  machine.API.restoreSnapshot = (memory) => {
    const place = (machine.__PyRuntime + machine.HEAP32[machine.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4]!) / 4;
    const calling = machine.HEAP32[place]!;
    const restored = restore(memory);
    machine.HEAP32[place] = calling;
    return restored;
  };
}

function place({ FS }: Machine, path: string, content: Uint8Array): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  FS.writeFile(path, content, { canOwn: true });
}
