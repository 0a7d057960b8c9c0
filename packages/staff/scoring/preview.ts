import {
  ACTOR,
  CARD,
  FP,
  choose,
  legal,
  members,
  nextActor,
  pushFrame,
  restart,
  run,
  type LogEntry,
} from '@brink/kernel';
import {
  REMOVED,
  RESULT,
  US,
  USSR,
  VP,
  mannerOf,
  penaltyFor,
  zoneOf,
  type Manner,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from '../adapter.ts';

/** What a scoring would do, told by the rules themselves. */
export interface Score {
  /** VP that would change hands; the US positive. */
  readonly vp: number;
  /** Who would win at once, and how: control of a region, or the end of the track. */
  readonly wins: { readonly side: Side; readonly manner: Manner } | undefined;
  /** Why, line by line, as the log would say it. */
  readonly lines: readonly LogEntry[];
}

/** What scoring a region now would bring. */
export interface RegionScore extends Score {
  /** Its place among the adapter's regions. */
  readonly region: number;
  readonly card: number;
  /** The card can still come: it is in the game and has not left it. */
  readonly isComing: boolean;
}

/** What military operations are still missing, and the VP that would cost. */
export interface MilitaryScore {
  readonly missing: readonly [us: number, ussr: number];
  /** VP that would change hands at the end of the turn; the US positive. */
  readonly vp: number;
}

/** What every scoring, and the end of the game, would bring now. */
export interface ScoringPreview {
  readonly regions: readonly RegionScore[];
  readonly final: Score;
  readonly military: MilitaryScore;
}

const ended = (game: Table): Score['wins'] => {
  const winner = game.mem[RESULT] - 1;
  if (winner !== US && winner !== USSR) return undefined;
  return { side: winner, manner: mannerOf(game) };
};

/** A copy of the table with nothing going on. */
function emptyTable(game: Table): Table {
  const copy = game.clone();
  copy.mem[RESULT] = 0;
  restart(copy, copy.rules.halt);
  return copy;
}

/** Plays on to the end; whoever may choose (Shuttle Diplomacy) chooses what scores best for him. */
function settle(game: Table): Table {
  const actor = nextActor(game);
  if (actor !== US && actor !== USSR) return game;
  const sign = actor === US ? 1 : -1;
  const lines = game.log;
  let best: Table | undefined;
  let kept: LogEntry[] = [];
  for (const choice of members(legal(game, actor))) {
    const own: LogEntry[] = [];
    const branch = game.clone();
    branch.log = (entry) => own.push(entry);
    choose(branch, actor, choice);
    const after = settle(branch);
    if (best && sign * after.mem[VP] <= sign * best.mem[VP]) continue;
    best = after;
    kept = own;
  }
  for (const entry of kept) lines?.(entry);
  return best ?? game;
}

/** Resolves the event of a scoring card on a copy, as if it were played now. */
function resolve(game: Table, card: number): Score {
  const before = game.mem[VP];
  const copy = emptyTable(game);
  const lines: LogEntry[] = [];
  copy.log = (entry) => lines.push(entry);
  pushFrame(copy, copy.rules.events[card]!.address);
  copy.mem[copy.mem[FP] + ACTOR] = US;
  copy.mem[copy.mem[FP] + CARD] = card;
  run(copy);
  const after = settle(copy);
  return { vp: after.mem[VP] - before, wins: ended(after), lines };
}

/** Final scoring as the table stands (§10.3.2). */
export function finalScore(adapter: Adapter, game: Table): Score {
  const before = game.mem[VP];
  const copy = emptyTable(game);
  const lines: LogEntry[] = [];
  copy.log = (entry) => lines.push(entry);
  adapter.scoreFinally(copy);
  return { vp: copy.mem[VP] - before, wins: ended(copy), lines };
}

/** One line for each scoring card of the game, in the order of the regions. */
export function regionScores(adapter: Adapter, game: Table): RegionScore[] {
  const list: RegionScore[] = [];
  for (const [region, { scoredBy }] of adapter.regions.entries()) {
    for (const card of scoredBy) {
      const zone = zoneOf(game, card);
      if (zone < 0) continue;
      list.push({ region, card, isComing: zone !== REMOVED, ...resolve(game, card) });
    }
  }
  return list;
}

/** What missing military operations would cost now. */
export function militaryScore(game: Table): MilitaryScore {
  const missing = [penaltyFor(game, US), penaltyFor(game, USSR)] as const;
  return { missing, vp: missing[USSR] - missing[US] };
}

/** What every region would give now, what the end of the game would, and what peace costs. */
export const previewScoring = (adapter: Adapter, game: Table): ScoringPreview => ({
  regions: regionScores(adapter, game),
  final: finalScore(adapter, game),
  military: militaryScore(game),
});
