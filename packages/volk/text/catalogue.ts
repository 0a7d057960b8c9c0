import type { FaultLine } from '@brink/kernel';
import type { BaseCardId } from '../data/base-cards.ts';
import type { CityId } from '../data/cities.ts';
import type { ProvinceId, SectorId } from '../data/provinces.ts';
import type { Item } from '../deck/item.ts';
import type { TrackName } from '../deck/schema.ts';
import type { LogLines } from '../log.ts';
import type { Mode, VolkOptions } from '../options.ts';
import type { PlayerPrompt, PromptLines } from '../prompts.ts';
import type { Manner } from '../result.ts';
import type { Ruling } from '../rulings.ts';
import type { WhyNot } from '../why-not.ts';
import type { Option } from '../vocabulary.ts';

/** How messages speak of things that have numbers. */
export interface Names {
  /** A card as a sentence calls it. */
  readonly card: (card: number) => string;
  readonly province: (province: number) => string;
  readonly site: (site: number) => string;
  readonly sector: (sector: number) => string;
  readonly item: (packed: number) => string;
}

/** What a card says besides its icons. */
export interface CardRules {
  /** Blue cards: what players of one colour carry out. */
  readonly half: readonly [yellow: (items: string) => string, red: (items: string) => string];
  readonly blue: string;
  readonly neutral: string;
  readonly special: string;
  readonly wall: string;
  readonly police: Readonly<Record<'red' | 'pink', string>>;
  readonly noArms: string;
  /** An icon beside the value, which counts for players of its colour. */
  readonly beside: readonly [yellow: (item: string) => string, red: (item: string) => string];
  readonly withValue: (items: string) => string;
  /** Cards that superpowers draw: their titles, and what is told of them. */
  readonly armsCard: (number: number) => string;
  readonly conflictCard: (number: number) => string;
  readonly nothing: string;
  readonly reshuffle: string;
}

/** The parts of a language from which its catalogue is put together. */
export interface Wording {
  /** What is wrong with a position, or odd about it. */
  readonly faults: Readonly<Record<string, FaultLine>>;
  readonly title: string;
  readonly seats: readonly [west: string, east: string, usa: string, ussr: string];
  readonly provinces: Readonly<Record<ProvinceId, string>>;
  readonly cities: Readonly<Record<CityId, string>>;
  readonly sectors: Readonly<Record<SectorId, string>>;
  /** A road between two cities; of two lines the first city is the near one. */
  readonly line: (from: string, to: string, isHalf: boolean) => string;
  readonly cards: Readonly<Record<BaseCardId, string>>;
  /** Cards of the stand-in deck by their id. */
  readonly newCards: Readonly<Record<string, string>>;
  readonly unnamedCard: (decade: number, place: number) => string;
  readonly quoted: (title: string) => string;
  readonly tracks: Readonly<Record<TrackName, string>>;
  readonly item: (item: Item, names: Pick<Names, 'province'>) => string;
  readonly cardRules: CardRules;
  readonly prompts: (names: Names) => PromptLines;
  /** For those who look on: what a seat is deciding. */
  readonly waiting: Readonly<Record<PlayerPrompt, string>>;
  readonly log: (names: Names) => LogLines;
  readonly optionLabels: Readonly<Record<Option, string>>;
  readonly done: string;
  readonly doneAt: Readonly<Partial<Record<PlayerPrompt, string>>>;
  readonly policeAction: string;
  readonly phases: readonly string[];
  readonly box: (position: number) => string;
  readonly ending: (winners: readonly number[], manner: Manner, decade?: number) => string;
  readonly gameOptions: {
    readonly names: Readonly<Record<keyof VolkOptions, string>>;
    readonly modes: Readonly<Record<Mode, string>>;
    readonly standIn: string;
    readonly ownDeck: string;
    readonly none: string;
    /** What is different when a ruling is on. */
    readonly rulings: Readonly<Record<Ruling, string>>;
  };
  /** Why a choice is closed. */
  readonly whyNot: Readonly<Record<WhyNot, string>>;
  readonly presets: Readonly<Record<string, string>>;
  /** Why a bot does something. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  /** What a client shows plainly when the cards of 2+2 are invented. */
  readonly standInNotice: string;
}

export const REASONS = [
  'event',
  'build',
  'livingStandard',
  'calm',
  'stir',
  'money',
  'arms',
  'other',
] as const;
export type ReasonCode = (typeof REASONS)[number];
