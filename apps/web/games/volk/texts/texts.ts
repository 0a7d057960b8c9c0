/** What the table of Wir sind das Volk! says besides its board and the texts of the game. */
export interface TableTexts {
  readonly codes: readonly [west: string, east: string, usa: string, ussr: string];
  readonly decade: (roman: string) => string;
  readonly halves: readonly [first: string, second: string];
  readonly stage: (letter: string) => string;
  readonly decadeEnd: string;
  readonly protests: (west: number, east: number) => string;
  readonly preview: PreviewTexts;
  readonly sumLost: (points: number) => string;
  readonly sumProtests: (west: number, east: number) => string;
  readonly sumCollapse: (side: 0 | 1) => string;
  readonly about: string;
  readonly pages: Readonly<Record<'map' | 'cards' | 'tracks' | 'decade', string>>;
  readonly tabs: Readonly<Record<'log' | 'chat' | 'played' | 'gone', string>>;
  /** Arms race and conflict cards. */
  readonly drawn: {
    readonly arms: string;
    readonly conflicts: string;
    readonly left: (count: number, all: number) => string;
    readonly last: string;
    readonly none: string;
    readonly all: string;
  };
  readonly reader: string;
  readonly standIn: string;
  readonly ownDeck: string;
  readonly deckLeft: (cards: number) => string;
  readonly pickHint: string;
  readonly uses: string;
  readonly peacemakers: (counts: readonly number[]) => string;
  readonly armsCostUp: string;
  readonly ussrValueDown: string;
  readonly figures: EndFigures;
  readonly tournament: (points: readonly string[]) => string;
  readonly deckTop: string;
  readonly examined: string;
  readonly statusLine: (parts: {
    readonly flight: string;
    readonly currency: string;
    readonly socialists: number;
    readonly police: number;
  }) => string;
  readonly hiddenHands: string;
  readonly eyes: string;
  readonly everything: string;
  readonly moment: (at: number, last: number) => string;
  /** By what the arrows step through a replay. */
  readonly stepBy: Readonly<Record<'choice' | 'play' | 'round' | 'turn', string>>;
  readonly steps: Readonly<
    Record<
      | 'decadeBack'
      | 'cardBack'
      | 'back'
      | 'play'
      | 'pause'
      | 'forward'
      | 'cardForward'
      | 'decadeForward',
      string
    >
  >;
}

/** Sentences with what was counted when a game ended. */
export interface EndFigures {
  readonly protests: (west: number, east: number) => string;
  readonly phase: (phase: string) => string;
  readonly socialists: (due: number, had: number) => string;
  readonly points: (usa: number, ussr: number, isForSuperpower: boolean) => string;
  readonly button: (who: string, peacemakers: readonly string[]) => string;
}

export interface PreviewTexts {
  readonly flight: (
    runners: number,
    police: number,
    west: number,
    eastProtest: number,
    east: number,
    westProtest: number,
    steps: number,
  ) => string;
  readonly wall: string;
  readonly box: (side: 0 | 1, position: string) => string;
  readonly noBox: string;
  readonly currency: (track: string, exports: number, standards: number, balance: string) => string;
  readonly policeUpkeep: (cards: number) => string;
  readonly policeAction: (fresh: number) => string;
  readonly socialists: (due: string, supply: number) => string;
  readonly nothing: string;
  readonly collapse: (now: readonly [number, number]) => string;
}
