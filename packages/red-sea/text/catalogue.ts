import type { Fault } from '@brink/kernel';
import type { Option } from '@brink/struggle';
import type { SharedReason } from '@brink/struggle/bot/reason';
import type { LinesOf, Message } from '@brink/struggle/text/message';
import type { CardId } from '../data/cards.ts';
import type { CountryId } from '../data/countries.ts';
import type { RegionId } from '../data/regions.ts';
import type { FlagName } from '../flags.ts';
import type { LOG } from '../log.ts';
import type { MANNERS } from '../manners.ts';
import type { RedSeaOptions } from '../options.ts';
import type { PROMPTS, PlayerPrompt } from '../prompts.ts';
import type { Ruling } from '../rulings.ts';

/** A card as players read it: its title and what its event does, in our own words. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** The options that decisions of this game offer. */
export type OptionName = Extract<
  Option,
  | 'none'
  | 'event'
  | 'operations'
  | 'eventFirst'
  | 'operationsFirst'
  | 'space'
  | 'influence'
  | 'coup'
  | 'realign'
  | 'yes'
  | 'no'
  | 'raise'
  | 'lower'
  | 'one'
  | 'six'
>;

export interface GameOptionTexts {
  readonly names: Readonly<Record<keyof RedSeaOptions, string>>;
  readonly on: string;
  readonly off: string;
  readonly none: string;
}

/** Everything that is said in one language. A missing message does not compile. */
export interface Catalogue {
  readonly title: string;
  /** What is wrong with a position, or odd about it. */
  readonly fault: (fault: Fault) => string;
  readonly seats: readonly [us: string, ussr: string];
  readonly countries: Readonly<Record<CountryId, string>>;
  readonly inCountry: Readonly<Record<CountryId, string>>;
  readonly shortCountries: Readonly<Record<CountryId, string>>;
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly spaceBoxes: readonly string[];
  /** What the first side in a box may do until the other side reaches it. */
  readonly spaceAbilities: Readonly<Record<1 | 3, string>>;
  /** A bid as a button: the side wanted, and the points for the other. */
  readonly bid: (side: number, points: number) => string;
  readonly prompts: LinesOf<typeof PROMPTS>;
  /** For those who look on: who is doing what. */
  readonly waiting: (actors: readonly number[], code: PlayerPrompt) => string;
  readonly log: LinesOf<typeof LOG>;
  /** Why a bot has chosen what it chose. */
  readonly reasons: Readonly<Record<SharedReason, Message>>;
  readonly optionLabels: Readonly<Record<OptionName, string>>;
  /** Where a button can say more than its option does everywhere. */
  readonly labelsAt: Readonly<
    Partial<Record<PlayerPrompt, Readonly<Partial<Record<OptionName, string>>>>>
  >;
  readonly done: string;
  readonly doneAt: Readonly<Partial<Record<PlayerPrompt, string>>>;
  readonly effects: Readonly<Record<FlagName, string>>;
  readonly rulings: Readonly<Record<Ruling, string>>;
  readonly gameOptions: GameOptionTexts;
  /** How the game ended; the winner is 0, 1 or, for a draw, 2. */
  readonly ending: (winner: number, manner: keyof typeof MANNERS, turn?: number) => string;
}
