// boardgame.io's server as it comes, with matches in memory: players take turns, a move changes a small state.
const { Server, Origins } = require("boardgame.io/server");

const counting = {
  name: "counting",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0, last: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add({ G, playerID }, number) {
      G.count += number;
      G.last[Number(playerID)] = number;
    },
  },
};

Server({ games: [counting], origins: [Origins.LOCALHOST] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
