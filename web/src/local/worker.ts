/** The worker that has the tables of an app without a server: Python with the server's own routes (torri/local). */
import { ThinkPool } from '../think/pool.ts';
import { counted, type Files } from './fetching.ts';
import { LOCK, type Order, type Word } from './messages.ts';
import { Shelf } from './shelf.ts';
import { unpacked } from './unpacking.ts';

/** A page that is opened anew may have to wait for a moment until what it was before has let go of the tables. */
const LETS_GO_MS = 1_000;
const LIBRARY = '/lib/torri';

/** As much of Pyodide as is used here; its files are fetched from our own folder, and are no part of the app's code. */
interface Python {
  unpackArchive(content: ArrayBuffer, format: string): void;
  FS: { mkdirTree(folder: string): void; writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(module: string): Opener;
}
interface Opener {
  open_tables(shelf: Shelf, workers: unknown, modules: string): Promise<Tables>;
}
interface Tables {
  request(method: string, address: string, language: string, body: string | null): Promise<string>;
  connect(address: string, send: (message: string) => void, closed: (code: number) => void): Socket;
}
interface Socket {
  receive(message: string): void;
  leave(): void;
}
interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

const say = (word: Word) => self.postMessage(word);
const sockets = new Map<number, Socket>();
let pool: ThinkPool | null = null;
let games: string[] = [];
let tables: Promise<Tables> | null = null;

/** Resolved when no other tab has the tables; the page is told if another has them, or takes them away later. */
function held(steal: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(); // browsers have none at an address without encryption
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LETS_GO_MS);
    const forever = () => {
      clearTimeout(timer);
      resolve();
      return new Promise<void>(() => {});
    };
    navigator.locks.request(LOCK, steal ? { steal } : { signal: patience.signal }, forever).catch(() => say({ kind: 'elsewhere' }));
  });
}

async function begin(base: string): Promise<Tables> {
  const folder = `${base}python/`;
  const files = (await (await fetch(`${folder}files.json`)).json()) as Files;
  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  self.fetch = counted(self.fetch, folder, (bytes) => say({ kind: 'progress', step: 'fetching', done: (done += bytes), total }));
  const fetched = (name: string) => fetch(folder + name);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
  const [python, library, wheel, shelf] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    fetched(files.library).then(({ body }) => unpacked(body!)),
    fetched(files.wheel).then((answer) => answer.arrayBuffer()),
    Shelf.open(),
  ]);
  say({ kind: 'progress', step: 'reading', done: total, total });
  python.unpackArchive(wheel, 'wheel');
  for (const [path, content] of library) place(python, `${LIBRARY}/${path}`, content);
  python.runPython(`import sys; sys.path.insert(0, '${LIBRARY}')`);
  pool = files.modules ? new ThinkPool(`${base}wasm/`) : null;
  games = Object.keys(files.modules ?? {});
  const workers = pool?.inJson();
  return python.pyimport('torri.local.browser').open_tables(shelf, workers, JSON.stringify(files.modules ?? {}));
}

function place({ FS }: Python, path: string, content: Uint8Array): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  FS.writeFile(path, content, { canOwn: true });
}

async function start(base: string, steal: boolean): Promise<void> {
  await held(steal);
  tables = begin(base);
  try {
    await tables;
    say({ kind: 'ready' });
  } catch (error) {
    say({ kind: 'failed', cause: String(error) });
  }
}

async function answer(order: Order): Promise<void> {
  if (order.kind === 'begin') return start(order.base, order.steal);
  const server = await tables!;
  switch (order.kind) {
    case 'request': {
      const { number, method, address, language, body } = order;
      const reply = await server.request(method, address, language, body);
      const [status = '', type = '', file = ''] = reply.split('\n', 3);
      const content = reply.slice(status.length + type.length + file.length + 3);
      say({ kind: 'reply', number, status: Number(status), type, file, body: content });
      break;
    }
    case 'connect': {
      const { number, address } = order;
      const heard = (message: string) => say({ kind: 'heard', number, message });
      sockets.set(
        number,
        server.connect(address, heard, (code) => say({ kind: 'closed', number, code })),
      );
      break;
    }
    case 'prepare':
      await pool?.prepare(games);
      say({ kind: 'reply', number: order.number, status: 204, type: '', file: '', body: '' });
      break;
    case 'send':
      sockets.get(order.number)?.receive(order.message);
      break;
    case 'close':
      sockets.get(order.number)?.leave();
      sockets.delete(order.number);
  }
}

/** A fault that not even the server's routes could put in words: nobody may wait for its answer for ever. */
function failed(order: Order, error: unknown): void {
  if (order.kind === 'request' || order.kind === 'prepare')
    say({ kind: 'reply', number: order.number, status: 500, type: 'text/plain', file: '', body: String(error) });
}

self.onmessage = ({ data }: MessageEvent<Order>) => void answer(data).catch((error: unknown) => failed(data, error));
