// node think_in_node.mjs THINKER FOLDER GAME: carries out requests in WebAssembly, one line of JSON each. A reply also
// says how many milliseconds the processor has worked for it, and since the program began.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [bundle, folder, game] = process.argv.slice(2)
const { Thinker } = await import(bundle)
const thinker = new Thinker()
const spent = () => (({ user, system }) => (user + system) / 1000)(process.cpuUsage())
const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'))
thinker.learn(game, { code: await WebAssembly.compile(readFileSync(`${folder}/${game}.wasm`)), description })
for await (const line of createInterface({ input: process.stdin })) {
  const { drop, ...request } = JSON.parse(line)
  if (drop) thinker.drop(drop)
  else {
    const before = spent()
    const reply = await thinker.carryOut(request)
    console.log(JSON.stringify({ ...reply, spent: spent() - before, since: spent() }))
  }
}
