// Lets a bot play both sides and counts: who wins, how games end, how long they are.
//   node self-play.ts [game] [games] [level]      such as: red-sea 200 heuristic
import { createBot, parseLevel, playMatch, wilson } from '@brink/bots';
import { GAME_IDS, gameCalled } from '@brink/games';

const [id = 'red-sea', games = '200', level = 'heuristic'] = process.argv.slice(2);
const game = gameCalled(id);
if (!game) throw new Error(`there is no game "${id}", only ${GAME_IDS.join(', ')}`);

const options = game.parseOptions({});
const seats = game.seats(options);
const wins = seats.map(() => 0);
const manners = new Map<string, number>();
const clock = () => performance.now();
let [decisions, turns] = [0, 0];
const began = clock();
for (let seed = 1; seed <= Number(games); seed++) {
  const bots = seats.map((_, seat) =>
    createBot(parseLevel(level), { game, seed: seed * 10 + seat, clock }),
  );
  const { outcome, thinking } = playMatch({ game, options, bots, seed, clock });
  for (const seat of outcome.winners) wins[seat]++;
  manners.set(outcome.manner, (manners.get(outcome.manner) ?? 0) + 1);
  turns += outcome.turn;
  for (const each of thinking) decisions += each.decisions;
}
const seconds = (clock() - began) / 1000;

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
console.log(`${games} games of ${id}, ${level} against itself`);
for (const [seat, name] of seats.entries()) {
  const [low, high] = wilson(wins[seat], Number(games));
  const rate = percent(wins[seat] / Number(games));
  console.log(`${name.padEnd(5)} wins ${rate} (95%: ${percent(low)} to ${percent(high)})`);
}
for (const [manner, count] of [...manners].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(5)}  ${manner}`);
}
console.log(
  `${(turns / Number(games)).toFixed(1)} turns and ${(decisions / Number(games)).toFixed(0)} decisions a game`,
);
console.error(`${(Number(games) / seconds).toFixed(0)} games/s`);
