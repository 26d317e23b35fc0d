// An outside bot for Torri, in JavaScript for Node, without packages. The protocol: docs/bots.md.
//
//     ./torri arena patrizier "exec:node examples/bot.mjs" random --games 20
//
// The same thinking plays on a server in http-bot.mjs.
//
// In Patrizier it looks one answer ahead; in every other game it likes doing something better than doing nothing.

import { realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PASS = "-"; // how "none" and "go on" are written, in every game

// How surely a seat holds a tower, from 0 to 1. A tower is a list of seats, the owners of its floors, bottom up.
function hold(tower, seat) {
  const floors = new Map([[seat, 0]]);
  for (const owner of tower) floors.set(owner, (floors.get(owner) ?? 0) + 1);
  const mine = floors.get(seat);
  floors.delete(seat);
  const most = Math.max(0, ...floors.values());
  if (mine === most) return tower.at(-1) === seat ? 0.6 : 0.3;
  return mine > most ? 1 : 0;
}

// The tiles of a city, the first for the higher tower, as far as the seat holds its towers.
function worth(city, seat, [left, right] = city.towers) {
  if (city.scored) return 0;
  const [higher, lower] = left.length >= right.length ? [left, right] : [right, left];
  return city.tiles[0] * hold(higher, seat) + city.tiles[1] * hold(lower, seat);
}

// The towers of a city once a seat has laid floors: "LR" is one on either side.
function built({ towers: [left, right] }, seat, sides) {
  const on = (side) => [...sides].filter((letter) => letter === side).map(() => seat);
  return [[...left, ...on("L")], [...right, ...on("R")]];
}

// The towers of a city once the top floor of one side lies on the other.
function moved({ towers: [left, right] }, side) {
  if (side === "L") return [left.slice(0, -1), [...right, left.at(-1)]];
  return [[...left, right.at(-1)], right.slice(0, -1)];
}

// How much we like an answer in Patrizier, in points.
function patrizier({ question, seat, table }, text) {
  if (!["PLAY", "BUILD", "MOVE"].includes(question) || text === PASS) return 0;
  const [code, face] = (question === "BUILD" ? table.playing : text).split("."); // the card "Mi.2lady", the tower "Mi.L"
  const city = table.cities.find(({ name }) => name.startsWith(code.toLowerCase()));
  const gain = (towers) => worth(city, seat, towers) - worth(city, seat);
  if (question === "BUILD") return gain(built(city, seat, text));
  if (question === "MOVE") return gain(moved(city, face));
  const head = /lady|redhat|beard/.test(face) ? 2 : 0; // three alike bring 6 points at the end
  const ways = face === "2" ? ["LL", "LR", "RR"] : ["L", "R"];
  return head + Math.max(...ways.map((sides) => gain(built(city, seat, sides))));
}

const LIKINGS = { patrizier }; // games we know something about

// The answer we like best; of those we like alike, any.
export function choose(view) {
  const liking = LIKINGS[view.game] ?? ((_view, text) => (text === PASS ? -1 : 0));
  const rated = view.answers.map(({ answer, text }) => ({ answer, value: liking(view, text) }));
  const best = Math.max(...rated.map(({ value }) => value));
  const alike = rated.filter(({ value }) => value === best);
  return alike[Math.floor(Math.random() * alike.length)].answer;
}

// What we say to a message: a message, or nothing. Messages that we don't know are none of our business.
function reply(message) {
  if (message.type === "hello") return { type: "ready", name: "Node example" };
  if (message.type === "question") return { type: "answer", number: message.number, answer: choose(message.view) };
  return null;
}

async function converse() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const message = JSON.parse(line);
    if (message.type === "bye") break;
    const said = reply(message);
    if (said) process.stdout.write(JSON.stringify(said) + "\n");
  }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await converse(); // not when it is imported
