import {
  PUBLIC,
  canRead,
  choose,
  nextActor,
  setUpAgreed,
  type Agreed,
  type GamePackage,
  type LogEntry,
} from '@brink/kernel';
import type { LogCode } from './log.ts';
import type { TableView } from './table-view.ts';

/** Influence of both sides in a country, and who controls it: -1 for nobody. */
export type Held = readonly [us: number, ussr: number, control: number];

/** A table as it is seen from across the room: the board and the score, no cards. */
export interface Glance {
  readonly turn: number;
  /** 0 in the headline phase. */
  readonly round: number;
  readonly defcon: number;
  readonly vp: number;
  readonly countries: readonly Held[];
}

/** What everybody at the table sees of it anyway. */
export function glanceOf(view: TableView): Glance {
  const { turn, round, defcon, vp, countries } = view;
  return {
    turn,
    round,
    defcon,
    vp,
    countries: countries.map(({ us, ussr, control }) => [us, ussr, control]),
  };
}

/** One play of a card: what it changed on the board, and what the public heard of it. */
export interface FilmStep extends Omit<Glance, 'countries'> {
  readonly changes: readonly (readonly [country: number, ...held: Held])[];
  readonly log: readonly Pick<LogEntry, 'code' | 'args'>[];
}

/** A game play by play; it begins with an empty board. */
export interface Film {
  readonly countries: number;
  readonly steps: readonly FilmStep[];
}

const CUTS: ReadonlySet<string> = new Set<LogCode>(['headline', 'play']);

/** Where the last play in a log begins. */
export const lastPlayIn = (log: readonly Pick<LogEntry, 'code'>[]): number =>
  Math.max(
    0,
    log.findLastIndex(({ code }) => CUTS.has(code)),
  );

const isSame = (a: Held, b: Held): boolean => a.every((value, i) => value === b[i]);

/** A game of the family as the public saw it. */
export function filmOf(kind: GamePackage, agreed: Agreed, choices: readonly number[]): Film {
  let heard: LogEntry[] = [];
  const game = setUpAgreed(kind, agreed, (entry) => {
    if (canRead(entry, PUBLIC)) heard.push(entry);
  });
  const look = (): Glance => glanceOf(kind.view(game, PUBLIC) as TableView);
  const steps: FilmStep[] = [];
  let now = look();
  let shown: readonly Held[] = now.countries.map(() => [0, 0, -1]);
  const cut = (log: readonly LogEntry[]): void => {
    const { countries, ...tracks } = now;
    const changes = countries.flatMap((held, country) =>
      isSame(held, shown[country]) ? [] : [[country, ...held] as const],
    );
    steps.push({ ...tracks, changes, log: log.map(({ code, args }) => ({ code, args })) });
    shown = countries;
  };
  let before = 0;
  for (const choice of choices) {
    choose(game, nextActor(game), choice);
    const next = heard.findIndex(({ code }, i) => i >= before && i > 0 && CUTS.has(code));
    if (next > 0) {
      cut(heard.slice(0, next));
      heard = heard.slice(next);
    }
    before = heard.length;
    now = look();
  }
  cut(heard);
  return { countries: shown.length, steps };
}
