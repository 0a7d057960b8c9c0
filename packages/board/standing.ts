import type { BySide, Side } from './sides.ts';

/** A country as it stands. */
export interface CountryStanding {
  readonly us: number;
  readonly ussr: number;
  readonly stability: number;
  readonly battleground: boolean;
  /** A coup here shows a card first. */
  readonly flashpoint?: boolean;
  /** What else lies on it, in a word each. */
  readonly marks?: readonly string[];
  readonly control?: Side;
}

/** A region as it stands, and what scoring it now would give. */
export interface RegionStanding {
  readonly countries: BySide<number>;
  readonly battlegrounds: BySide<number>;
  readonly allBattlegrounds: number;
  /** None where nothing is ever scored. */
  readonly scoring?: {
    /** Nobody's when it comes out even. */
    readonly side?: Side;
    readonly points: number;
    /** Control that ends the game. */
    readonly wins?: boolean;
    /** The whole sum, one line a side. */
    readonly sum?: readonly string[];
  };
}

export interface SpaceBoxStanding {
  readonly name: string;
  readonly vp: BySide<number>;
  /** The highest die that succeeds; the start has none. */
  readonly die?: number;
  readonly ability?: string;
  /** Its owner cannot use the ability again for now. */
  readonly isUsed?: boolean;
}

/** The tracks around the map. */
export interface TracksStanding {
  readonly turn: number;
  readonly turns: number;
  /** The first turns of mid and late war. */
  readonly eras: readonly [mid: number, late: number];
  /** 0 is the headline phase. */
  readonly round: number;
  readonly rounds: number;
  /** Rounds that have to be earned. */
  readonly extraRounds: number;
  readonly phasing?: Side;
  readonly defcon: number;
  /** Regions where DEFCON forbids coups and realignments. */
  readonly barred: readonly string[];
  /** Realignments are free of DEFCON. */
  readonly barsOnlyCoups?: boolean;
  /** Positive for the US. */
  readonly vp: number;
  /** So many win. */
  readonly vpToWin: number;
  readonly militaryOps: BySide<number>;
  readonly requiredOps: number;
  readonly space: BySide<number>;
  readonly spaceBoxes: readonly SpaceBoxStanding[];
  /** The card that passes from side to side. */
  readonly passing?: {
    readonly name: string;
    readonly ops: number;
    readonly holder: Side;
    readonly isFaceUp: boolean;
  };
}

/** Everything that the map shows. */
export interface TableStanding {
  readonly countries: Readonly<Record<string, CountryStanding>>;
  readonly regions: Readonly<Record<string, RegionStanding>>;
  readonly tracks: TracksStanding;
}

/** A number that has just changed, in the colour of its owner. */
export interface Change {
  readonly side: Side;
  readonly by: number;
}

/** What places are called in the language of the reader. */
export interface Names {
  readonly countries: Readonly<Record<string, { readonly name: string; readonly label: string }>>;
  readonly regions: Readonly<
    Record<string, { readonly name: string; readonly plate: string; readonly tab: string }>
  >;
}
