import type { Mask } from '@brink/kernel';
import {
  CONTROL,
  COUNTRY_WORDS,
  ROUND_OF,
  US,
  USSR,
  emit,
  isRaised,
  lowerFlag,
  printedOps,
  type RegionPenalty,
  type RulePoints,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Setting } from './setting.ts';

/** T-62s raise operations to this and no further. */
const T62_LIMIT = 3;

/** What effects of other games change about so many operations. */
export type OtherModifier = (game: Table, side: Side, printed: number) => number;

/** The lasting effects of cards that travel, each for its rule point, in a setting. */
export interface Effects {
  /** `before`: what other effects change. */
  readonly opsModifier: (game: Table, side: Side, printed: number, before: number) => number;
  readonly coupDie: (game: Table, side: Side, country: number) => number;
  readonly closeTargets: (game: Table, side: Side, targets: Mask) => void;
  readonly hasExtraRound: (game: Table, side: Side) => boolean;
  readonly penalty: (others: OtherModifier) => RegionPenalty;
  /** Rule points that no other effect shares. */
  readonly points: Required<
    Pick<
      RulePoints,
      | 'onCoupSuccess'
      | 'whoFixesDie'
      | 'onDieFixed'
      | 'goesFirst'
      | 'headlineFirst'
      | 'mustScore'
      | 'onRound'
    >
  >;
  readonly onPlay: (game: Table, side: Side) => void;
}

export function effectsOn(setting: Setting): Effects {
  const { Flag, CENTCOM, FAMINE, HELD, Africa, numberOf, isRuled } = setting;
  const elections = numberOf('us-presidential-elections');

  /** Without T-62s, which depend on the sum. */
  const baseModifier = (game: Table, side: Side, printed: number): number => {
    let modifier = isRaised(game, Flag.AfghanistanOnUs + side) ? -1 : 0;
    if (printed === 1 && isRaised(game, Flag.AmharicForUs + side)) modifier++;
    return modifier;
  };

  /** T-62s lift what the others leave, up to 3. */
  const lifted = (game: Table, side: Side, sum: number): number =>
    side === USSR && sum < T62_LIMIT && isRaised(game, Flag.T62s) ? sum + 1 : sum;

  const hasFamine = ({ sets }: Table, country: number): boolean =>
    (sets[FAMINE + (country >> 5)] & (1 << (country & 31))) !== 0;

  /** Who holds Carter Doctrine against this die. */
  const whoFixesDie = (game: Table, roller: Side): number => {
    if (isRaised(game, Flag.CarterForUs + roller)) return roller;
    const rival = 1 - roller;
    const isAny = isRaised(game, Flag.CarterForUs + rival) && isRuled(game, 'carterFixesAnyDie');
    return isAny ? rival : -1;
  };

  return {
    opsModifier: (game, side, printed, before) =>
      lifted(game, side, printed + before + baseModifier(game, side, printed)) - printed,
    coupDie: (game, side, country) =>
      (side === USSR && isRaised(game, Flag.Nasserism) ? 1 : 0) +
      (hasFamine(game, country) ? 1 : 0),
    closeTargets: ({ mem }, side, targets) => {
      const closed = mem[CENTCOM + side] - 1;
      if (closed >= 0) targets[closed >> 5] &= ~(1 << (closed & 31));
    },
    hasExtraRound: (game, side) => side === USSR && isRaised(game, Flag.DirectiveRound),
    penalty: (others) => ({
      where: Africa.words,
      // All changes are added before limits count (§7.3): T-62s may lift the lowered card back,
      // and what Brezhnev Doctrine could not add to a 4 makes up for the loss.
      applies: (game, side, card) => {
        if (!isRaised(game, Flag.AlbanoOnUs + side)) return false;
        const printed = printedOps(game, side, card);
        const sum = printed + others(game, side, printed) + baseModifier(game, side, printed);
        const most = Math.max(game.rules.rule.maxOps, printed);
        const worth = (ops: number): number => Math.min(most, lifted(game, side, ops));
        return worth(sum - 1) < worth(sum);
      },
    }),
    points: {
      onCoupSuccess: (game, _side, country) => {
        if (!hasFamine(game, country)) return;
        game.sets[FAMINE + (country >> 5)] &= ~(1 << (country & 31));
        emit(game, 'famine', country, 0);
      },
      whoFixesDie,
      onDieFixed: (game, roller) => {
        lowerFlag(game, Flag.CarterForUs + whoFixesDie(game, roller));
      },
      goesFirst: (game) => (isRaised(game, Flag.UsaidForUs) ? US : USSR),
      headlineFirst: (_game, _us, ussr) => (ussr === elections ? USSR : undefined),
      mustScore: (game, side) => side === US && isRaised(game, Flag.Stagflation),
      onRound: ({ sets }) => {
        for (let i = 0; i < 2 * COUNTRY_WORDS; i++) sets[HELD + i] = sets[CONTROL + i];
      },
    },
    onPlay: (game, side) => {
      if (side === US && game.mem[ROUND_OF] === US + 1) lowerFlag(game, Flag.Stagflation);
    },
  };
}

/** Adds the neighbours of a country to a set. */
export function addNeighbours({ rules }: Table, country: number, out: Mask): void {
  for (let i = 0; i < COUNTRY_WORDS; i++) out[i] |= rules.adjacency[country * COUNTRY_WORDS + i];
}
