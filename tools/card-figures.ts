/**
 * How our bot uses the cards: plays games against itself and writes what became of every card to
 * apps/web/pages/cards/figures/<game>.json, which the page of a card shows beside the archive.
 * `npx tsx tools/card-figures.ts twilight-struggle 2000 [bot]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBot, parseLevel } from '@brink/bots';
import { gameCalled } from '@brink/games';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type LogEntry,
  type OptionValues,
} from '@brink/kernel';
import { root } from './root.mjs';

const [id = 'twilight-struggle', count = '2000', level = 'heuristic'] = process.argv.slice(2);
const rules = gameCalled(id);
const games = Number(count);
if (!rules?.played || !(games > 0)) throw new Error('give a game and a number of games');
const { played: playedIn } = rules;

/** Under which options cards are played that are not played without them. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, OptionValues>>>> = {
  'twilight-struggle': {
    promo: { promoCards: true },
    turnZero: { scenario: 'turn-zero' },
  },
  volk: { twoPlusTwo: { mode: 'two-plus-two' } },
};

/** By turn, seat and use: how often, and how often the first side won. */
type Use = [turn: number, seat: number, use: string, plays: number, first: number, draws: number];

interface Figures {
  readonly uses: Map<string, Use>;
  events: number;
  readonly targets: Map<number, number>;
}

/** More places than a page shows are not worth their bytes. */
const MOST_TARGETS = 16;

function play(values: OptionValues) {
  const options = rules!.parseOptions(values);
  const seats = rules!.seats(options).length;
  const cards = new Map<number, Figures>();
  let [first, draws] = [0, 0];
  const began = Date.now();
  for (let seed = 1; seed <= games; seed++) {
    const log: LogEntry[] = [];
    const random = new Random(seed);
    const chance = uniform(random);
    const table = rules!.setup(options, (entry) => log.push(entry));
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot(parseLevel(level), { game: rules!, seed: seed * 10 + seat }),
    );
    for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
      const choice = actor === CHANCE ? chance(table, actor) : bots[actor].choose(table, actor);
      choose(table, actor, choice);
    }
    const { winners } = rules!.outcome(table)!;
    const isFirst = winners.some((seat) => seat === 0) ? 1 : 0;
    const isDraw = winners.length === 0 ? 1 : 0;
    first += isFirst;
    draws += isDraw;
    for (const { card, turn, seat, use, targets } of playedIn!(log, options)!.cards) {
      const figures = cards.get(card) ?? { uses: new Map(), events: 0, targets: new Map() };
      cards.set(card, figures);
      const key = `${turn} ${seat} ${use}`;
      const row = figures.uses.get(key) ?? [turn, seat, use, 0, 0, 0];
      figures.uses.set(key, row);
      row[3]++;
      row[4] += isFirst;
      row[5] += isDraw;
      if (targets) figures.events++;
      for (const target of targets ?? []) {
        figures.targets.set(target, (figures.targets.get(target) ?? 0) + 1);
      }
    }
    if (seed % 200 === 0)
      console.log(`${seed} games in ${Math.round((Date.now() - began) / 1000)} s`);
  }
  const compact = [...cards]
    .sort(([a], [b]) => a - b)
    .map(
      ([card, { uses, events, targets }]) =>
        [
          `${card}`,
          {
            uses: [...uses.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
            events,
            targets: [...targets].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_TARGETS),
          },
        ] as const,
    );
  return { games, first, draws, cards: compact };
}

const settings: object[] = [];
const told = new Set<string>();
for (const [name, values] of Object.entries({ usual: {}, ...OTHERS[id] })) {
  const { cards, ...played } = play(values);
  const fresh = cards.filter(([card]) => !told.has(card));
  for (const [card] of fresh) told.add(card);
  settings.push({ name, ...played, cards: Object.fromEntries(fresh) });
  console.log(`${name}: ${fresh.length} cards`);
}
const folder = join(root, 'apps/web/pages/cards/figures');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${id}.json`);
const text = JSON.stringify({ bot: level, settings });
writeFileSync(file, `${text}\n`);
console.log(`${file}: ${text.length} bytes`);
