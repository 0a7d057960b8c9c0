import { PUBLIC, type Actor, type Game, type GamePackage } from '@brink/kernel';
import type { Fact, StateCount } from '@brink/library/puzzles/facts';
import { STATE_COUNTS } from '@brink/library/puzzles/facts';
import { STRUGGLE_IDS } from '@brink/games/ids';
import type { TableView } from '@brink/struggle';
import { FIRST_EAST } from '@brink/volk/board/map';
import { ownerOfCity } from '@brink/volk/board/map';
import type { VolkView } from '@brink/volk';

/** What is counted of a position for one seat. */
export interface Counts {
  readonly turn: number;
  readonly round: number;
  /** 1 won, -1 lost, 0 not over; how it ended. */
  readonly result: number;
  readonly manner: string;
  readonly vp: number;
  /** Who controls each country: 0 the seat, 1 the other side, -1 nobody. */
  readonly control: readonly number[];
  readonly battleground: readonly boolean[];
  /** Of Wir sind das Volk!: own and the other's. */
  readonly state: Readonly<Record<StateCount, readonly [number, number]>> | undefined;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

function stateOf(view: VolkView, seat: Actor): Counts['state'] {
  const both = (of: (side: number) => number): [number, number] => [
    of(seat & 1),
    of(1 - (seat & 1)),
  ];
  const provinces = (side: number) =>
    view.provinces.filter((_, i) => (i < FIRST_EAST ? 0 : 1) === side);
  const prestige = view.tracks[0];
  return {
    unrest: both((side) => sum(provinces(side).map((each) => each.unrest))),
    protests: both((side) => view.protests[side]),
    standard: both((side) => sum(provinces(side).map((each) => each.livingStandard))),
    factories: both((side) =>
      sum(
        view.factories.filter(({ city }) => ownerOfCity[city] === side).map(({ value }) => value),
      ),
    ),
    prestige: both((side) => (side === 0 ? -prestige : prestige)),
  };
}

export function countsOf(game: GamePackage, at: Game, seat: Actor): Counts {
  const outcome = game.outcome(at);
  const result = !outcome
    ? 0
    : outcome.winners.includes(seat as never)
      ? 1
      : outcome.winners.length === 0
        ? 0
        : -1;
  const ended = { result, manner: outcome?.manner ?? '' };
  if (!(STRUGGLE_IDS as readonly string[]).includes(game.id)) {
    const view = game.view(at, PUBLIC) as VolkView;
    const { decade, stage } = view;
    return {
      ...ended,
      turn: decade,
      round: stage,
      vp: 0,
      control: [],
      battleground: [],
      state: stateOf(view, seat),
    };
  }
  const { turn, round, vp, countries } = game.view(at, PUBLIC) as TableView;
  return {
    ...ended,
    turn,
    round,
    vp: seat === 0 ? vp : -vp,
    control: countries.map(({ control }) => (control < 0 ? -1 : control === seat ? 0 : 1)),
    battleground: countries.map(({ battleground }) => battleground),
    state: undefined,
  };
}

const percent = (list: readonly Counts[], is: (each: Counts) => boolean): number =>
  Math.round((100 * list.filter(is).length) / list.length);
const tenths = (list: readonly Counts[], of: (each: Counts) => number): number =>
  Math.round((10 * sum(list.map(of))) / list.length);

/** A difference worth telling: in percent, and in tenths of points. */
const SHARE = 20;
const POINTS = 8;
const MOST = 3;

/** What the two plays led to, the most telling first. */
export function factsOf(best: readonly Counts[], wrong: readonly Counts[]): Fact[] {
  const facts: { fact: Fact; weight: number }[] = [];
  const manners = [
    ...new Set(wrong.filter(({ result }) => result < 0).map(({ manner }) => manner)),
  ];
  for (const manner of manners) {
    const lost = (each: Counts): boolean => each.result < 0 && each.manner === manner;
    const [b, w] = [percent(best, lost), percent(wrong, lost)];
    if (w - b >= SHARE / 2) facts.push({ fact: ['lose', manner, b, w], weight: 300 + w - b });
  }
  const [b, w] = [best, wrong].map((list) => percent(list, ({ result }) => result > 0));
  if (b - w >= SHARE / 2) facts.push({ fact: ['win', b, w], weight: 280 + b - w });
  for (const country of best[0].control.keys()) {
    for (const who of [0, 1]) {
      const holds = ({ control }: Counts): boolean => control[country] === who;
      const [of, other] = [percent(best, holds), percent(wrong, holds)];
      const gain = who === 0 ? of - other : other - of;
      const worth = best[0].battleground[country] ? 1 : 0.4;
      if (gain * worth >= SHARE) {
        facts.push({ fact: ['control', country, who, of, other], weight: gain * worth });
      }
    }
  }
  if (best[0].state) {
    for (const count of STATE_COUNTS) {
      for (const who of [0, 1]) {
        const of = tenths(best, ({ state }) => state![count][who]);
        const other = tenths(wrong, ({ state }) => state![count][who]);
        // Little unrest and few protests are good, of the rest much is.
        const isBad = (count === 'unrest' || count === 'protests') !== (who === 1);
        const gain = isBad ? other - of : of - other;
        if (count === 'prestige' && who === 1) continue;
        if (gain >= POINTS) {
          facts.push({
            fact: ['state', count, who, of, other],
            weight: count === 'protests' ? 5 * gain : gain,
          });
        }
      }
    }
  } else {
    const [of, other] = [best, wrong].map((list) => tenths(list, ({ vp }) => vp));
    if (of - other >= POINTS) facts.push({ fact: ['vp', of, other], weight: 2 * (of - other) });
  }
  return facts
    .sort((x, y) => y.weight - x.weight)
    .slice(0, MOST)
    .map(({ fact }) => fact);
}
