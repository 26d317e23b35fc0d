// boardgame.io's server as it comes, with matches in memory: players take turns. In one game a move changes a counter; in
// the other it builds a floor and takes a card at a table as large as Patrizier's, of which each player sees a part.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const turn = { minMoves: 1, maxMoves: 1 };
const seats = { minPlayers: 2, maxPlayers: 2 };

const counting = {
  name: "counting",
  ...seats,
  setup: () => ({ count: 0, last: [0, 0] }),
  turn,
  moves: {
    add({ G, playerID }, number) {
      G.count += number;
      G.last[Number(playerID)] = number;
    },
  },
};

const cities = ["bologna", "firenze", "roma", "milano", "lucca", "siena", "ferrara", "parma", "verona"];
const cards = cities.flatMap((city) => ["lady", "beard", "redhat", "move", "any"].map((face) => `${city}.${face}`));

const building = {
  name: "building",
  ...seats,
  setup: () => ({
    cities: cities.map((name, at) => ({ name, floors: 7, towers: [[], []], tiles: [7, 4], scored: false, card: cards[at] })),
    players: Object.fromEntries(["0", "1"].map((seat) => [seat, { hand: cards.slice(9, 12), pile: [], points: 0 }])),
    supply: [42, 42],
    secret: { stock: cards.slice(12) },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn,
  moves: {
    build({ G, playerID }, at, side) {
      const city = G.cities[at];
      const own = G.players[playerID];
      if (city === undefined || !own.hand.length) return "INVALID_MOVE";
      if (city.towers[0].length + city.towers[1].length === city.floors) city.towers = [[], []]; // and so on for ever
      city.towers[side].push(Number(playerID));
      own.pile = [own.hand.shift()];
      own.hand.push(city.card);
      G.secret.stock.push(own.pile[0]);
      city.card = G.secret.stock.shift();
    },
  },
};

Server({ games: [counting, building], origins: [Origins.LOCALHOST] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
