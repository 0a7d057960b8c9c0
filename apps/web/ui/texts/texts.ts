import type { LevelTexts } from '@brink/bots/level-texts';
import type { LevelName } from '@brink/bots/levels';
import type { GameId } from '@brink/games/ids';
import type { ErrorCode, Refusal } from '@brink/protocol';
import type { Pace as ScenePace } from '../settings.ts';

export type BotLevel = Exclude<LevelName, 'random'>;

/** The bots of the lobby, the weakest first. */
export const BOT_LEVELS: readonly BotLevel[] = [
  'learner',
  'cadet',
  'heuristic',
  'attache',
  'search',
  'strategist',
];

export const KEY_LINES = [
  'card',
  'use',
  'confirm',
  'back',
  'undo',
  'target',
  'arrows',
  'find',
  'region',
  'past',
  'since',
  'panel',
  'names',
  'draw',
  'help',
] as const;
export type KeyLine = (typeof KEY_LINES)[number];

export type Pace = 'none' | 'live' | 'slow';

/** How long after the moves spectators see all hands. */
export const HANDS_SHOWN = ['never', 'quarter', 'hour', 'day'] as const;
export type HandsShown = (typeof HANDS_SHOWN)[number];

/** Everything that the application itself says. What is missing in a language does not compile. */
export interface AppTexts {
  readonly tagline: string;
  readonly unofficial: string;
  /** The rooms of the house, and the pages in them. */
  readonly rooms: Readonly<Record<'play' | 'learn' | 'study' | 'watch' | 'players', string>>;
  readonly nav: Readonly<
    Record<
      | 'home'
      | 'pair'
      | 'learn'
      | 'rules'
      | 'cards'
      | 'help'
      | 'study'
      | 'archive'
      | 'tournaments'
      | 'puzzles'
      | 'leaderboard'
      | 'analysis'
      | 'explorer'
      | 'studies'
      | 'editor'
      | 'bots'
      | 'settings'
      | 'account',
      string
    >
  >;
  readonly language: string;
  readonly theme: string;
  readonly loading: string;

  /** Two who play at one screen. */
  readonly oneScreen: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly noServer: string;
  readonly resume: string;
  readonly watch: string;
  readonly sitDown: string;
  readonly invited: string;
  readonly waitsForOpponent: string;
  readonly readFirst: string;
  readonly callOff: string;
  readonly getUp: string;
  readonly nobody: string;
  readonly replay: string;
  readonly drop: string;
  readonly dropAsk: string;
  readonly thisDevice: string;
  readonly turnAnd: (turn: number, score: string) => string;
  readonly even: string;

  readonly newTable: string;
  readonly game: string;
  readonly games: Readonly<Record<GameId, { readonly title: string; readonly about: string }>>;
  readonly opponent: string;
  readonly manyAtScreen: string;
  readonly seats: string;
  readonly seatKinds: Readonly<Record<'bot' | 'open' | 'screen', string>>;
  readonly ownDeck: string;
  readonly standInAbout: string;
  readonly deckTaken: (file: string) => string;
  readonly deckDrop: string;
  readonly deckTooLarge: string;
  readonly badDeck: string;
  readonly opponents: Readonly<Record<'bot' | 'friend' | 'screen', string>>;
  readonly level: string;
  readonly levels: LevelTexts;
  readonly side: string;
  readonly eitherSide: string;
  readonly set: string;
  readonly custom: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly paceOf: Readonly<{
    live: (minutes: number, seconds: number) => string;
    slow: (days: number) => string;
  }>;
  readonly visibility: string;
  readonly visibilities: Readonly<Record<'open' | 'hidden', string>>;
  readonly hands: string;
  readonly handsShown: Readonly<Record<HandsShown, string>>;
  readonly handsAbout: string;
  readonly yourName: string;
  readonly openTable: string;
  readonly startGame: string;
  readonly badOption: string;

  readonly you: string;
  readonly bot: (level: string) => string;
  readonly emptySeat: string;
  readonly cards: (count: number) => string;
  readonly heldBy: (side: string) => string;
  readonly faceDown: string;
  readonly noCards: string;
  readonly tabs: Readonly<
    Record<'log' | 'chat' | 'memory' | 'score' | 'review' | 'discard', string>
  >;
  readonly beside: string;
  readonly removed: string;
  readonly nothingHere: string;
  readonly memoryBy: string;
  readonly noStaffYet: string;
  readonly bothEyes: string;
  readonly oddsOf: Readonly<
    Record<'coup' | 'realign' | 'war' | 'space' | 'roll', (place: string) => string>
  >;
  readonly oddsFacts: (control: number, battleground: boolean, stability: number) => string;
  readonly message: string;
  readonly send: string;
  readonly noChat: string;

  readonly undo: string;
  readonly nothingToUndo: string;
  readonly roll: string;
  readonly cancel: string;
  readonly chooseThis: string;
  readonly bid: string;
  readonly headlineThis: string;
  readonly headlineAbout: string;
  readonly offered: (count: number) => string;
  readonly options: string;
  readonly thinking: string;
  readonly backToPresent: string;
  readonly past: (back: number) => string;

  readonly rivalEvent: string;
  readonly rivalEventOff: string;
  readonly eventOrder: string;
  readonly afterOps: string;
  readonly beforeOps: string;
  readonly uses: Readonly<Record<'influence' | 'coup' | 'realign' | 'space' | 'event', string>>;
  readonly usePoints: (ops: number, targets: number) => string;
  readonly useTargets: (ops: number, targets: number) => string;
  readonly useOps: (ops: number) => string;
  readonly useSpace: (box: number, die: number) => string;
  readonly useOdds: (success: number, control: number | undefined) => string;
  readonly useEvent: string;
  readonly useEventFirst: string;
  readonly useScoring: string;
  readonly useNot: string;
  readonly useNotEvent: string;
  readonly useNotSpace: string;
  readonly cardDangerous: string;
  readonly cardLoses: string;
  readonly deadlyCoup: string;
  readonly deadlyAsk: string;
  /** The headline above a choice that loses the game. */
  readonly losesAtOnce: string;
  readonly doAnyway: string;
  readonly notThis: string;
  readonly hold: string;
  readonly rollAsk: string;
  readonly rollOrOther: (roll: string) => string;

  readonly hintPlace: (side: string, cost: number) => string;
  readonly hintAdd: (side: string, by: number) => string;
  readonly hintOdds: (success: number, control: number) => string;
  readonly hintChoose: string;
  readonly hintNot: string;
  readonly coupMeaning: string;

  readonly curtainTitle: (side: string) => string;
  readonly curtainText: string;
  readonly curtainLift: (side: string) => string;
  readonly over: string;
  readonly rematch: string;
  readonly toLobby: string;
  readonly resign: string;
  readonly resignAsk: string;
  /** At a table of four, where the others play on. */
  readonly resignToBot: string;
  readonly gameMenu: string;
  readonly share: string;
  readonly shareText: string;
  readonly linkLost: string;
  readonly newLink: string;
  readonly invitedOther: string;
  readonly invitedOtherText: string;
  readonly copy: string;
  readonly copied: string;
  readonly join: string;
  readonly joinText: (seats: number) => string;
  readonly seatTaken: string;
  readonly offline: (seconds: number) => string;
  readonly refusals: Readonly<Record<Refusal | ErrorCode, string>>;
  /** Of an address that leads to no page. */
  readonly nowhere: string;
  readonly nowhereText: string;
  readonly missing: string;
  readonly missingText: string;
  readonly mixing: string;
  readonly mixingText: string;
  readonly provableDice: string;
  readonly held: string;
  readonly heldText: string;
  readonly heldInList: string;
  /** Leads from the list to the reason. */
  readonly heldWhy: string;
  readonly broken: string;
  readonly brokenText: string;
  readonly reload: string;
  readonly watching: string;
  readonly yourMove: string;
  readonly menu: string;
  readonly panel: string;

  readonly replayTab: string;
  readonly replayOf: (turn: number, choice: number, last: number) => string;
  readonly replayStart: string;
  readonly stepBy: Readonly<Record<'choice' | 'play' | 'round' | 'turn', string>>;
  readonly speed: (times: number) => string;
  readonly address: string;
  readonly backToGame: string;

  readonly settings: string;
  readonly themes: Readonly<Record<'light' | 'dark' | 'system', string>>;
  readonly confirmDice: string;
  readonly confirmDiceAbout: string;
  readonly confirmTurn: string;
  readonly confirmTurnAbout: string;
  readonly handOver: string;
  readonly scenePace: string;
  readonly scenePaces: Readonly<Record<ScenePace, string>>;
  readonly scenePaceNow: (pace: string) => string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly volume: string;
  readonly staff: string;
  readonly staffs: Readonly<Record<'off' | 'facts' | 'all', string>>;
  readonly staffAbout: Readonly<Record<'off' | 'facts' | 'all', string>>;
  /** What players have agreed on, in a list and at the table. */
  readonly staffTold: Readonly<Record<'off' | 'facts' | 'all', string>>;
  readonly handOrder: string;
  readonly handOrders: Readonly<Record<'number' | 'ops' | 'side', string>>;
  readonly notices: string;
  readonly noticesAbout: string;
  readonly saved: string;
  readonly savedOnServer: string;

  readonly help: string;
  readonly keys: string;
  readonly keyLines: Readonly<Record<KeyLine, string>>;
  readonly close: string;
}
