import type { Fault } from '@brink/kernel';
import type { Option } from '@brink/struggle';
import type { LOG } from '../log.ts';
import type { MANNERS } from '../manners.ts';
import type { PROMPTS, PlayerPrompt } from '../prompts.ts';
import type { ReasonCode } from '../bot/reason.ts';
import type { CardId } from '../data/cards.ts';
import type { CountryId } from '../data/countries.ts';
import type { EditionId } from '../editions/index.ts';
import type { FlagName } from '../flags.ts';
import type { FreeAction } from '../notation.ts';
import type { ScenarioId, TwilightOptions } from '../options.ts';
import type { PresetId } from '../presets.ts';
import type { Ruling } from '../rulings.ts';
import type { CrisisId } from '../turn-zero/crises.ts';
import type { CrisisEffectId } from '../turn-zero/lasting.ts';
import type { StatecraftId } from '../turn-zero/statecraft.ts';
import type { LinesOf, Message } from '@brink/struggle/text/message';
import type { CardText } from './card-text.ts';
import type {
  AlternativeAbilityBox,
  NamedRegionId,
  PlaceText,
  RegionText,
  SpaceAbilityBox,
  SpecialAreaId,
} from './place-text.ts';

export type { Message } from '@brink/struggle/text/message';

export type Prompts = LinesOf<typeof PROMPTS>;
export type LogLines = LinesOf<typeof LOG>;
/** Why a bot has chosen what it chose. */
export type Reasons = Readonly<Record<ReasonCode, Message>>;
export type OptionLabels = Readonly<Record<Option, string>>;
/** Where a button can say more than its option does everywhere. */
export type LabelsAt = Readonly<
  Partial<Record<PlayerPrompt, Readonly<Partial<Record<Option, string>>>>>
>;
/** What choosing nothing (more) is called at a prompt. */
export type DoneLabels = Readonly<Partial<Record<PlayerPrompt, string>>>;
export type FreeActionLabels = Readonly<Record<FreeAction, string>>;
export type EffectNames = Readonly<Record<FlagName, string>>;
export type RulingLines = Readonly<Record<Ruling, string>>;

export interface GameOptionTexts {
  readonly names: Readonly<Record<keyof TwilightOptions, string>>;
  readonly editions: Readonly<Record<EditionId, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly presets: Readonly<Record<PresetId, string>>;
  readonly on: string;
  readonly off: string;
  readonly none: string;
}

/** A crisis of Turn Zero: its title and its four results, from the lowest die to the highest. */
export interface CrisisText {
  readonly name: string;
  readonly results: readonly [lowest: string, low: string, high: string, highest: string];
}

export interface StatecraftText {
  readonly name: string;
  readonly text: string;
}

/** Everything that is said in one language. A missing message does not compile. */
export interface Catalogue {
  readonly title: string;
  /** What is wrong with a position, or odd about it. */
  readonly fault: (fault: Fault) => string;
  readonly seats: readonly [us: string, ussr: string];
  readonly countries: Readonly<Record<CountryId, string>>;
  readonly shortCountries: Readonly<Record<CountryId, string>>;
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly regions: Readonly<Record<NamedRegionId, RegionText>>;
  readonly spaceBoxes: readonly string[];
  readonly spaceAbilities: Readonly<Record<SpaceAbilityBox, string>>;
  readonly alternativeSpaceBoxes: readonly string[];
  readonly alternativeSpaceAbilities: Readonly<Record<AlternativeAbilityBox, string>>;
  readonly specialAreas: Readonly<Record<SpecialAreaId, PlaceText>>;
  readonly crises: Readonly<Record<CrisisId, CrisisText>>;
  /** What crises leave behind, as it stands among what is in effect. */
  readonly crisisEffects: Readonly<Record<CrisisEffectId, string>>;
  readonly statecraft: Readonly<Record<StatecraftId, StatecraftText>>;
  /** A bid as a button: the side wanted, and the points for the other. */
  readonly bid: (side: number, points: number) => string;
  readonly prompts: Prompts;
  /** For those who look on: who is doing what. */
  readonly waiting: (actors: readonly number[], code: PlayerPrompt) => string;
  readonly log: LogLines;
  readonly reasons: Reasons;
  readonly optionLabels: OptionLabels;
  readonly labelsAt: LabelsAt;
  readonly done: string;
  readonly doneAt: DoneLabels;
  readonly freeActions: FreeActionLabels;
  readonly effects: EffectNames;
  readonly rulings: RulingLines;
  readonly gameOptions: GameOptionTexts;
  /** How the game ended; the winner is 0, 1 or, for a draw, 2. */
  readonly ending: (winner: number, manner: keyof typeof MANNERS, turn?: number) => string;
  /** Who wins the Late War scenario by the score. */
  readonly lateWarEnd: string;
}
