import { PERIODS, periodsOf, type Features as AnyFeatures } from '@brink/kernel/learned-value';
import { handOf } from '../../deck.ts';
import { influenceOf, stabilityOf } from '../../influence.ts';
import { US, USSR, type Side } from '../../sides.ts';
import {
  CARD_WORDS,
  DEFCON,
  DISCARD,
  DRAW,
  FLAGS,
  FLAG_WORDS,
  MAX_CARDS,
  MAX_COUNTRIES,
  MILITARY_OPS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  ROUND,
  ROUND_OF,
  SPACE,
  TURN,
  VP,
} from '../../state.ts';
import type { Table, World } from '../../world.ts';
import type { Bot } from '../frame.ts';

/** What only one game knows of its positions, from the view of the US; it follows what all share. */
export interface OwnFacts {
  readonly numbers: number;
  /** The table was read for the US. */
  readonly fill: (game: Table, into: Float64Array, at: number) => void;
  /** Features that a position has or has not, and what tells those that it has. */
  readonly features: number;
  readonly mark: (game: Table, has: (feature: number) => void) => void;
}

/** What is asked of a game whose positions are to be valued. */
export interface FeatureSetting {
  readonly bot: Bot;
  readonly own: OwnFacts;
  readonly lastTurn: (game: Table) => number;
}

/** Leads in a country: towards control, control, and one or more points beyond it, for each side. */
export const LEADS = 8;
const HAND_ZONES = [handOf(US), handOf(USSR), DRAW, DISCARD] as const;
const LEVELS = 6;
const BOXES = 9;
/** Cards that are suicide at DEFCON 2: none too many, one, more; by DEFCON 2, 3 and above. */
const ALARMS = 9;

const COUNTRIES_AT = 0;
const CARDS_AT = COUNTRIES_AT + MAX_COUNTRIES * LEADS;
const FLAGS_AT = CARDS_AT + HAND_ZONES.length * MAX_CARDS;
const DEFCON_AT = FLAGS_AT + FLAG_WORDS * 32;
const SPACE_AT = DEFCON_AT + LEVELS;
const PASSING_AT = SPACE_AT + 2 * BOXES;
const ALARM_AT = PASSING_AT + 6;
/** The headline phase, or whose action round it is. */
const PHASES = 3;
const PHASE_AT = ALARM_AT + 2 * ALARMS;
/** What only one game knows. */
const OWN_AT = PHASE_AT + PHASES;
/** No position has more of those that all share: a few a country, a card and a flag. */
const MOST = MAX_COUNTRIES + MAX_CARDS + FLAG_WORDS * 32 + 16;

/** Where the features of each kind begin; those of hands come before those of piles. */
export const SECTIONS = {
  countries: COUNTRIES_AT,
  leads: LEADS,
  hands: CARDS_AT,
  piles: CARDS_AT + 2 * MAX_CARDS,
  flags: FLAGS_AT,
  defcon: DEFCON_AT,
  space: SPACE_AT,
  passing: PASSING_AT,
  alarm: ALARM_AT,
  phase: PHASE_AT,
  own: OWN_AT,
} as const;

/** Numbers of the family: VP, VP beyond 10, missing military operations of either side. */
export const SHARED_NUMBERS = 4;
/** VP from which on the end of the track comes near. */
const NEAR = 10;

/** Which of the features of a country a lead of the US is; none if nobody leads. */
export const leadBucket = (lead: number, stability: number): number => {
  const over = (lead < 0 ? -lead : lead) - stability;
  const step = over < 0 ? 0 : over > 1 ? 3 : 1 + over;
  return lead > 0 ? step : 4 + step;
};

/** Reads positions of the games of the family. */
export class Features implements AnyFeatures<World> {
  readonly size: number;
  readonly active: Int16Array;
  activeCount = 0;
  readonly numbers: Float64Array;
  readonly periods = new Float64Array(PERIODS);
  readonly #setting: FeatureSetting;
  readonly #hasOwn = (feature: number): void => this.#add(OWN_AT + feature);

  constructor(setting: FeatureSetting) {
    const { own } = setting;
    this.#setting = setting;
    // What every position has comes last: its weight is how good the side of the US is by itself.
    this.size = OWN_AT + own.features + 1;
    this.active = new Int16Array(MOST + own.features);
    this.numbers = new Float64Array(SHARED_NUMBERS + own.numbers);
  }

  read(game: Table): void {
    const { bot, own } = this.#setting;
    bot.board.read(game, US);
    this.activeCount = 0;
    this.#readPeriods(game);
    this.#readCountries(game);
    this.#readCards(game);
    this.#readTracks(game);
    this.#readAlarm(game, US);
    this.#readAlarm(game, USSR);
    this.#readNumbers(game);
    own.fill(game, this.numbers, SHARED_NUMBERS);
    own.mark(game, this.#hasOwn);
  }

  #add(feature: number): void {
    this.active[this.activeCount++] = feature;
  }

  #readPeriods(game: Table): void {
    const { mem, rules } = game;
    const rounds = rules.rule.regularRounds(game);
    const passed = mem[TURN] - 1 + Math.min(1, mem[ROUND] / (rounds + 1));
    periodsOf(passed / this.#setting.lastTurn(game), this.periods);
  }

  #readCountries(game: Table): void {
    const { countryCount } = game.rules;
    for (let country = 0; country < countryCount; country++) {
      const lead = influenceOf(game, US, country) - influenceOf(game, USSR, country);
      if (lead === 0) continue;
      this.#add(COUNTRIES_AT + country * LEADS + leadBucket(lead, stabilityOf(game, country)));
    }
  }

  #readSet({ sets }: Table, word: number, words: number, at: number): void {
    for (let i = 0; i < words; i++) {
      for (let left = sets[word + i]; left !== 0; left &= left - 1) {
        this.#add(at + (i << 5) + 31 - Math.clz32(left & -left));
      }
    }
  }

  #readCards(game: Table): void {
    for (let zone = 0; zone < HAND_ZONES.length; zone++) {
      this.#readSet(game, HAND_ZONES[zone], CARD_WORDS, CARDS_AT + zone * MAX_CARDS);
    }
    this.#readSet(game, FLAGS, FLAG_WORDS, FLAGS_AT);
  }

  #readTracks({ mem }: Table): void {
    this.#add(this.size - 1);
    this.#add(PHASE_AT + mem[ROUND_OF]);
    this.#add(DEFCON_AT + mem[DEFCON]);
    this.#add(SPACE_AT + mem[SPACE + US]);
    this.#add(SPACE_AT + BOXES + mem[SPACE + USSR]);
    this.#add(PASSING_AT + 2 * mem[PASSING_HOLDER] + mem[PASSING_FACE_UP]);
  }

  #readAlarm(game: Table, side: Side): void {
    const { trouble, alarm } = this.#setting.bot;
    trouble.lookForTrouble(game, side);
    const pressed = alarm.excess < 0 ? 0 : alarm.excess === 0 ? 1 : 2;
    const level = Math.max(0, Math.min(2, game.mem[DEFCON] - 2));
    this.#add(ALARM_AT + side * ALARMS + 3 * level + pressed);
  }

  #readNumbers(game: Table): void {
    const { mem, rules } = game;
    const { numbers } = this;
    const vp = mem[VP];
    const late = Math.min(1, mem[ROUND] / rules.rule.regularRounds(game));
    numbers[0] = vp / NEAR;
    numbers[1] = Math.max(0, vp - NEAR) / NEAR - Math.max(0, -vp - NEAR) / NEAR;
    numbers[2] = Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + US]) * late;
    numbers[3] = Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + USSR]) * late;
  }
}
