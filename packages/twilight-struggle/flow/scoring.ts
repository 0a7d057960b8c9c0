import { l, local, program, setLocal, step, when, type Program } from '@brink/kernel';
import {
  CONTROL_TIER,
  DISCARD,
  US,
  USSR,
  battlegrounds,
  controlledBy,
  controls,
  emitScore,
  endGame,
  gainVp,
  isOver,
  isRaised,
  lowerFlag,
  moveCard,
  moveVp,
  pickCountries,
  scoreRegion,
  type ScoringChanges,
  type ScoringRegion,
  type SideScore,
  type Table,
  type World,
} from '@brink/struggle';
import { cardNumber } from '../data/cards.ts';
import { ALLIED_EUROPE_VP, REGIONS, REGION_VP, type RegionId } from '../data/regions.ts';
import { Flag } from '../flags.ts';
import { REGION_SETS, Taiwan } from '../map.ts';
import { isRuled } from '../rulings.ts';
import { isAlliedBerlin } from '../turn-zero/results.ts';

export const SCORING_REGIONS: readonly ScoringRegion[] = REGIONS.map((id, index) => ({
  index,
  countries: REGION_SETS[id],
  vp: REGION_VP[id],
}));

const regionIndex = (id: RegionId): number => REGIONS.indexOf(id);
const EUROPE = regionIndex('europe');
const ASIA = regionIndex('asia');
const SHUTTLE_DIPLOMACY = cardNumber('shuttle-diplomacy');

/** Europe after an Allied Berlin (Turn Zero): control counts like domination and wins nothing. */
const ALLIED_EUROPE: ScoringRegion = { ...SCORING_REGIONS[EUROPE], vp: ALLIED_EUROPE_VP };

/** Final scoring follows the card of an Allied Berlin, unless a ruling leaves it to the card. */
const isAlliedNow = (game: Table, isFinal: boolean): boolean =>
  isAlliedBerlin(game) && !(isFinal && isRuled(game, 'alliedBerlinOnlyByCard'));

const regionNow = (game: Table, index: number, isFinal: boolean): ScoringRegion =>
  index === EUROPE && isAlliedNow(game, isFinal) ? ALLIED_EUROPE : SCORING_REGIONS[index];

/** Formosan Resolution: a Taiwan of the US is a battleground in Asia. */
function changesIn(game: Table, index: number): ScoringChanges {
  const isKey = index === ASIA && isRaised(game, Flag.FormosanResolution);
  return isKey && controls(game, US, Taiwan) ? { extraBattleground: Taiwan } : {};
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

/** The country that Shuttle Diplomacy drops, plus one. */
const DROPPED = l.target;

/** The event of a scoring card. */
export function scoring(id: RegionId): Program<World> {
  const index = regionIndex(id);
  const isShuttleRegion = id === 'asia' || id === 'middle-east';
  const shuttle = [
    when<World>(
      (game) => isRaised(game, Flag.ShuttleDiplomacy),
      [
        pickCountries({
          by: US,
          prompt: 'shuttleDiplomacy',
          count: 1,
          where: REGION_SETS[id].and(controlledBy(USSR)).and(battlegrounds),
          effect: (game, country) => setLocal(game, DROPPED, country + 1),
        }),
        step((game) => {
          lowerFlag(game, Flag.ShuttleDiplomacy);
          moveCard(game, SHUTTLE_DIPLOMACY, DISCARD);
        }),
      ],
    ),
  ];
  return program<World>(`score ${id}`, [
    ...(isShuttleRegion ? shuttle : []),
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
