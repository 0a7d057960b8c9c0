import { FP, PC, choose, legal, members, nextActor, type Game } from '@brink/kernel';
import { oddsBy, type Learned } from '@brink/kernel/learned-value';
import { MAX_CARDS, RESULT, ROUND, TURN, US, type Side, type Table } from '@brink/struggle';
import {
  PLAY_COUNT,
  STAGES,
  WAYS,
  decodePlays,
  playIndex,
  wayOf,
} from '@brink/struggle/bot/experience';
import type { PlayedGame } from './game-file.ts';
import type { Subject } from './subjects.ts';

export interface PlaysReport {
  readonly games: number;
  readonly plays: number;
  /** What all ways to play a card are worth now, by `playIndex`. */
  readonly table: Float32Array;
}

/** Ways that were gone less often than this say less: luck has spoken as well. */
const ENOUGH = 300;
/** A game that is over stands so much for its winner, in logarithms of odds. */
const ENDING = 3;
/** One turn changes no more than this, in VP; what looked worse than this was no choice. */
const MOST_CHANGE = 25;
const WORST_LOOK = -12;

const HEADLINE = WAYS.indexOf('headline');
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** A card that is being played, and how it stood before. */
interface Play {
  readonly side: Side;
  readonly stage: number;
  readonly card: number;
  way: number;
  /** How much worse it looked than what looked best, in VP. */
  look: number;
  readonly before: number;
  readonly oddsOfPoint: number;
}

/** Sums what plays have brought until the next turn began, beyond what they looked like. */
class Ledger {
  readonly counts = new Float64Array(PLAY_COUNT);
  readonly #sums = new Float64Array(PLAY_COUNT);

  add({ side, stage, card, way, look, before, oddsOfPoint }: Play, after: number): void {
    if (way < 0) return;
    const gain = ((side === US ? 1 : -1) * (after - before)) / oddsOfPoint;
    const at = playIndex(side, stage, card, way);
    this.counts[at]++;
    this.#sums[at] += within(gain, MOST_CHANGE) - Math.max(WORST_LOOK, look);
  }

  /** What each way brings more than all of its kind do, less where few have gone it. */
  means(): Float32Array {
    const means = new Float32Array(PLAY_COUNT);
    for (const side of [0, 1] as const) {
      for (let stage = 0; stage < STAGES; stage++) {
        this.#compare(indices(side, stage, true), means);
        this.#compare(indices(side, stage, false), means);
      }
    }
    return means;
  }

  #compare(list: readonly number[], into: Float32Array): void {
    let [count, sum] = [0, 0];
    for (const at of list) {
      count += this.counts[at];
      sum += this.#sums[at];
    }
    for (const at of list) {
      const own = this.counts[at];
      if (own > 0) into[at] = (this.#sums[at] - (own * sum) / count) / (own + ENOUGH);
    }
  }
}

/** All headlines of a side in a part of the game, or all its plays in rounds. */
function indices(side: Side, stage: number, areHeadlines: boolean): number[] {
  const list: number[] = [];
  for (let card = 0; card < MAX_CARDS; card++) {
    for (let way = 0; way < WAYS.length; way++) {
      if ((way === HEADLINE) === areHeadlines) list.push(playIndex(side, stage, card, way));
    }
  }
  return list;
}

function promptOf({ mem, rules }: Table): string | undefined {
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  return (ask ?? askAll)?.prompt;
}

/**
 * Learns what ways to play a card bring beyond what the bot that played these games thinks of them:
 * how the value changes until the next turn begins. Now and then it plays what looks worse, so all
 * ways are gone.
 */
export function fitPlays(
  { kind, plays }: Subject,
  games: readonly PlayedGame[],
  value: Learned,
): PlaysReport {
  if (!plays) throw new Error(`plays are not learned in ${kind.id}`);
  const { features, suggest, stageOf, oddsOfPoint, lessons } = plays.training();
  const odds = oddsBy(value, features);
  const ledger = new Ledger();
  const scores = new Float64Array(256);

  /** How much worse a choice looks than the one that looks best. */
  function lookOf(table: Table, actor: number, choice: number): number {
    suggest(table, actor, scores);
    const best = members(legal(table as unknown as Game, actor)).map((other) => scores[other]);
    return scores[choice] - Math.max(...best);
  }

  function read({ options, rules = 1, choices }: PlayedGame): void {
    const game = kind.setup(kind.parseOptions(options), undefined, rules);
    const table = game as Game as unknown as Table;
    const { mem } = table;
    const standing = (): number => {
      features.read(table);
      return odds();
    };
    const turn: Play[] = [];
    let now = mem[TURN];
    const settle = (after: number): void => {
      for (const play of turn) ledger.add(play, after);
      turn.length = 0;
    };
    for (const choice of choices) {
      const actor = nextActor(game) as Side;
      const prompt = actor <= 1 ? promptOf(table) : undefined;
      if (prompt === 'headline' || prompt === 'actionRound') {
        const before = standing();
        if (mem[TURN] !== now) settle(before);
        now = mem[TURN];
        if (choice < MAX_CARDS) {
          turn.push({
            side: actor,
            stage: stageOf(table),
            card: choice,
            way: mem[ROUND] === 0 ? HEADLINE : -1,
            look: lookOf(table, actor, choice),
            before,
            oddsOfPoint: oddsOfPoint(table),
          });
        }
      } else if (prompt === 'useOfCard') {
        const play = turn.at(-1);
        if (play?.side === actor && play.way < 0) {
          play.look += lookOf(table, actor, choice);
          play.way = wayOf(choice);
        }
      }
      choose(game, actor, choice);
    }
    const result = mem[RESULT];
    if (result === 1 || result === 2) settle(result - 1 === US ? ENDING : -ENDING);
  }

  for (const played of games) read(played);
  const means = ledger.means();
  const known = lessons.plays && decodePlays(lessons.plays);
  return {
    games: games.length,
    plays: ledger.counts.reduce((sum, count) => sum + count, 0),
    table: known ? means.map((mean, i) => mean + known[i]) : means,
  };
}
