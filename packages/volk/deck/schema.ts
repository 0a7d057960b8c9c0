/**
 * What a card face and a deck file may say: the grammar of icons. The base game's cards are
 * written in it, and so is the file with the cards and tracks of 2+2 that the owner of the
 * printed game may give (docs/formats/volk-deck.md).
 */
export const OPS = [
  'unrest+',
  'unrest-',
  'moveUnrest',
  'build',
  'dismantle',
  'ls+',
  'ls+noUnrest',
  'ls-',
  'stop',
  'rundown',
  'repair',
  'police',
  'removeMassProtest',
  'wallBuild',
  'wallRemove',
  'stasiDisband',
  'guillaume',
  'dove-',
  'dove+',
  'pay',
  'gain',
  'conflict',
  'peacemaker',
  'choicePrestigeOrDominance',
  'armsCostUp',
  'ussrValueDown',
  'drawNextDecadeCard',
  'arrow',
] as const;
export type OpName = (typeof OPS)[number];

/** Icons of things that only East has. */
export const EAST_ONLY: ReadonlySet<string> = new Set<OpName>([
  'moveUnrest',
  'stop',
  'rundown',
  'repair',
  'removeMassProtest',
]);

export const TRACKS = [
  'prestige',
  'westernCurrency',
  'socialists',
  'arms',
  'space',
  'dominance',
] as const;
export type TrackName = (typeof TRACKS)[number];

export const COLORS = ['red', 'yellow', 'neutral', 'blue', 'green', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** Where an icon may be carried out: a province, or one of these. */
export const AREAS = ['WestGermany', 'CSSR', 'Polska', 'Rheinsberg', 'NI+Hamburg'] as const;

export const SIDE_NAMES = ['W', 'E'] as const;
export type SideName = (typeof SIDE_NAMES)[number];
export const POWERS = ['US', 'SU'] as const;
export type PowerName = (typeof POWERS)[number];

export interface Icon {
  readonly op: OpName;
  readonly side?: SideName;
  readonly where?: string;
  /** Coat of arms: that state chooses. */
  readonly by?: SideName;
  readonly kind?: 'red' | 'pink';
  readonly power?: PowerName | 'active';
  readonly amount?: number;
  readonly track?: TrackName;
  readonly delta?: number;
  readonly strict?: boolean;
  /** Each such icon of the card in another province. */
  readonly distinctProvince?: boolean;
  /** Blue cards: whose half it belongs to. */
  readonly half?: 'yellow' | 'red';
  /** Green cards: skipped in an automatic event. */
  readonly shaded?: boolean;
}

export interface Arrow {
  readonly track: TrackName;
  /** Its size counts printed arrows; left is negative. */
  readonly delta: number;
  readonly strict?: boolean;
  readonly pair?: boolean;
  readonly half?: 'yellow' | 'red';
  readonly shaded?: boolean;
}

export interface CardFace {
  readonly id: string;
  readonly number?: string;
  readonly decade: number;
  readonly color: Color;
  readonly name?: { readonly en?: string; readonly ru?: string };
  readonly year?: string;
  readonly special?: boolean;
  readonly value?: Readonly<Record<SideName, number>>;
  /** Runner symbols. */
  readonly flight?: number;
  readonly police?: 'red' | 'pink';
  readonly noArms?: boolean;
  readonly maxUnrestPerProvince?: number;
  readonly valueIcons?: { readonly right?: readonly Icon[]; readonly below?: readonly Icon[] };
  readonly icons: readonly Icon[];
  readonly arrows: readonly Arrow[];
}

/** One row a decade. */
export type ArmsColumn = Readonly<Record<'1' | '2' | '3' | '4', readonly Icon[]>>;
export interface ArmsFace {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly US: ArmsColumn;
  readonly SU: ArmsColumn;
}

export interface ConflictColumn {
  readonly icons: readonly Icon[];
  readonly arrows: readonly Arrow[];
}
export interface ConflictFace {
  readonly id: string;
  readonly title?: string;
  readonly reshuffle: boolean;
  readonly US: ConflictColumn;
  readonly SU: ConflictColumn;
}

export interface ArmsBoxFace {
  readonly pos: number;
  readonly vp: number;
  readonly privilege: number;
  readonly victory?: boolean;
}
export interface SpaceBoxFace {
  readonly pos: number;
  readonly vp: number;
  readonly icons: readonly Icon[];
  readonly victory?: boolean;
}
export interface DominanceBoxFace {
  readonly pos: number;
  readonly vp: number;
  readonly icons: readonly Icon[];
  readonly income: Readonly<Record<PowerName, number>>;
}

/** The file: all that 2+2 adds to the base game and that is printed on cards and board. */
export interface DeckFile {
  readonly format: 'brink-volk-deck';
  readonly version: 1;
  readonly title?: string;
  /** True in the file that comes with the project, whose faces are invented. */
  readonly standIn?: boolean;
  readonly cards: readonly CardFace[];
  readonly armsRaceCards: readonly ArmsFace[];
  readonly conflictCards: readonly ConflictFace[];
  readonly tracks: {
    readonly arms: readonly ArmsBoxFace[];
    readonly space: readonly SpaceBoxFace[];
    readonly dominance: readonly DominanceBoxFace[];
  };
}
