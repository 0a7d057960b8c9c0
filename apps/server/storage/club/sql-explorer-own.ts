import { stepCode, type CardPlay } from '@brink/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  RESULTS,
  type CardTally,
  type ExploredNode,
  type ExploredResult,
  type ExplorerFilter,
  type Tallied,
  type TargetTally,
} from './explorer-port.ts';
import { EVENTS, amongOf, inOrder, stepOf, stopsOf, yearOf } from './explorer-rows.ts';
import { readCards, readOpening } from './explorer-text.ts';

/** The newest games of a user, of whatever kind, that are looked at: counted one by one. */
const MOST_GAMES = 500;

class Sum implements Tallied {
  games = 0;
  first = 0;
  draws = 0;

  add(result: ExploredResult): void {
    this.games++;
    if (result === 'first') this.first++;
    if (result === 'draw') this.draws++;
  }
}

class StepSum extends Sum {
  ratings = 0;
  rated = 0;
  held = 0;
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

const isThrough = (text: string, line: readonly string[]): boolean =>
  line.every((step) => text.includes(step));

/** Statistics over the games of one user, who has few enough to be counted when asked for. */
export class OwnGames {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async at(filter: ExplorerFilter, user: string, line: readonly string[]): Promise<ExploredNode> {
    const wanted = inOrder(line).join('*');
    const total = new Sum();
    const steps = new Map<string, StepSum>();
    for (const game of await this.#games(filter, user, 'opening')) {
      if (!isThrough(game.text, line)) continue;
      const stops = stopsOf(readOpening(game.text));
      const stop = stops.find((each) => each.line.join('*') === wanted);
      if (!stop) continue;
      total.add(game.result);
      for (const step of stop.next) {
        const sum = at(steps, stepCode(step), () => new StepSum());
        sum.add(game.result);
        if (game.level >= 0) {
          sum.rated++;
          sum.ratings += game.rating;
        }
        for (const word of amongOf(step)) at(steps, word, () => new StepSum()).held++;
      }
    }
    return {
      total: { ...total },
      steps: [...steps]
        .filter(([, { games }]) => games > 0)
        .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
        .map(([step, sum]) => stepOf({ step, ...sum })),
    };
  }

  async last(
    filter: ExplorerFilter,
    user: string,
    line: readonly string[],
    limit: number,
  ): Promise<string[]> {
    const wanted = inOrder(line).join('*');
    const found = (await this.#games(filter, user, 'opening')).filter(
      ({ text }) =>
        isThrough(text, line) &&
        stopsOf(readOpening(text)).some((each) => each.line.join('*') === wanted),
    );
    return found.slice(0, limit).map(({ id }) => id);
  }

  async cards(
    filter: ExplorerFilter,
    user: string,
    wanted: { readonly card: number } | { readonly turn: number },
  ): Promise<CardTally[]> {
    const isWanted = ({ card, turn }: CardPlay): boolean =>
      'card' in wanted ? card === wanted.card : turn === wanted.turn;
    const sums = new Map<string, CardPlay & { readonly sum: Sum }>();
    for (const { text, result } of await this.#games(filter, user, 'cards')) {
      for (const play of readCards(text)) {
        if (!isWanted(play)) continue;
        const { card, turn, seat, use } = play;
        const key = [card, turn, seat, use].join('.');
        at(sums, key, () => ({ card, turn, seat, use, sum: new Sum() })).sum.add(result);
      }
    }
    return [...sums.values()]
      .map(({ sum, card, turn, seat, use }) => {
        const { games, first, draws } = sum;
        return { card, turn, seat, use, games, first, draws };
      })
      .sort(
        (a, b) => a.card - b.card || a.turn - b.turn || a.seat - b.seat || (a.use < b.use ? -1 : 1),
      );
  }

  async targets(filter: ExplorerFilter, user: string, card: number): Promise<TargetTally[]> {
    const events = new Map<number, number>();
    for (const { text } of await this.#games(filter, user, 'cards')) {
      for (const play of readCards(text)) {
        if (play.card !== card || !play.targets) continue;
        for (const target of [EVENTS, ...play.targets]) {
          events.set(target, (events.get(target) ?? 0) + 1);
        }
      }
    }
    return [...events]
      .map(([target, count]) => ({ target, events: count }))
      .sort((a, b) => b.events - a.events || a.target - b.target);
  }

  async #games(filter: ExplorerFilter, user: string, what: 'opening' | 'cards') {
    // The newest are found by their index before any of them is read.
    const newest = this.#db
      .selectFrom('archive_sides')
      .select(['archived', 'ended'])
      .distinct()
      .where('user_id', '=', user)
      .orderBy('ended', 'desc')
      .limit(MOST_GAMES);
    const rows = await this.#db
      .selectFrom(newest.as('mine'))
      .innerJoin('explorer_games as explored', 'explored.archived', 'mine.archived')
      .select(['explored.archived', 'explored.result', 'explored.level', 'explored.rating'])
      .select(['explored.bonus', 'explored.ended', `explored.${what} as text`])
      .where('explored.game', '=', filter.game)
      .where('explored.variant', '=', filter.variant)
      .orderBy('explored.ended', 'desc')
      .orderBy('explored.archived', 'desc')
      .execute();
    const { level, bonus, since } = filter;
    return rows
      .map(({ archived: id, result, rating, text, ...dims }) =>
        Object.assign(dims, { id, result: RESULTS[result], rating, text }),
      )
      .filter(
        (game) =>
          (level === undefined || game.level >= level) &&
          (bonus === undefined || what === 'cards' || game.bonus === bonus) &&
          (since === undefined || yearOf(game.ended) >= since),
      );
  }
}
