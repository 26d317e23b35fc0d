// node in_node.mjs WRAPPER MODULE REFERENCE: plays the games of the reference in WebAssembly, and prints those that differ.
import { readFileSync } from 'node:fs'
import { compared } from './cases.mjs'

const [wrapper, path, reference] = process.argv.slice(2)
const { GameModule } = await import(wrapper)
const described = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
const wanted = JSON.parse(readFileSync(reference, 'utf8'))
console.log(JSON.stringify(await compared(GameModule, readFileSync(`${path}.wasm`), described, wanted)))
