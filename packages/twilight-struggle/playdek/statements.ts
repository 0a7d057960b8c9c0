/** What one line of a Playdek log can say. A header line holds one of these as its `rest`. */
import type { CardId, CardRef, CountryId, RegionId } from './names.ts';

export type { CardId, CardRef, CountryId, RegionId };

export const SIDES = ['us', 'ussr'] as const;
export type Side = (typeof SIDES)[number];

export const USES = ['influence', 'coup', 'realignment', 'space'] as const;
export type Use = (typeof USES)[number];

/** Where a header stands. `none` is the nameless entry `: :` behind the last play of a game. */
export type Place =
  | { readonly phase: 'setup' }
  | { readonly phase: 'headline'; readonly turn: number }
  | { readonly phase: 'action'; readonly turn: number; readonly side: Side; readonly round: number }
  | { readonly phase: 'cleanup'; readonly turn: number }
  | { readonly phase: 'none' };

/**
 * `PLACE: CARD: REST`. `cards` holds two cards in the headline phase, none where the log has no
 * card (`Turn 9, USSR AR8: :`, `Turn 9, Cleanup`), and is absent where it has one that could not
 * be read. `rest` is absent where nothing follows.
 */
export interface Header {
  readonly kind: 'header';
  readonly at: Place;
  readonly cards?: readonly CardRef[];
  readonly rest?: Simple;
}

/** Every line without a header in front, by kind. */
interface Payloads {
  /** An empty line. */
  blank: object;
  /** `Red will play as USSR.` */
  player: { readonly handle: string; readonly side: Side };
  /** `Red bids 1 Influence for USSR` */
  bid: { readonly handle: string; readonly influence: number; readonly side: Side };
  /** `Handicap influence: US +2`, or `Additional Influence from bidding: US +1`. */
  handicap: { readonly side: Side; readonly influence: number; readonly bidding: boolean };
  /** `Scenario: Standard` */
  scenario: { readonly name: string };
  /** `Optional Cards Added` */
  'optional-cards': object;
  /** `Time per Player: 90 Minutes` */
  time: { readonly amount: number; readonly unit: string };

  /** `USSR Headlines Nasser*` */
  headline: { readonly side: Side; readonly card: CardRef };
  /** `Event: Nasser*` */
  event: { readonly card: CardRef };
  /** `Coup (3 Ops):` */
  use: { readonly use: Use; readonly ops: number };
  /** `Target: Iran` of a coup or a realignment roll. */
  target: { readonly country: CountryId };
  /** `US -2 in Iran [0][2]`: the change, and both totals after it. */
  influence: {
    readonly side: Side;
    readonly delta: number;
    readonly country: CountryId;
    readonly us: number;
    readonly ussr: number;
  };

  /** `SUCCESS: 6 [ + 3 (-1)  - 2x1 = 6 ]` */
  'coup-roll': {
    readonly success: boolean;
    readonly die: number;
    readonly ops: number;
    readonly modifier: number;
    readonly stability: number;
    readonly total: number;
  };
  /** `US rolls 4 (+1) = 5` */
  'realign-roll': {
    readonly side: Side;
    readonly die: number;
    readonly modifier: number;
    readonly total: number;
  };
  /** `War in Israel` */
  war: { readonly country: CountryId };
  /** `DEFEAT: 2 (-1)  < 4` */
  'war-roll': {
    readonly victory: boolean;
    readonly die: number;
    readonly modifier: number;
    readonly needed: number;
  };
  /** `Die roll: 1 -- Success! (Needed 3 or less)` */
  'space-roll': { readonly success: boolean; readonly die: number; readonly needed: number };
  /** `Trap Roll: 5 > 4 -- Trap Remains in Effect` */
  'trap-roll': { readonly escaped: boolean; readonly die: number; readonly needed: number };

  /** `USSR chooses to boycott the Olympics`: the opponent of the sponsor decides. */
  olympics: { readonly side: Side; readonly boycott: boolean };
  /** `US chooses Europe` (Chernobyl); some logs have lost the region. */
  'choose-region': { readonly side: Side; readonly region: RegionId | undefined };
  /** `USSR reveals OPEC`, `USSR reveals OPEC from hand` */
  reveal: { readonly side: Side; readonly card: CardRef; readonly fromHand: boolean };
  /** `US discards OPEC` */
  discard: { readonly side: Side; readonly card: CardRef };
  /** `US has no cards to reveal` */
  'no-cards': { readonly side: Side; readonly to: 'reveal' | 'discard' };
  /** `US plays OPEC` (UN Intervention, Grain Sales). */
  play: { readonly side: Side; readonly card: CardRef };
  /** `US returns OPEC to USSR` (Grain Sales). */
  return: { readonly side: Side; readonly card: CardRef; readonly to: Side };

  /** `NATO* is now in play.`, `NATO* is no longer in play.` */
  'in-play': { readonly card: CardRef; readonly on: boolean };
  /** `US gains 5 VP. Score is US 5.`; score counts for the US; no side: `No VP awarded.` */
  vp: { readonly side?: Side; readonly vp: number; readonly score: number };
  /** `DEFCON degrades to 2` */
  defcon: { readonly change: 'degrades' | 'improves'; readonly level: number };
  /** `US Military Ops to 5` */
  'military-ops': { readonly side: Side; readonly level: number };
  /** `US advances to 3 in the Space Race.` */
  'space-advance': { readonly side: Side; readonly box: number };
  /** `*RESHUFFLE*` */
  reshuffle: object;
  /** `US wins by Final Scoring` */
  'game-end': { readonly winner: Side; readonly reason: string };

  /** Two lines that have lost the line end between them. */
  joined: { readonly parts: readonly Simple[] };

  /** Anything else, kept word for word. */
  unknown: { readonly text: string };
}

export type SimpleKind = keyof Payloads;
export type SimpleOf<K extends SimpleKind> = Payloads[K] & { readonly kind: K };
export type Simple = { [K in SimpleKind]: SimpleOf<K> }[SimpleKind];
export type Statement = Header | Simple;

/** How the line stood in the file: `raw` without its line end, and the line end. */
export interface Layout {
  readonly line: number;
  readonly raw: string;
  readonly eol: '' | '\n' | '\r\n' | '\r';
}

/** One line of a log: the statement and where it stood. */
export type LogLine = Statement & Layout;
