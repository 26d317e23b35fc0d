// The bot of bot.mjs on a server, over HTTP: it plays every match in which its person has a seat. See docs/bots.md.
//
//     TORRI_URL=http://localhost:8000 TORRI_TOKEN=torri_... node examples/http-bot.mjs
//     ... node examples/http-bot.mjs MATCH TOKEN     to sit down first, on the chair that this token is for

import { setTimeout as pause } from "node:timers/promises";
import { choose } from "./bot.mjs";

const { TORRI_URL = "http://localhost:8000", TORRI_TOKEN } = process.env;
const SILENCE = 20_000; // ms; a stream has a line every 6 seconds, or the connection is dead
const AGAIN = 1_000; // ms until we come back after a failure

class Failed extends Error {
  constructor(status, problem) {
    super(`${status} ${problem}`);
    this.status = status;
  }
}

async function request(path, options = {}) {
  const headers = { authorization: `Bearer ${TORRI_TOKEN}`, "content-type": "application/json" };
  const response = await fetch(new URL(path, TORRI_URL), { ...options, headers });
  if (!response.ok) throw new Failed(response.status, await response.text());
  return response;
}

const post = (path, body) => request(path, { method: "POST", body: JSON.stringify(body) });

// The messages of a stream, until it ends. Empty lines say that the server is still there.
async function* messages(path) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(new Error("silence")), SILENCE);
  try {
    const { body } = await request(path, { signal: silent.signal });
    let rest = "";
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (rest + text).split("\n");
      rest = lines.pop();
      for (const line of lines) if (line) yield JSON.parse(line);
    }
  } finally {
    clearTimeout(timer);
  }
}

// The same again and again, whatever happens to the server or the way to it, until it is done.
async function persist(work) {
  for (;;) {
    try {
      if (await work()) return;
    } catch (error) {
      if ([401, 403, 404].includes(error.status)) throw error; // coming back would not help
      console.error(String(error.cause ?? error));
    }
    await pause(AGAIN);
  }
}

// Answer what we are asked. Of two updates about the same question the second is refused: 409, and no harm done.
async function answer(match, { seq, view }) {
  try {
    await post(`/api/matches/${match}/answer`, { seq, id: `bot-${seq}`, answer: choose(view) });
  } catch (error) {
    if (error.status !== 409) throw error;
  }
}

// One match to its end. A view is complete, so that nothing has to be remembered but how far we have heard.
function play(match) {
  let since = "";
  return persist(async () => {
    for await (const message of messages(`/api/matches/${match}/stream${since}`)) {
      if (message.type !== "update") continue;
      since = `?since=${message.seq}`;
      if (message.table.status === "over") return true;
      if (message.table.status === "running" && message.view.actor === message.seat) await answer(match, message);
    }
    return false;
  });
}

if (process.argv.length > 3) await post(`/api/matches/${process.argv[2]}/sit`, { token: process.argv[3] });
const playing = new Set();
await persist(async () => {
  for await (const { match } of messages("/api/stream")) {
    if (playing.has(match)) continue;
    playing.add(match);
    play(match).catch(console.error).finally(() => playing.delete(match));
  }
  return false;
});
