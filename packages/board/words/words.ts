import type { Side } from '../sides.ts';
import type { CountryStanding, RegionStanding } from '../standing.ts';

/** What a reader is told about a country that he cannot see. */
export interface CountryReading extends CountryStanding {
  readonly name: string;
  readonly region: string;
  readonly isLegal: boolean;
  /** What Enter does, or why it does nothing. */
  readonly hint?: string;
}

/** What the board itself says. Names of places, cards and effects come with the props. */
export interface BoardWords {
  readonly side: Readonly<Record<Side, string>>;
  readonly nobody: string;
  readonly map: string;
  readonly countries: string;
  readonly tracks: string;
  readonly turn: string;
  readonly round: string;
  readonly headline: string;
  readonly eras: readonly [early: string, mid: string, late: string];
  readonly defcon: string;
  readonly barred: string;
  readonly barredToCoups: string;
  readonly barredNowhere: string;
  readonly militaryOps: string;
  readonly militaryOpsShort: string;
  readonly needed: (count: number) => string;
  readonly space: string;
  readonly spaceShort: string;
  readonly spaceLegend: string;
  readonly spaceStart: string;
  /** The ability of a box cannot be used again for now. */
  readonly spaceUsed: string;
  readonly vp: string;
  readonly vpShort: string;
  readonly passingReady: string;
  readonly passingFaceDown: string;
  readonly heldBy: (side: string) => string;
  readonly westEast: readonly [west: string, east: string];
  readonly north: string;
  readonly wholeMap: string;
  readonly find: string;
  readonly findNothing: string;
  readonly wins: string;
  readonly country: (reading: CountryReading) => string;
  readonly region: (name: string, standing: RegionStanding) => string;
  readonly changed: (from: string, to: string) => string;

  readonly eventOf: Readonly<Record<Side | 'neutral', string>>;
  readonly mustBePlayed: string;
  readonly mustBePlayedShort: string;
  readonly leavesGame: string;
  readonly returnsToDeck: string;
  readonly passesOn: string;
  readonly lasting: string;
  readonly cardNumber: (number: number) => string;
  readonly ops: string;
  /** A card is worth more or less than what is printed on it. */
  readonly opsChanged: (printed: number, now: number) => string;
  readonly hand: string;
  readonly close: string;
  readonly percent: (figure: number) => string;
  readonly die: string;
  readonly chance: string;
  readonly dieShows: (value: number) => string;
  readonly result: string;
  readonly after: string;
  readonly scoreNow: string;
  readonly scoreNowAbout: string;
  readonly scoreFinal: string;
  readonly scoreFinalAbout: string;
  readonly rollHint: string;
  readonly backHint: string;
  readonly actions: string;
  readonly log: string;
  readonly clock: string;
  readonly onMove: string;
  readonly effects: string;
  readonly scrubber: string;
  readonly step: Readonly<Record<'first' | 'back' | 'play' | 'pause' | 'forward' | 'last', string>>;
  readonly watching: string;
  readonly bothSides: string;
  readonly spectator: string;
  readonly regions: string;
  readonly targets: (count: number) => string;
}
