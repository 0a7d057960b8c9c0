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
import { EVENTS, amongOf, inOrder, stepOf, yearOf } from './explorer-rows.ts';
import { readCards, readNext } from './explorer-text.ts';
import { prepared } from '../prepared.ts';

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

/** What was played in a game is kept in two texts. */
type Text = 'opening' | 'cards';

interface OwnGame {
  readonly id: string;
  readonly ended: number;
  readonly level: number;
  readonly bonus: number;
  readonly rating: number;
  readonly result: ExploredResult;
  readonly text: string;
}

/** The newest are read off their index, however many there are, before any of them is looked at. */
const reading = (what: Text) =>
  prepared((db, user: string, game: string, variant: string) => {
    const newest = db
      .selectFrom('archive_sides')
      .select('archived')
      .where('user_id', '=', user)
      .orderBy('ended', 'desc')
      .limit(MOST_GAMES);
    return db
      .selectFrom(newest.as('mine'))
      .innerJoin('explorer_games as explored', 'explored.archived', 'mine.archived')
      .select(['explored.archived', 'explored.result', 'explored.level', 'explored.rating'])
      .select(['explored.bonus', 'explored.ended', `explored.${what} as text`])
      .where('explored.game', '=', game)
      .where('explored.variant', '=', variant);
  });

const READ = { opening: reading('opening'), cards: reading('cards') };

/** Statistics over the games of one user, who has few enough to be counted when asked for. */
export class OwnGames {
  readonly #db: Kysely<Schema>;

  readonly #asked = new Map<string, Promise<readonly OwnGame[]>>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async at(filter: ExplorerFilter, user: string, line: readonly string[]): Promise<ExploredNode> {
    const wanted = inOrder(line);
    const total = new Sum();
    const steps = new Map<string, StepSum>();
    for (const game of await this.#games(filter, user, 'opening')) {
      const next = readNext(game.text, wanted);
      if (!next) continue;
      total.add(game.result);
      for (const step of next) {
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
    const wanted = inOrder(line);
    const found: string[] = [];
    for (const { id, text } of await this.#games(filter, user, 'opening')) {
      if (found.length === limit) break;
      if (readNext(text, wanted)) found.push(id);
    }
    return found;
  }

  async cards(
    filter: ExplorerFilter,
    user: string,
    wanted: { readonly card: number } | { readonly turn: number },
  ): Promise<CardTally[]> {
    const sums = new Map<string, CardPlay & { readonly sum: Sum }>();
    for (const { text, result } of await this.#games(filter, user, 'cards')) {
      for (const play of readCards(text, wanted)) {
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
      for (const play of readCards(text, { card })) {
        if (!play.targets) continue;
        for (const target of [EVENTS, ...play.targets]) {
          events.set(target, (events.get(target) ?? 0) + 1);
        }
      }
    }
    return [...events]
      .map(([target, count]) => ({ target, events: count }))
      .sort((a, b) => b.events - a.events || a.target - b.target);
  }

  /** Those who ask for the same games at the same time share the answer. */
  #games(filter: ExplorerFilter, user: string, what: Text): Promise<readonly OwnGame[]> {
    const key = JSON.stringify([filter, user, what]);
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const answer = this.#read(filter, user, what).finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }

  async #read(filter: ExplorerFilter, user: string, what: Text): Promise<readonly OwnGame[]> {
    const { rows } = await READ[what](this.#db, user, filter.game, filter.variant);
    const { level, bonus, since } = filter;
    const seen = new Set<string>();
    return rows
      .map(({ archived: id, result, rating, text, ...dims }) =>
        Object.assign(dims, { id, result: RESULTS[result], rating, text }),
      )
      .filter(
        (game) =>
          // Whoever plays with themselves has sat at both sides.
          !seen.has(game.id) &&
          seen.add(game.id) &&
          (level === undefined || game.level >= level) &&
          (bonus === undefined || what === 'cards' || game.bonus === bonus) &&
          (since === undefined || yearOf(game.ended) >= since),
      )
      .sort((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1));
  }
}
