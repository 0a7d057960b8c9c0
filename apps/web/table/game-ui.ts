import type { BoardLanguage, Spot, TabSpec } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { OptionField, OptionValues, Texts } from '@brink/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Arrow, Names } from '@brink/study';
import type { AnalysisStanding, EyesOf } from '../client/analysis-messages.ts';
import type { Entry, GameClient } from '../client/game-client.ts';
import type { Recorded } from './replay/recorded.ts';
import type { AppTexts } from '../ui/texts/texts.ts';

export type ByLanguage<T> = Readonly<Record<BoardLanguage, T>>;

/** Arrows on the map, whose places have the numbers that choices have. */
export interface PlaceSketch {
  readonly arrows: readonly Arrow[];
  /** Where an arrow has been begun. */
  readonly begun?: number | undefined;
  /** Somebody draws: a place was chosen, or the mouse was drawn to it from another. Nothing else is asked. */
  readonly onPick?: ((place: number, from?: number) => void) | undefined;
}

/** What an analysis board has in the place of some parts of the table. */
export interface TableFrame {
  readonly sketch?: PlaceSketch | undefined;
  /** On the tab of the prompt while nobody is asked, and the words beside it. */
  readonly tab: string;
  readonly title: ReactNode;
  /** Beside the buttons of the prompt. */
  readonly tools: ReactNode;
  /** On a phone over the map, whose prompt has no room for buttons. */
  readonly mapTool?: ReactNode;
  /** In the place of the panel; on a phone a page of its own. */
  readonly panel: ReactNode;
  /** In the place of the hand, which it may show or not. */
  readonly tray: (hand: ReactNode) => ReactNode;
  /** On a phone below everything, with the buttons that answer the prompt unless these stand elsewhere, as the hand does. */
  readonly actions: (buttons: ReactNode) => ReactNode;
}

/** Somebody draws on the map: what is asked waits until they are done. */
export const isDrawing = (frame: TableFrame | undefined): boolean =>
  frame?.sketch?.onPick !== undefined;

export interface TableProps {
  readonly client: GameClient;
  readonly frame?: TableFrame | undefined;
  /** What can be done after the end, or what a coach says; nothing while the game goes on. */
  readonly over?: ReactNode;
  /** What the coach speaks of: only that is lit, and a line leads there from the words. */
  readonly spot?: Pick<Spot, 'at' | 'marks'> | undefined;
}

/** Why a game has ended, and the section of the rules that says so, if they do. */
export interface Ending {
  readonly text: string;
  readonly section?: string | undefined;
}

export interface ReplayProps {
  readonly recorded: Recorded;
  /** The choice to begin at; the last without one. */
  readonly at?: number;
}

/** What is said of a step of a told game. */
export interface ToldWords {
  /** "Turn 1, action round 1", and whose it is. */
  readonly when: string;
  readonly seat?: number | undefined;
  readonly who?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly why: string;
  readonly other: string;
  readonly turn: number;
  /** How many choices have been made when it ends, and at the moment with which it is compared. */
  readonly at: number;
  readonly since: number;
  /** It ends before the last entry of this code: what follows belongs to the next step. */
  readonly until?: string | undefined;
  readonly before?: Pick<ToldWords, 'at' | 'until'> | undefined;
}

/** A recorded game that is told step by step. */
export interface ToldProps {
  readonly recorded: Recorded;
  readonly title: string;
  readonly steps: readonly ToldWords[];
  /** The step, from 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** A game against a bot from here, for one of the seats. */
  readonly onPlayOn: (at: number, seat: number) => void;
  /** The analysis board, from here. */
  readonly onAnalyse: (at: number) => void;
}

/** A game as it was a while ago, with all hands, and the names of those who play. */
export interface OverlayProps {
  readonly view: Readonly<Record<string, unknown>>;
  readonly log: readonly Entry[];
  readonly options: OptionValues;
  readonly names: readonly string[];
}

/** A position that is being edited: its text, and the table that it lays out. */
export interface EditorProps {
  readonly text: string;
  readonly view: object;
  readonly options: OptionValues;
  /** Where each card lies, by the name of a field. */
  readonly places: ReadonlyMap<number, string>;
  readonly onEdit: (text: string) => void;
  /** Undo, clear, other positions. */
  readonly buttons: ReactNode;
  /** What was agreed: edition, optional cards, variants. */
  readonly agreed: ReactNode;
  /** What is wrong or odd. */
  readonly check: ReactNode;
  /** The text itself, to read and to paste. */
  readonly code: ReactNode;
  /** Play, analyse, share. */
  readonly foot: ReactNode;
}

/**
 * How a game looks. It is loaded only when a table of the game is opened, and is free to look
 * like nothing else: what tables share is in this folder.
 */
export interface GameUi {
  readonly id: GameId;
  /** Who sits where, as the curtain of two at one screen calls them. */
  readonly seatName: (seat: number, language: BoardLanguage) => string;
  readonly texts: (options: OptionValues) => ByLanguage<Texts>;
  /** What cards and places are called in notation. */
  readonly names: (options: OptionValues, language: BoardLanguage) => Names;
  /** What else an analysis shows of a position: unseen cards, scores. */
  readonly analysisTabs?: (
    standing: AnalysisStanding,
    eyes: EyesOf,
    labels: { readonly cards: string; readonly score: string },
    options: OptionValues,
  ) => readonly TabSpec[];
  /** Where a place that lessons name is on the screen, if the map cannot light it by itself. */
  readonly placeAt?: (name: string) => string | undefined;
  /** The rule behind an end of the game; the last view gives it figures where a game has some. */
  readonly ending: (
    manner: string,
    language: BoardLanguage,
    view: object | undefined,
    options: OptionValues,
  ) => Ending | undefined;
  /** Everything on the screen, large or small, while the game is played. */
  readonly Table: ComponentType<TableProps>;
  /** Whether the staff goes through a game that is over. */
  readonly hasReview?: boolean;
  /** The same for a game that is over, from its first choice to its last. */
  readonly Replay: ComponentType<ReplayProps>;
  /** The same with words to every step, where somebody has written some. */
  readonly Told?: ComponentType<ToldProps>;
  /** A board on which everything can be changed. */
  readonly Editor?: ComponentType<EditorProps>;
  /** A picture for streams: the board and all hands, nothing to press. */
  readonly Overlay: ComponentType<OverlayProps>;
}

/** What is said of a game before it is opened: its options, and the games of a list in a line. */
export interface GameLobby {
  readonly id: GameId;
  readonly texts: ByLanguage<Texts>;
  readonly optionFields: Readonly<Record<string, OptionField>>;
  /** Throws an `OptionError` for what does not go together. */
  readonly parseOptions: (options: OptionValues) => unknown;
  readonly presets: Readonly<Record<string, OptionValues>>;
  readonly firstPreset: string;
  /** What each preset is called and what it brings. */
  readonly presetTexts: ByLanguage<
    Readonly<Record<string, { readonly name: string; readonly about: string }>>
  >;
  /** Why options do not go together, by the code of the error. */
  readonly conflicts: ByLanguage<Readonly<Record<string, string>>>;
  /** What each option means. */
  readonly optionAbout: ByLanguage<Readonly<Record<string, string>>>;
  /** The seats of a game with these options, and the one a newcomer is offered. */
  readonly seats: (options: OptionValues) => readonly string[];
  readonly firstSeat: string;
  /** Its rules have no `ai`: the one bot there is plays at random, and no level is asked for. */
  readonly hasOnlyRandomBot?: boolean;
  /** Players have a staff, and agree on what it may tell. */
  readonly hasStaff: boolean;
  /** The cards that can be headlined, by number, where the game has headlines. */
  readonly headlines?: () => Promise<ByLanguage<ReadonlyMap<number, { readonly title: string }>>>;
  /** Whether a file with cards of one's own can be given as the option `deck`. */
  readonly takesDeck?: (options: OptionValues) => boolean;
  /** "Twilight Struggle, Deluxe · US +2": everything that is not as the game is by itself. */
  readonly summary: (options: OptionValues, language: BoardLanguage) => string;
  /** What is not as in the plain game, one thing each; without it the line says it all. */
  readonly agreed?: (options: OptionValues, language: BoardLanguage) => readonly string[];
  /** What the line only counts: rulings, each in a sentence. */
  readonly fineprint?: (options: OptionValues, language: BoardLanguage) => readonly string[];
  /** How a game stands, from the numbers that its `WorkerRules` kept of it. */
  readonly glance: (numbers: readonly number[], say: AppTexts, language: BoardLanguage) => string;
}
