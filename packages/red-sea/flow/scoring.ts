import { step, type Steps } from '@brink/kernel';
import {
  US,
  USSR,
  controls,
  emit,
  emitScore,
  endGame,
  gainVp,
  influenceOf,
  moveVp,
  rivalOf,
  scoreRegion,
  type ScoringRegion,
  type Side,
  type SideScore,
  type Table,
  type World,
} from '@brink/struggle';
import { REGIONS, REGION_VP, type RegionId } from '../data/regions.ts';
import { Ethiopia, REGION_SETS, SeaLanes, Somalia } from '../map.ts';

export const SCORING_REGIONS: readonly ScoringRegion[] = REGIONS.map((id, index) => ({
  index,
  countries: REGION_SETS[id],
  vp: REGION_VP[id],
}));

/** §10.2: 2 for control of the Strategic Sea Lanes, 1 for more influence than the rival. */
export function seaLanesOf(game: Table, side: Side): 0 | 1 | 2 {
  if (controls(game, side, SeaLanes)) return 2;
  const lead = influenceOf(game, side, SeaLanes) - influenceOf(game, rivalOf(side), SeaLanes);
  return lead > 0 ? 1 : 0;
}

/** §10.2.3–4: control doubles what the card gives, a lead adds 1. */
function withSeaLanes(game: Table, side: Side, points: number): number {
  const standing = seaLanesOf(game, side);
  if (standing === 0) return points;
  emit(game, 'seaLanes', side, standing);
  return standing === 2 ? 2 * points : points + 1;
}

/** §10.4.1: both flashpoints and more African countries than the rival win at once. */
function winsAfrica(game: Table, side: Side, scores: readonly [SideScore, SideScore]): boolean {
  return (
    controls(game, side, Ethiopia) &&
    controls(game, side, Somalia) &&
    scores[side].countries > scores[rivalOf(side)].countries
  );
}

function score(game: Table, id: RegionId): void {
  const region = SCORING_REGIONS[REGIONS.indexOf(id)];
  const scores = scoreRegion(game, region);
  emitScore(game, region, scores);
  if (id === 'africa') {
    for (const side of [US, USSR] as const) {
      if (winsAfrica(game, side, scores)) return endGame(game, side, 'hornOfAfrica');
    }
  }
  const us = withSeaLanes(game, US, scores[US].points);
  const ussr = withSeaLanes(game, USSR, scores[USSR].points);
  gainVp(game, us >= ussr ? US : USSR, Math.abs(us - ussr));
}

/** The event of a scoring card. */
export const scoring = (id: RegionId): Steps<World> => [step((game) => score(game, id))];

/** §10.4.2: both regions without the sea lanes, then these; 10 VP no longer end the game. */
export function scoreFinally(game: Table): void {
  for (const region of SCORING_REGIONS) {
    const scores = scoreRegion(game, region);
    emitScore(game, region, scores);
    const difference = scores[US].points - scores[USSR].points;
    moveVp(game, difference >= 0 ? US : USSR, Math.abs(difference));
  }
  for (const side of [US, USSR] as const) {
    const standing = seaLanesOf(game, side);
    if (standing === 0) continue;
    emit(game, 'seaLanes', side, standing);
    moveVp(game, side, standing);
  }
}
