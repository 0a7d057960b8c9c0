import { stepCode } from '@brink/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type {
  CardTally,
  ExploredNode,
  ExploredResult,
  ExplorerFilter,
  Tallied,
  TargetTally,
} from './explorer-port.ts';
import { EVENTS, amongOf, inOrder, stepOf, yearOf } from './explorer-rows.ts';
import { codeOf, playsOfCard, playsOfTurn, readNext, readUse, targetsOf } from './explorer-text.ts';
import { gamesOf, type PlayersGame, type Text } from './sql-explorer-players.ts';

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

/** Statistics over the games of one user, who has few enough to be counted when asked for. */
export class OwnGames {
  readonly #db: Kysely<Schema>;

  readonly #asked = new Map<string, Promise<readonly PlayersGame[]>>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async at(filter: ExplorerFilter, user: string, line: readonly string[]): Promise<ExploredNode> {
    const wanted = inOrder(line);
    const total = new Sum();
    const steps = new Map<string, StepSum>();
    for (const game of await this.#games(filter, user, 'openings')) {
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
    for (const { id, text } of await this.#games(filter, user, 'openings')) {
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
    const sums = new Map<string, Sum>();
    for (const { text, result } of await this.#games(filter, user, 'cards')) {
      const words =
        'card' in wanted ? playsOfCard(text, wanted.card) : playsOfTurn(text, wanted.turn);
      for (const word of words) at(sums, codeOf(word), () => new Sum()).add(result);
    }
    return [...sums]
      .map(([code, sum]) => Object.assign(readUse(code), sum))
      .sort(
        (a, b) => a.card - b.card || a.turn - b.turn || a.seat - b.seat || (a.use < b.use ? -1 : 1),
      );
  }

  async targets(filter: ExplorerFilter, user: string, card: number): Promise<TargetTally[]> {
    const events = new Map<number, number>();
    for (const { text } of await this.#games(filter, user, 'cards')) {
      for (const word of playsOfCard(text, card)) {
        const targets = targetsOf(word);
        if (!targets) continue;
        for (const target of [EVENTS, ...targets]) {
          events.set(target, (events.get(target) ?? 0) + 1);
        }
      }
    }
    return [...events]
      .map(([target, count]) => ({ target, events: count }))
      .sort((a, b) => b.events - a.events || a.target - b.target);
  }

  /** Those who ask for the same games at the same time share the answer. */
  #games(filter: ExplorerFilter, user: string, what: Text): Promise<readonly PlayersGame[]> {
    const key = JSON.stringify([filter, user, what]);
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const answer = this.#read(filter, user, what).finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }

  async #read(filter: ExplorerFilter, user: string, what: Text): Promise<readonly PlayersGame[]> {
    const { level, bonus, since } = filter;
    return (await gamesOf(this.#db, user, filter, what))
      .filter(
        (game) =>
          (level === undefined || game.level >= level) &&
          (bonus === undefined || what === 'cards' || game.bonus === bonus) &&
          (since === undefined || yearOf(game.ended) >= since),
      )
      .sort((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1));
  }
}
