import type { RoundParts } from '../flow/action-round.ts';
import { passCardOn } from '../flow/passing-card.ts';
import { printedOps } from '../flow/play.ts';
import { US, USSR, type Side } from '../sides.ts';
import type { RegionBonus, RegionPenalty, RulePoints, Table } from '../world.ts';
import { each, first, isOpen, sideless, some, sum, type Hook, type Point } from './folds.ts';
import { NEVER, type Hooks, type LastingEffect } from './hooks.ts';

/** The rules of the book; what cards alone bring may be left out. */
export type BookRules = Omit<RulePoints, ByCards | OnlyCards> & Partial<Pick<RulePoints, ByCards>>;

type ByCards = keyof typeof UNCHANGED;
type Book = Omit<RulePoints, OnlyCards>;
/** What the book leaves to cards. */
type OnlyCards = 'opsModifier' | 'onPlay';

/** Points that every world has, where neither the book nor a card changes anything. */
const UNCHANGED = {
  coupDie: () => 0,
  realignmentDie: () => 0,
  coupSparesDefcon: () => false,
  limitPlacing: () => {},
  limitUses: () => {},
  onCoup: () => {},
} satisfies Partial<RulePoints>;

/** How the hooks of a point and the book make one answer. */
const FOLDS = {
  coupDie: sum,
  realignmentDie: sum,
  limitPlacing: each,
  limitCoups: each,
  limitRealignments: each,
  limitWars: each,
  limitUses: each,
  limitHeadlines: each,
  onCoup: each,
  onCoupSuccess: each,
  onDieFixed: each,
  onDraw: each,
  onDiscard: each,
  afterEventFirst: each,
  onNoPlay: each,
  coupSparesDefcon: some,
  mustScore: some,
  whoFixesDie: first(-1),
  dueCard: first(0),
  everyCoupCosts: sideless(some),
  onRound: sideless(each),
  onTurnEnd: sideless(each),
  headlineFirst: sideless(first(undefined)),
  extraBattleground: sideless(first(-1)),
} as const satisfies Partial<Record<keyof RulePoints, unknown>>;

/** The rules of the book together with what cards change while they last. */
export interface Folded {
  readonly rule: RulePoints;
  readonly bonuses: readonly RegionBonus[];
  readonly penalty: RegionPenalty | undefined;
  /** What cards change about an action round. */
  readonly round: RoundParts;
}

/** Folds the hooks of all cards, in the order of the cards, into one function a rule point. */
export function foldLasting(
  rules: BookRules,
  bonuses: readonly RegionBonus[],
  lasting: readonly LastingEffect[],
): Folded {
  const effects = lasting.map(spread);
  const hooksAt = (name: keyof Hooks): Hook[] =>
    effects.flatMap(({ gate, hooks }) => {
      const run = hooks[name];
      return run === undefined ? [] : [{ gate, run: run as unknown as Point }];
    });
  const book: Book = { ...UNCHANGED, ...rules };
  const points: Record<string, unknown> = { ...book };
  for (const name of Object.keys(FOLDS) as (keyof typeof FOLDS)[]) {
    const hooks = hooksAt(name);
    const fold = FOLDS[name] as (book: unknown, hooks: readonly Hook[]) => unknown;
    if (hooks.length > 0) points[name] = fold(rules[name], hooks);
  }
  const ops = foldOps(hooksAt('opsModifier'), hooksAt('liftOps'));
  const rule: RulePoints = {
    ...(points as unknown as RulePoints),
    opsModifier: ops.modifier,
    onPlay: foldPlays(hooksAt('onPlay'), hooksAt('onPassing')),
    ...foldRounds(book, hooksAt('extraRound')),
    ...foldFirst(book, hooksAt('usGoesFirst')),
  };
  return {
    rule,
    bonuses: [...bonuses, ...effects.flatMap(bonusOf)],
    penalty: foldPenalty(effects, ops),
    round: foldRound(effects),
  };
}

/** What closes targets closes them to coups and to realignments. */
function spread({ gate, hooks }: LastingEffect): LastingEffect {
  const { closeTargets, ...others } = hooks;
  if (!closeTargets) return { gate, hooks };
  return { gate, hooks: { ...others, limitCoups: closeTargets, limitRealignments: closeTargets } };
}

interface Ops {
  /** What all modifiers add to so many operations. */
  readonly modifier: RulePoints['opsModifier'];
  /** Printed operations with everything added, before they are lifted. */
  readonly added: (game: Table, side: Side, printed: number) => number;
  readonly lift: (game: Table, side: Side, sum: number) => number;
}

function foldOps(modifiers: readonly Hook[], lifts: readonly Hook[]): Ops {
  const modifier =
    modifiers.length === 0 ? () => 0 : (sum(undefined, modifiers) as RulePoints['opsModifier']);
  const added = (game: Table, side: Side, printed: number): number =>
    printed + modifier(game, side, printed);
  if (lifts.length > 1) throw new Error('two cards that lift operations');
  if (lifts.length === 0) return { modifier, added, lift: (_game, _side, ops) => ops };
  const [{ gate, run }] = lifts;
  const lift = (game: Table, side: Side, ops: number): number =>
    isOpen(game, gate, side) ? (run(game, side, ops) as number) : ops;
  return {
    modifier: (game, side, printed) => lift(game, side, added(game, side, printed)) - printed,
    added,
    lift,
  };
}

/** Hooks come first, then the passing of the card (§9.3), then what it does by itself. */
function foldPlays(plays: readonly Hook[], passes: readonly Hook[]): RulePoints['onPlay'] {
  const onPlay = plays.length > 0 ? each(undefined, plays) : undefined;
  const onPassing = passes.length > 0 ? each(undefined, passes) : undefined;
  return (game, side, card, use) => {
    const { passingCard, events } = game.rules;
    onPlay?.(game, side, card, use);
    if (card === passingCard) {
      passCardOn(game, side);
      onPassing?.(game, side);
    }
    events[card]?.whenPlayed?.(game, side, use);
  };
}

type Rounds = Pick<RulePoints, 'roundsOf' | 'certainRounds'>;

/** A round that an event allows is one more than the regular ones, and nobody takes it away. */
function foldRounds(
  { regularRounds, roundsOf, certainRounds }: Book,
  extra: readonly Hook[],
): Rounds {
  if (extra.length === 0) return { roundsOf, ...(certainRounds && { certainRounds }) };
  const hasExtra = some(undefined, extra);
  const withExtra =
    (rounds: RulePoints['roundsOf']): RulePoints['roundsOf'] =>
    (game, side) =>
      hasExtra(game, side)
        ? Math.max(rounds(game, side), regularRounds(game) + 1)
        : rounds(game, side);
  return {
    roundsOf: withExtra(roundsOf),
    ...(certainRounds && { certainRounds: withExtra(certainRounds) }),
  };
}

function foldFirst(book: Book, usFirst: readonly Hook[]): Pick<RulePoints, 'goesFirst'> {
  if (usFirst.length === 0) return {};
  const isUsFirst = sideless(some)(undefined, usFirst);
  return { goesFirst: (game) => (isUsFirst(game) ? US : (book.goesFirst?.(game) ?? USSR)) };
}

function bonusOf({ gate, hooks: { bonusIn } }: LastingEffect): readonly RegionBonus[] {
  if (!bonusIn) return [];
  return [{ where: bonusIn.words, applies: (game, side) => isOpen(game, gate, side) }];
}

/**
 * All changes are added before limits count (§7.3 of Red Sea): what lifts operations may lift the
 * lowered card back, and what could not be added to a 4 makes up for the loss.
 */
function foldPenalty(effects: readonly LastingEffect[], ops: Ops): RegionPenalty | undefined {
  const found = effects.filter(({ hooks }) => hooks.penaltyIn);
  if (found.length > 1) throw new Error('two cards with a penalty in a region');
  if (found.length === 0) return undefined;
  const [{ gate, hooks }] = found;
  return {
    where: hooks.penaltyIn!.words,
    applies: (game, side, card) => {
      if (!isOpen(game, gate, side)) return false;
      const printed = printedOps(game, side, card);
      const worth = (points: number): number =>
        Math.min(Math.max(game.rules.rule.maxOps, printed), ops.lift(game, side, points));
      const sum = ops.added(game, side, printed);
      return worth(sum - 1) < worth(sum);
    },
  };
}

/** Steps that cards add to an action round, and the flags that trap each side. */
function foldRound(effects: readonly LastingEffect[]): RoundParts {
  const traps: [us: number, ussr: number] = [NEVER, NEVER];
  for (const { gate, hooks } of effects) {
    if (!hooks.traps || !gate) continue;
    for (const side of [US, USSR] as const) if (gate[side] !== NEVER) traps[side] = gate[side];
  }
  const instead = effects.find(({ hooks }) => hooks.insteadOfRound)?.hooks.insteadOfRound;
  const isTrap = traps.some((flag) => flag !== NEVER);
  return {
    ...(isTrap && { traps }),
    ...(instead && { instead }),
    before: effects.flatMap(({ hooks }) => hooks.beforeRound ?? []),
    after: effects.flatMap(({ hooks }) => hooks.afterRound ?? []),
  };
}
