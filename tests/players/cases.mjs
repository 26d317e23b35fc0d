// The games of a reference, played in WebAssembly: how many of each kind there were, and those that differ. For Node and for browsers.

const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const text = (array) => btoa(String.fromCharCode(...array))

export async function compared(GameModule, code, described, wanted) {
  const module = await GameModule.load(code, described)
  const checks = checksOf(module, wanted)
  const different = []
  const counts = {}
  for (const [place, { kind, ...given }] of wanted.cases.entries()) {
    const [found, expected] = module.within(() => checks[kind](given))
    counts[kind] = (counts[kind] ?? 0) + 1
    if (JSON.stringify(found) !== JSON.stringify(expected)) different.push({ place, kind })
  }
  return { counts, different, imports: WebAssembly.Module.imports(new WebAssembly.Module(code)).length }
}

function checksOf(module, wanted) {
  const numbers = (area, count) => [...module.numbers(area).subarray(0, count)].map(String)
  const seed = BigInt(wanted.seed)
  return {
    simulate({ start, first, scores }) {
      const players = scores[0].length
      const table = module.table(scores.length, players)
      module.call('simulate', module.pool(bytes(start), 2), module.row(4), seed, first, module.row(5), table)
      return [numbers(table), scores.flat().map(String)]
    },
    trace({ start, number, answers, sets, end }) {
      const [pool, given, from] = [module.pool(bytes(start), 2), module.row(wanted.longest), module.row(wanted.longest)]
      const steps = Number(module.call('trace', pool, module.row(4), seed, number, given, from))
      const found = [numbers(given, steps), numbers(from, steps), text(module.state(pool, 1))]
      return [found, [answers.map(String), sets, end]]
    },
    play({ start, number, weights, depths, noises, answers }) {
      const players = depths.length
      const ahead = [module.pool(bytes(start), wanted.places), module.row(wanted.depth), module.row(players)]
      const table = module.table(players, weights[0].length)
      module.numbers(table).set(weights.flat().map(BigInt))
      const given = module.row(wanted.longest)
      const work = [ahead, module.row(4), module.row(4), table, module.row(depths), module.row(noises), given]
      const steps = Number(module.call('play', work, seed, number))
      return [numbers(given, steps), answers.map(String)]
    },
    grow({ state, players, seat, stream, weights, how, rows, iterations, tree }) {
      const ahead = [module.pool(bytes(state), wanted.places), module.row(wanted.depth), module.row(players)]
      const table = module.table(rows, wanted.columns)
      const used = module.row([2])
      const path = () => module.row(wanted.path)
      const work = [ahead, table, used, module.row(stream), module.row(weights), module.row(how)]
      module.call('grow', [...work, path(), path(), module.row(players), module.row(players)], 1, -1, iterations, seat)
      return [numbers(table, Number(module.numbers(used)[0]) * wanted.columns), tree]
    },
    futures({ state, players, weights, turns, count, margins }) {
      const ahead = [module.pool(bytes(state), wanted.places), module.row(wanted.depth), module.row(players)]
      const table = module.table(count, players)
      const asked = () => module.row(wanted.kinds)
      const path = module.row(wanted.longest + 1)
      const work = [ahead, module.row(4), module.row(weights), 1, seed, -2, module.row(0), turns, asked(), asked(), path]
      module.call('futures', work, 0, table)
      return [numbers(table), margins.flat().map(String)]
    },
  }
}
