import { local, program, step, type Program } from '@brink/kernel';
import {
  CONTROL_TIER,
  US,
  USSR,
  emitScore,
  endGame,
  gainVp,
  isOver,
  moveVp,
  scoreRegion,
  type ScoringChanges,
  type ScoringRegion,
  type SideScore,
  type Table,
  type World,
} from '@brink/struggle';
import { DROPPED, shuttleIn } from '../cards/mid-war/073-shuttle-diplomacy.ts';
import { ALLIED_EUROPE_VP, REGIONS, type RegionId } from '../data/regions.ts';
import { REGION_SETS } from '../map.ts';
import { isRuled } from '../rulings.ts';
import { isAlliedBerlin } from '../turn-zero/results.ts';
import { SCORING_REGIONS } from './scoring-regions.ts';

export { SCORING_REGIONS };

const regionIndex = (id: RegionId): number => REGIONS.indexOf(id);
const EUROPE = regionIndex('europe');

/** Europe after an Allied Berlin (Turn Zero): control counts like domination and wins nothing. */
const ALLIED_EUROPE: ScoringRegion = { ...SCORING_REGIONS[EUROPE], vp: ALLIED_EUROPE_VP };

/** Final scoring follows the card of an Allied Berlin, unless a ruling leaves it to the card. */
const isAlliedNow = (game: Table, isFinal: boolean): boolean =>
  isAlliedBerlin(game) && !(isFinal && isRuled(game, 'alliedBerlinOnlyByCard'));

const regionNow = (game: Table, index: number, isFinal: boolean): ScoringRegion =>
  index === EUROPE && isAlliedNow(game, isFinal) ? ALLIED_EUROPE : SCORING_REGIONS[index];

/** A country may count as a battleground by event. */
function changesIn(game: Table, index: number): ScoringChanges {
  const extraBattleground = game.rules.rule.extraBattleground?.(game, index) ?? -1;
  return extraBattleground < 0 ? {} : { extraBattleground };
}

/** Points of both sides as the region stands, with what always counts. */
export function regionStanding(
  game: Table,
  index: number,
  changes: ScoringChanges = {},
  isFinal = false,
): readonly [SideScore, SideScore] {
  return scoreRegion(game, regionNow(game, index, isFinal), {
    ...changesIn(game, index),
    ...changes,
  });
}

/** Scores a region; control of Europe wins. Answers whether the game goes on. */
function settle(game: Table, index: number, changes: ScoringChanges, isFinal = false): void {
  const scores = regionStanding(game, index, changes, isFinal);
  emitScore(game, SCORING_REGIONS[index], scores);
  if (index === EUROPE && !isAlliedNow(game, isFinal)) {
    for (const side of [US, USSR] as const) {
      if (scores[side].tier === CONTROL_TIER) return endGame(game, side, 'europeControl');
    }
  }
  const difference = scores[US].points - scores[USSR].points;
  const pay = isFinal ? moveVp : gainVp;
  pay(game, difference >= 0 ? US : USSR, Math.abs(difference));
}

/** The event of a scoring card. */
export function scoring(id: RegionId): Program<World> {
  const index = regionIndex(id);
  const isShuttleRegion = id === 'asia' || id === 'middle-east';
  return program<World>(`score ${id}`, [
    isShuttleRegion ? shuttleIn(REGION_SETS[id]) : [],
    step((game) => {
      const dropped = local(game, DROPPED) - 1;
      const changes = dropped < 0 ? {} : { ignored: { side: USSR, country: dropped } as const };
      settle(game, index, changes);
    }),
  ]);
}

/** §10.3.2: every region counts once more; 20 VP no longer end the game. */
export function scoreFinally(game: Table): void {
  for (const { index } of SCORING_REGIONS) {
    if (isOver(game)) return;
    settle(game, index, {}, true);
  }
}
