// Two sockets for each match; whoever's turn it is moves at once. Sends the messages that boardgame.io's own client sends,
// but keeps no state of its own, so that the clients are not what is measured.
const { io } = require("socket.io-client");

const [address, game, matches, settle, seconds] = process.argv.slice(2);
const below = (number) => Math.floor(Math.random() * number);
const choose = { counting: () => ["add", [1]], building: () => ["build", [below(9), below(2)]] }[game];
const waits = [];
let counting = false;
let moves = 0;
let messages = 0;
let octets = 0;

async function post(path, data) {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
  const response = await fetch(address + path, options);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function lay() {
  const { matchID } = await post(`/games/${game}/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/${game}/${matchID}/join`, { playerID, playerName: "Anna" });
    seats.push({ matchID, playerID, credentials: playerCredentials, table: seats });
  }
  return seats;
}

function sit(seat) {
  const { matchID, playerID, credentials } = seat;
  seat.socket = io(`${address}/${game}`, { transports: ["websocket"], forceNew: true });
  seat.socket.on("update", (_match, state) => hear(seat, state));
  return new Promise((done) => {
    seat.socket.on("sync", (_match, { state }) => done(state));
    seat.socket.on("connect", () => seat.socket.emit("sync", matchID, playerID, credentials, 2));
  });
}

function hear(seat, state) {
  const mine = state.ctx.currentPlayer === seat.playerID;
  if (counting) {
    messages += 1;
    octets += messages % 100 ? 0 : 100 * JSON.stringify(state).length; // a sample: writing each would be work
    moves += mine ? 1 : 0;
    if (mine) waits.push(performance.now() - seat.table.sent);
  }
  if (mine) move(seat, state);
}

function move({ socket, matchID, playerID, credentials, table }, state) {
  table.sent = performance.now();
  const [type, args] = choose();
  const payload = { type, args, playerID, credentials };
  socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
}

const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function main() {
  const starts = [];
  let wanted = Number(matches);
  async function seat() {
    while (wanted-- > 0) {
      const [one, other] = await lay();
      await sit(other);
      starts.push([one, await sit(one)]);
    }
  }
  await Promise.all(Array.from({ length: 16 }, seat));
  for (const [one, state] of starts) move(one, state); // not before all sit: who plays would keep the others waiting
  await pause(Number(settle));
  console.log("measuring");
  const begin = performance.now();
  counting = true;
  await pause(Number(seconds));
  counting = false;
  const took = (performance.now() - begin) / 1000;
  waits.sort((one, other) => one - other);
  const within = (part) => waits[Math.floor((waits.length * part) / 100)] ?? 0;
  const found = { answers: moves / took, messages: messages / took, octets: octets / Math.max(1, messages), created: 0 };
  console.log(JSON.stringify({ ...found, p50: within(50), p95: within(95), p99: within(99) }));
  process.exit(0);
}

main();
