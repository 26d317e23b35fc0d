/** Requests carried out in WebAssembly: for a worker of the browser, and for tests in Node. */
import { GameModule, type Area } from '../lib/gameModule.ts';
import type { CompiledGame, Given, Reply, Request } from './requests.ts';

const MAX_KEPT = 4; // the tree of a strong player takes up to thirty megabytes
const BREATH_MS = 50; // between two looks whether it was cancelled

/** Arrays that stay, in a memory of their own: it is given back with them. */
interface Kept {
  module: GameModule;
  places: (Area | undefined)[];
}

export class Thinker {
  private readonly games = new Map<string, CompiledGame>();
  private readonly scratch = new Map<string, GameModule>();
  private readonly kept = new Map<string, Kept>(); // the one used last at the end

  constructor(private readonly breath: () => Promise<unknown> = tick) {}

  learn(game: string, compiled: CompiledGame): void {
    this.games.set(game, compiled);
  }

  drop(name: string): void {
    this.kept.delete(name);
  }

  async carryOut(request: Request, cancelled: () => boolean = () => false): Promise<Reply> {
    try {
      return request.keep === undefined ? await this.inScratch(request, cancelled) : await this.inKept(request, request.keep, cancelled);
    } catch (error) {
      // Whatever went wrong, its memory may be in any state.
      if (request.keep !== undefined) this.drop(request.keep);
      this.scratch.delete(request.game);
      return { number: request.number, error: String(error) };
    }
  }

  private async instance(game: string): Promise<GameModule> {
    const compiled = this.games.get(game);
    if (!compiled) throw new Error(`no module of ${game}`);
    return GameModule.load(compiled.code, compiled.description);
  }

  private async inScratch(request: Request, cancelled: () => boolean): Promise<Reply> {
    const module = this.scratch.get(request.game) ?? (await this.instance(request.game));
    this.scratch.set(request.game, module);
    return module.withinAsync(() => run(module, request, [], this.breath, cancelled));
  }

  private async inKept(request: Request, name: string, cancelled: () => boolean): Promise<Reply> {
    const kept = this.kept.get(name) ?? { module: await this.instance(request.game), places: [] };
    this.kept.delete(name);
    this.kept.set(name, kept);
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MAX_KEPT) break;
      this.kept.delete(oldest);
    }
    return run(kept.module, request, kept.places, this.breath, cancelled);
  }
}

async function run(
  module: GameModule,
  request: Request,
  places: Kept['places'],
  breath: () => Promise<unknown>,
  cancelled: () => boolean,
): Promise<Reply> {
  const passed = request.arguments.map((given, place) => (typeof given === 'number' ? given : area(module, given, places, place)));
  const call = () => Number(module.call(request.function, ...passed));
  let result = call();
  if (request.seconds !== undefined) {
    const until = performance.now() + request.seconds * 1000;
    let looked = performance.now();
    for (let done = result; done !== 0 && performance.now() < until; result += done) {
      if (performance.now() - looked > BREATH_MS) {
        await breath();
        if (cancelled()) throw new Error('cancelled');
        looked = performance.now();
      }
      done = call();
    }
  }
  const written = request.wanted.map((place) => Array.from(module.numbers(passed[place] as Area), Number));
  return { number: request.number, result, written };
}

/** The array of an argument: in its place, if there is one of that size. */
function area(module: GameModule, given: Exclude<Given, number>, places: Kept['places'], place: number): Area {
  const before = places[place];
  if (given === null) {
    if (!before) throw new Error('what was kept is gone');
    return before;
  }
  return (places[place] = made(module, given, before));
}

function made(module: GameModule, given: Exclude<Given, number | null>, before: Area | undefined): Area {
  if ('state' in given) {
    const state = Uint8Array.from(atob(given.state), (sign) => sign.charCodeAt(0));
    return module.pool(state, given.places, before);
  }
  return 'rows' in given ? module.table(given.rows, given.columns, before) : module.row(given.numbers, before);
}

/** Let messages come in; a timer would wait for four milliseconds. */
function tick(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => {
      port1.close();
      resolve(event);
    };
    port2.postMessage(null);
  });
}
