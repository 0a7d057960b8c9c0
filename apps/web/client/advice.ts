import type { BoardLanguage } from '@brink/board';

export type Told = Readonly<Record<BoardLanguage, string>>;

export interface GuardNote {
  readonly choice: number;
  readonly verdict: 'safe' | 'dangerous' | 'losing';
  readonly text: Told;
}

export interface OddsNoteRow {
  readonly probability: number;
  /** The only throw that gives it; several otherwise. */
  readonly die?: number;
  /** The arithmetic without its result: "4 + 3 − 2". */
  readonly sum?: string;
  readonly result?: number;
  readonly influence?: readonly [us: number, ussr: number];
  /** 0 US, 1 USSR, -1 nobody. */
  readonly control: number;
  /** VP that change hands, for the one who throws. */
  readonly vp?: string;
  /** By how much scores of regions and the final one would move for the one who throws. */
  readonly scores?: string;
  readonly final?: string;
  readonly isGood: boolean;
}

export interface OddsNote {
  readonly choice: number;
  readonly kind: 'coup' | 'realign' | 'war' | 'space' | 'roll';
  readonly success: number;
  readonly control: number;
  readonly loss: number;
  /** Operations of a coup, 0 of anything else. */
  readonly ops: number;
  readonly rows: readonly OddsNoteRow[];
  /** DEFCON, military operations, scores: what changes besides. */
  readonly effects: Told;
}

export interface WhyNote {
  readonly choice: number;
  readonly text: Told;
  /** `ts:6.1.2`: where the rules say so. */
  readonly section: string;
}

export interface MemoryGroup {
  readonly label: Told;
  readonly cards: readonly number[];
}

export interface MemoryNote {
  readonly summary: Told;
  /** What is known of each card, by its number. */
  readonly cards: Readonly<Record<number, { readonly about: Told; readonly probability: number }>>;
  readonly groupings: readonly {
    readonly id: string;
    readonly label: Told;
    readonly groups: readonly MemoryGroup[];
  }[];
}

/** Lines of the scoring preview. */
export type ScoreNote = readonly {
  readonly text: Told;
  readonly isReason: boolean;
  readonly section: string | undefined;
}[];

/** What a player's staff tells him of the table as it stands. */
export interface Advice {
  readonly odds: readonly OddsNote[];
  readonly why: readonly WhyNote[];
  readonly memory?: MemoryNote;
  readonly score: ScoreNote;
  /** Grows while the guard looks at one choice after another. */
  readonly guard: readonly GuardNote[];
}
