import { FP, FREE, PC, type Mask, MASK_WORDS } from '@brink/kernel';
import { countFrom, handOf } from '../../deck.ts';
import { factsOf } from '../../flow/play.ts';
import { canSpace } from '../../operations/space.ts';
import { rivalOf, type Side } from '../../sides.ts';
import { DEFCON, MAX_CARDS, MILITARY_OPS, ROUND, TURN } from '../../state.ts';
import type { Table } from '../../world.ts';
import type { Bot } from '../frame.ts';

/** What a card is to the side that holds it. */
const OWN = 0;
const NEUTRAL = 1;
const RIVALS = 2;
const SCORING = 3;
const PASSING = 4;
/** No card: to pass, or a free action. */
const NO_CARD = 5;
const CLASSES = 6;

const SIDES = 2;
/** Headline or action round. */
const KINDS = 2;
const PERIODS = 3;
const ROUNDS = 9;
const OPS = 5;
const LEVELS = 4;
const PAYS = 7;
const LEFT = 4;
const RISKS = 4;
const ALARMS = 3;

const CARDS_AT = 0;
const CARD_PERIODS_AT = CARDS_AT + MAX_CARDS * SIDES * KINDS;
const ROUNDS_AT = CARD_PERIODS_AT + MAX_CARDS * SIDES * PERIODS;
const OPS_AT = ROUNDS_AT + CLASSES * ROUNDS;
const OPS_PERIODS_AT = OPS_AT + CLASSES * OPS * LEVELS;
const SCORING_AT = OPS_PERIODS_AT + CLASSES * OPS * PERIODS;
const RISKS_AT = SCORING_AT + PAYS * LEFT;
const ALARMS_AT = RISKS_AT + RISKS * LEVELS * KINDS;
const SPACE_AT = ALARMS_AT + ALARMS * 2 * LEVELS;
const MILITARY_AT = SPACE_AT + OPS * PERIODS;
/** How the card looks by its suggestion: numbers for headlines, then for rounds. */
const LOOKS = 5;
const LOOKS_AT = MILITARY_AT + CLASSES * 2;
/** Ops by the round, for either side: the first coup wants the best card. */
const OPS_ROUNDS_AT = LOOKS_AT + LOOKS * KINDS;
/** What its event is worth by the hints, and set against its operations. */
const EVENTS_AT = OPS_ROUNDS_AT + CLASSES * OPS * ROUNDS * SIDES;
const WORTHS = 8;
const EVENT_OVER_AT = EVENTS_AT + CLASSES * WORTHS * KINDS;
/** How many cards of the hand have more operations. */
const BETTER_AT = EVENT_OVER_AT + CLASSES * WORTHS * KINDS;
const BETTER = 4;
/** Whose event it is by DEFCON and side, and by how many of that kind are in hand. */
const LEVELS_AT = BETTER_AT + BETTER * ROUNDS * CLASSES;
const SAME_AT = LEVELS_AT + CLASSES * LEVELS * SIDES * KINDS;
const SAME = 5;
/** Weights of the choice of a card. */
export const CARD_WEIGHTS = SAME_AT + CLASSES * SAME * KINDS;

/** Features of one choice, at most. */
const MOST = 32;
/** Points that one is behind the best, beyond which nothing gets worse. */
const FAR = 8;

const HEADLINE = 0;
const ACTION = 1;

/** Which card is asked for: 0 for a headline, 1 for an action round, -1 for none of them. */
export function kindOf({ mem, rules }: Table): number {
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt;
  return prompt === 'headline' ? HEADLINE : prompt === 'actionRound' ? ACTION : -1;
}

const payBucket = (vp: number): number =>
  vp <= -4 ? 0 : vp <= -2 ? 1 : vp < 0 ? 2 : vp === 0 ? 3 : vp < 2 ? 4 : vp < 4 ? 5 : 6;

/** Points by which an event moves the table. */
const worthBucket = (points: number): number =>
  points <= -3
    ? 0
    : points <= -1.5
      ? 1
      : points <= -0.5
        ? 2
        : points <= 0
          ? 3
          : points < 1
            ? 4
            : points < 2
              ? 5
              : points < 3.5
                ? 6
                : 7;

/**
 * What speaks for playing a card now, as features with values. `begin` looks at the decision, `read`
 * at one of its choices; what it has read stands in it until the next one.
 */
export class CardFeatures {
  readonly indices = new Int16Array(MOST);
  readonly values = new Float64Array(MOST);
  count = 0;
  readonly #bot: Bot;
  #kind = 0;
  #best = 0;
  #scores: Float64Array = new Float64Array(0);
  #mask: Mask = new Int32Array(MASK_WORDS);

  constructor(bot: Bot) {
    this.#bot = bot;
  }

  /** The choices of this mask, with the scores that the bot suggests for them. */
  begin(game: Table, mask: Mask, scores: Float64Array): void {
    this.#kind = kindOf(game);
    this.#mask = mask;
    this.#scores = scores;
    let best = -Infinity;
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        best = Math.max(best, scores[(i << 5) + 31 - Math.clz32(word & -word)]);
      }
    }
    this.#best = best;
  }

  read(game: Table, side: Side, choice: number): void {
    this.count = 0;
    const { mem, rules } = game;
    const kind = this.#kind;
    const period = mem[TURN] <= 3 ? 0 : mem[TURN] <= 7 ? 1 : 2;
    const level = Math.max(0, Math.min(LEVELS - 1, mem[DEFCON] - 2));
    const round = Math.min(ROUNDS - 1, mem[ROUND]);
    this.#readLook(choice);
    if (choice >= FREE) {
      this.#add(ROUNDS_AT + NO_CARD * ROUNDS + round);
      return;
    }
    const facts = factsOf(game, choice);
    const group = facts.isScoring
      ? SCORING
      : choice === rules.passingCard
        ? PASSING
        : facts.side === side
          ? OWN
          : facts.side === rivalOf(side)
            ? RIVALS
            : NEUTRAL;
    const ops = Math.min(OPS - 1, facts.ops);
    this.#add(CARDS_AT + (choice * SIDES + side) * KINDS + kind);
    this.#add(CARD_PERIODS_AT + (choice * SIDES + side) * PERIODS + period);
    this.#add(ROUNDS_AT + group * ROUNDS + round);
    this.#add(OPS_AT + (group * OPS + ops) * LEVELS + level);
    this.#add(OPS_PERIODS_AT + (group * OPS + ops) * PERIODS + period);
    this.#add(OPS_ROUNDS_AT + ((group * OPS + ops) * ROUNDS + round) * SIDES + side);
    this.#add(LEVELS_AT + ((group * LEVELS + level) * SIDES + side) * KINDS + kind);
    const better = Math.min(BETTER - 1, this.#betterThan(game, facts.ops));
    this.#add(BETTER_AT + (better * ROUNDS + round) * CLASSES + group);
    const same = Math.min(SAME - 1, this.#othersLike(game, choice));
    this.#add(SAME_AT + (group * SAME + same) * KINDS + kind);
    if (group !== SCORING && group !== PASSING) this.#readWorth(game, side, choice, group);
    if (group === SCORING) this.#readScoring(game, side, choice);
    else this.#readDanger(game, side, choice, level);
    if (kind === HEADLINE) return;
    if (group === RIVALS && canSpace(game, side, facts.ops)) {
      this.#add(SPACE_AT + ops * PERIODS + period);
    }
    const isShort = mem[MILITARY_OPS + side] < mem[DEFCON] ? 1 : 0;
    this.#add(MILITARY_AT + group * 2 + isShort);
  }

  #add(feature: number, value = 1): void {
    this.indices[this.count] = feature;
    this.values[this.count++] = value;
  }

  #readLook(choice: number): void {
    const at = LOOKS_AT + this.#kind * LOOKS;
    const behind = Math.min(FAR, this.#best - this.#scores[choice]);
    const rank = this.#rankOf(choice);
    this.#add(at, behind / FAR);
    this.#add(at + 1, Math.min(1, behind));
    this.#add(at + 2, 1 / (1 + rank));
    if (rank === 0) this.#add(at + 3);
    if (rank < 3) this.#add(at + 4);
  }

  #rankOf(choice: number): number {
    const [mask, scores] = [this.#mask, this.#scores];
    let rank = 0;
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        if (scores[(i << 5) + 31 - Math.clz32(word & -word)] > scores[choice]) rank++;
      }
    }
    return rank;
  }

  #readWorth(game: Table, side: Side, card: number, group: number): void {
    const { plays } = this.#bot;
    const event = plays.eventWorth(game, side, card, this.#kind === HEADLINE);
    const over = event - plays.pointsOfCard(game, side, card);
    this.#add(EVENTS_AT + (group * WORTHS + worthBucket(event)) * KINDS + this.#kind);
    this.#add(EVENT_OVER_AT + (group * WORTHS + worthBucket(over)) * KINDS + this.#kind);
  }

  /** Cards among the choices with more operations. */
  #betterThan(game: Table, ops: number): number {
    let count = 0;
    this.#eachCard((card) => {
      if (factsOf(game, card).ops > ops) count++;
    });
    return count;
  }

  /** Other cards among the choices whose events are of the same side. */
  #othersLike(game: Table, choice: number): number {
    const own = factsOf(game, choice);
    let count = -1;
    this.#eachCard((card) => {
      const facts = factsOf(game, card);
      if (facts.side === own.side && facts.isScoring === own.isScoring) count++;
    });
    return count;
  }

  #eachCard(look: (card: number) => void): void {
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = this.#mask[i]; word !== 0; word &= word - 1) {
        const choice = (i << 5) + 31 - Math.clz32(word & -word);
        if (choice < FREE) look(choice);
      }
    }
  }

  #readScoring(game: Table, side: Side, card: number): void {
    const { mem, rules } = game;
    const rounds = rules.rule.roundsOf(game, side) - mem[ROUND] + 1;
    const slack = rounds - countFrom(game, handOf(side), rules.cardSets.scoring);
    const left = this.#kind === HEADLINE ? 0 : slack <= 1 ? 3 : slack <= 3 ? 2 : 1;
    const pay = payBucket(this.#bot.plays.scoringWorth(game, side, card));
    this.#add(SCORING_AT + pay * LEFT + left);
  }

  #readDanger(game: Table, side: Side, card: number, level: number): void {
    const { trouble, alarm } = this.#bot;
    const risk = trouble.riskOf(game, side, card);
    const bucket = risk === 0 ? 0 : risk < 0.3 ? 1 : risk < 0.9 ? 2 : 3;
    this.#add(RISKS_AT + (bucket * LEVELS + level) * KINDS + this.#kind);
    const pressed = alarm.excess < 0 ? 0 : alarm.excess === 0 ? 1 : 2;
    const isOne = pressed > 0 && trouble.isTrouble(game, side, card) ? 1 : 0;
    this.#add(ALARMS_AT + (pressed * 2 + isOne) * LEVELS + level);
  }
}
