import type {
  BoardLanguage,
  BoardLayout,
  CardFace,
  EffectInPlay,
  Geography,
  Names,
  Place,
  TableStanding,
} from '@brink/board';
import type { OptionValues, Texts } from '@brink/kernel';
import type { SpaceBox, TableView } from '@brink/struggle';
import type { ComponentType } from 'react';
import type { Sitting } from '../../table/use-sitting.ts';
import type { ByLanguage, Ending } from '../../table/game-ui.ts';

/** What the tables of the family have in common, as one viewer may see it. */
export type StruggleView = TableView;

/** A card that passes from side to side: the China Card. */
export interface PassingCard {
  readonly card: number;
  /** A seat, or -1 while nobody has it. */
  readonly holder: number;
  readonly isFaceUp: boolean;
}

/** For what a game asks in a place of its own. */
export interface ExtraProps {
  readonly sitting: Sitting;
  readonly view: StruggleView;
}

/** What the table of influence and cards has to be told about one of its games. */
export interface StruggleUi<View extends StruggleView = StruggleView> {
  readonly texts: ByLanguage<Texts>;
  readonly layout: BoardLayout;
  readonly loadGeography: () => Promise<Geography>;
  readonly places: readonly Place[];
  readonly names: ByLanguage<Names>;
  /** Names in both languages, for the finder. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** What a phone shows first. */
  readonly firstRegion: string;
  /** Every card that may turn up, by number. */
  readonly cards: ByLanguage<ReadonlyMap<number, CardFace>>;
  readonly cardNumber: (id: string) => number;
  readonly areaId: (area: number) => string;
  readonly areaNumber: (id: string) => number;
  /** The region that a scoring of this number is of. */
  readonly regionId: (region: number) => string | undefined;
  /** "in Italy", as the log says it. */
  readonly inArea: (area: number, language: BoardLanguage) => string;
  readonly standing: (view: View, language: BoardLanguage, options: OptionValues) => TableStanding;
  /** Where each side places what it begins with, how many that is, and what most players do. */
  readonly setUp?: {
    readonly points: readonly [us: number, ussr: number];
    readonly about: ByLanguage<readonly [us: string, ussr: string]>;
  };
  readonly passing: (view: View) => PassingCard | undefined;
  /** Its name beside the number of cards in a hand. */
  readonly passingShort: ByLanguage<string>;
  readonly effects: (view: View, language: BoardLanguage) => readonly EffectInPlay[];
  /** Every effect that may be in force, by name. */
  readonly effectNames: (
    options: OptionValues,
    language: BoardLanguage,
  ) => Readonly<Record<string, string>>;
  readonly cardOfEffect: (effect: string) => number;
  /** The rulebook that sections are counted in. */
  readonly book: 'ts' | 'rs';
  /** The box that a side tries to reach next. */
  readonly nextSpaceBox: (view: View, seat: number, options: OptionValues) => SpaceBox | undefined;
  /** Shown above the hand when it has something to show, and the prompts that it answers. */
  readonly Extra?: ComponentType<ExtraProps>;
  readonly extraPrompts?: ReadonlySet<string>;
  /** The rule behind an end that a scenario has changed. */
  readonly ending?: (
    manner: string,
    options: OptionValues,
    language: BoardLanguage,
  ) => Ending | undefined;
  /** "Twilight Struggle, Deluxe · US +2": by which rules this table plays. */
  readonly detail: (options: OptionValues, language: BoardLanguage) => string;
}

/** The look of a game for the table, which never looks into what a view has of its own. */
export const anyUi = <View extends StruggleView>(ui: StruggleUi<View>): StruggleUi =>
  // It only ever gets views of its own game.
  ui as unknown as StruggleUi;
