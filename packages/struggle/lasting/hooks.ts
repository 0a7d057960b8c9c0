import { newMask, type Mask, type Steps } from '@brink/kernel';
import type { Flag } from '../flags.ts';
import { US, USSR, type Side } from '../sides.ts';
import { COUNTRY_WORDS } from '../state.ts';
import type { Where } from '../where.ts';
import type { Condition, CoupKind, Table, World } from '../world.ts';

/**
 * What a card changes for as long as it lasts. Each hook is read at the rule point of its name;
 * making a world folds the hooks of all its cards into one function a rule point.
 */
export interface Hooks {
  /** Added to the operations of a side. */
  readonly opsModifier?: (game: Table, side: Side, printed: number) => number;
  /** Changes the operations that all modifiers together give. */
  readonly liftOps?: (game: Table, side: Side, sum: number) => number;
  /** One point more for operations that lie wholly in this region. */
  readonly bonusIn?: { readonly words: Mask };
  /** One point less for operations that touch this region. */
  readonly penaltyIn?: { readonly words: Mask };
  /** Take what is forbidden out of `targets`: of coups and realignments alike, or of one of them. */
  readonly closeTargets?: (game: Table, side: Side, targets: Mask) => void;
  readonly limitCoups?: (game: Table, side: Side, targets: Mask) => void;
  readonly limitRealignments?: (game: Table, side: Side, targets: Mask) => void;
  readonly limitPlacing?: (game: Table, side: Side, targets: Mask) => void;
  /** The same of wars that an event lets a side carry where it likes. */
  readonly limitWars?: (game: Table, side: Side, targets: Mask) => void;
  readonly coupDie?: (game: Table, side: Side, country: number) => number;
  readonly realignmentDie?: (game: Table, side: Side) => number;
  readonly coupSparesDefcon?: (game: Table, side: Side, kind: CoupKind) => boolean;
  readonly everyCoupCosts?: (game: Table, country: number) => boolean;
  readonly onCoup?: (game: Table, side: Side) => void;
  readonly onCoupSuccess?: (game: Table, side: Side, country: number) => void;
  readonly whoFixesDie?: (game: Table, roller: Side) => number;
  readonly onDieFixed?: (game: Table, roller: Side) => void;
  readonly onDraw?: (game: Table, side: Side, card: number) => void;
  readonly onDiscard?: (game: Table, side: Side, card: number) => void;
  readonly limitUses?: (game: Table, side: Side, card: number, uses: Mask) => void;
  readonly onPlay?: (game: Table, side: Side, card: number, use: number) => void;
  readonly afterEventFirst?: (game: Table, side: Side, card: number) => void;
  readonly onNoPlay?: (game: Table, side: Side) => void;
  /** The card that passes from side to side was played. */
  readonly onPassing?: (game: Table, side: Side) => void;
  readonly dueCard?: (game: Table, side: Side) => number;
  readonly mustScore?: (game: Table, side: Side) => boolean;
  readonly limitHeadlines?: (game: Table, side: Side, legal: Mask) => void;
  readonly headlineFirst?: (game: Table, us: number, ussr: number) => Side | undefined;
  /** One action round more than the regular ones. */
  readonly extraRound?: (game: Table, side: Side) => boolean;
  readonly usGoesFirst?: Condition;
  readonly onRound?: (game: Table) => void;
  /** The turn is over and its effects have ended. */
  readonly onTurnEnd?: (game: Table) => void;
  /** A country that counts as a battleground when a region is scored; -1 for none. */
  readonly extraBattleground?: (game: Table, region: number) => number;
  /** While it lasts, the action rounds of the side go into getting out of it. */
  readonly traps?: true;
  /** Steps of an action round: in its place, before its card is chosen, at its end. */
  readonly insteadOfRound?: readonly [condition: Condition, steps: Steps<World>];
  readonly beforeRound?: Steps<World>;
  readonly afterRound?: Steps<World>;
}

/** The flag of each side that the hooks wait for. */
export type Gate = readonly [us: Flag, ussr: Flag];

/** Hooks, and when they count. */
export interface LastingEffect {
  readonly gate: Gate | undefined;
  readonly hooks: Hooks;
}

/** No flag: the side is not concerned. */
export const NEVER: Flag = -1;

/** Hooks that count while a flag is raised, for both sides or where only one acts. */
export function whileRaised(flag: Flag, hooks: Hooks): LastingEffect;
export function whileRaised(flag: Flag, side: Side, hooks: Hooks): LastingEffect;
export function whileRaised(flag: Flag, side: Side | Hooks, hooks?: Hooks): LastingEffect {
  if (typeof side === 'object') return { gate: [flag, flag], hooks: side };
  return { gate: side === US ? [flag, NEVER] : [NEVER, flag], hooks: hooks! };
}

/** Hooks that count for a side while its own flag of a pair is raised. */
export const whileRaisedOn = (pair: Flag, hooks: Hooks): LastingEffect => ({
  gate: [pair + US, pair + USSR],
  hooks,
});

/** Hooks that count for a side while the flag of the other one is raised. */
export const whileRaisedOnRival = (pair: Flag, hooks: Hooks): LastingEffect => ({
  gate: [pair + USSR, pair + US],
  hooks,
});

/** Hooks that count all the time, flags or not. */
export const throughout = (hooks: Hooks): LastingEffect => ({ gate: undefined, hooks });

/** Takes a set of countries out of the targets. */
export function closing(where: Where): (game: Table, side: Side, targets: Mask) => void {
  const closed = newMask();
  return (game, _side, targets) => {
    where.into(game, closed);
    for (let i = 0; i < COUNTRY_WORDS; i++) targets[i] &= ~closed[i];
  };
}
