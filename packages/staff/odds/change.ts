import {
  DEFCON,
  MILITARY_OPS,
  RESULT,
  SPACE,
  US,
  USSR,
  VP,
  controls,
  influenceOf,
  mannerOf,
  type Manner,
  type Table,
} from '@brink/struggle';
import { finalScore, regionScores } from '../scoring/preview.ts';
import type { Adapter } from '../adapter.ts';

type BySide = readonly [us: number, ussr: number];

/** What of a table an attempt can change, in numbers. */
export interface Measure {
  readonly vp: number;
  readonly defcon: number;
  readonly militaryOps: BySide;
  readonly space: BySide;
  /** VP of each scoring card if it were played now, US positive, in the order of the preview. */
  readonly scores: readonly number[];
  /** VP of final scoring; of a game won by it, as good as all there are. */
  readonly final: number;
  readonly influence: readonly number[];
}

/** A country whose influence has changed. */
export interface CountryChange {
  readonly country: number;
  /** Influence after it. */
  readonly influence: BySide;
  readonly gain: BySide;
  /** 0 US, 1 USSR, -1 nobody. */
  readonly control: number;
}

/** A table after an attempt, against what it was before. */
export interface Change {
  readonly vp: number;
  readonly defcon: number;
  readonly militaryOps: BySide;
  readonly space: BySide;
  readonly countries: readonly CountryChange[];
  /** By how much each region's score would move for the US, in the order of `Measure.scores`. */
  readonly scores: readonly number[];
  readonly final: number;
  readonly ends: { readonly winner: number; readonly manner: Manner } | undefined;
  /** Two tables that are alike have the same key. */
  readonly key: string;
}

/** A region that wins the game outweighs any VP. */
const WHOLE_TRACK = 20;

const pair = ({ mem }: Table, at: number): BySide => [mem[at], mem[at + 1]];

function valueOf({ vp, wins }: ReturnType<typeof finalScore>): number {
  if (!wins || wins.manner === 'vp' || wins.manner === 'finalScoring') return vp;
  return wins.side === US ? WHOLE_TRACK : -WHOLE_TRACK;
}

function influenceIn(game: Table): number[] {
  const list: number[] = [];
  // The box after the last country is the Chinese Civil War where it is played.
  for (let country = 0; country <= game.rules.countryCount; country++) {
    list.push(influenceOf(game, US, country), influenceOf(game, USSR, country));
  }
  return list;
}

/** What an attempt can change, as it is now. */
export const measure = (adapter: Adapter, game: Table): Measure => ({
  vp: game.mem[VP],
  defcon: game.mem[DEFCON],
  militaryOps: pair(game, MILITARY_OPS),
  space: pair(game, SPACE),
  scores: regionScores(adapter, game).map(valueOf),
  final: valueOf(finalScore(adapter, game)),
  influence: influenceIn(game),
});

/** Who controls a country: 0 US, 1 USSR, -1 nobody. */
export function controlOf(game: Table, country: number): number {
  return controls(game, US, country) ? US : controls(game, USSR, country) ? USSR : -1;
}

function countriesChanged(game: Table, before: readonly number[]): CountryChange[] {
  const list: CountryChange[] = [];
  for (const [i, us] of influenceIn(game).entries()) {
    if (i % 2 === 1) continue;
    const country = i / 2;
    const ussr = influenceOf(game, USSR, country);
    const gain: BySide = [us - before[i], ussr - before[i + 1]];
    if (gain[0] === 0 && gain[1] === 0) continue;
    list.push({ country, influence: [us, ussr], gain, control: controlOf(game, country) });
  }
  return list;
}

/** What has changed since it was measured. */
export function readChange(adapter: Adapter, before: Measure, game: Table): Change {
  const { mem } = game;
  const isOver = mem[RESULT] !== 0;
  // Nothing is scored after the end of the game.
  const after = isOver ? before : measure(adapter, game);
  const change = {
    vp: mem[VP],
    defcon: mem[DEFCON],
    militaryOps: pair(game, MILITARY_OPS),
    space: pair(game, SPACE),
    countries: countriesChanged(game, before.influence),
    scores: after.scores.map((score, i) => score - (before.scores[i] ?? 0)),
    final: after.final - before.final,
    ends: isOver ? { winner: mem[RESULT] - 1, manner: mannerOf(game) } : undefined,
  };
  return { ...change, key: JSON.stringify(change) };
}
