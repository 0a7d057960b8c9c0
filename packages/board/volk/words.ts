import type { ProvinceStanding } from './standing.ts';

export interface ProvinceReading extends ProvinceStanding {
  readonly name: string;
  readonly isLegal: boolean;
}

/** What the board of Wir sind das Volk! itself says. */
export interface VolkWords {
  readonly map: string;
  readonly provinces: string;
  readonly sites: string;
  readonly berlin: string;
  readonly wall: Readonly<Record<'none' | 'standing' | 'down', string>>;
  readonly west: string;
  readonly east: string;
  readonly province: (reading: ProvinceReading) => string;
  readonly factory: (name: string, value: number, isRundown: boolean) => string;
  readonly emptySite: (name: string) => string;
  readonly builtLine: (name: string) => string;
  readonly sector: (name: string, level: number) => string;
  readonly canChoose: string;
  readonly tracks: string;
  readonly trackAt: (title: string, position: string) => string;
  readonly box: (position: string) => string;
  readonly westEast: string;
  readonly socialists: string;
  readonly socialistPlaces: readonly [box: string, map: string, supply: string];
  readonly flight: string;
  readonly flightNote: (steps: number, lost: number) => string;
  readonly flightStopped: string;
  readonly police: string;
  readonly policeNote: (cards: number, exhausted: number) => string;
  readonly order: string;
  readonly stage: (letter: string) => string;
  readonly doves: string;
  readonly dovesUp: (up: number, all: number) => string;
  readonly treasury: string;
  readonly inTheRed: string;
  readonly points: string;
  readonly preview: string;
  readonly phase: string;
  readonly open: string;
  readonly frg: string;
  readonly gdr: string;
  readonly display: string;
  readonly special: string;
  readonly deck: string;
  readonly hand: string;
  readonly noCards: string;
  readonly otherHands: string;
  readonly cardsOf: (name: string, count: number, backs: readonly number[]) => string;
  readonly cardText: (value: string, text: string) => string;
  readonly value: string;
  readonly runners: (count: number) => string;
  readonly legend: string;
  readonly legendLines: readonly string[];
  readonly tournament: string;
}
