import type { BoardLanguage } from '@brink/board';
import type { MapNames, MapStanding, TrackStanding } from '@brink/board/volk';
import { PLACES, wordings, type VolkView } from '@brink/volk';
import type { PrintedBox } from '@brink/volk/printed';
import { chipsOf } from './chips.ts';
import type { Prints } from './printed.ts';

/** Everything on the map, from a view. */
export function mapOf(view: VolkView): MapStanding {
  const economy = PLACES.provinces.map((_, province) =>
    view.factories
      .filter(({ city }) => PLACES.provinceOfCity[city] === province)
      .reduce((sum, { value }) => sum + value, 0),
  );
  return {
    provinces: view.provinces.map(({ unrest, protests, livingStandard, socialists }, i) => ({
      unrest,
      protests,
      socialists,
      standard: livingStandard,
      economy: economy[i],
    })),
    sectors: view.sectors,
    factories: new Map(
      view.factories.map(({ city, value, rundown }) => [city, { value, isRundown: rundown }]),
    ),
    lines: new Set(view.lines),
    wall: view.wall,
  };
}

const prompt = (domain: string) => ({ code: '', domain, args: [], actors: [], choices: [] });

export function namesOf({ texts }: Prints, language: BoardLanguage): MapNames {
  const { choice } = texts[language];
  return {
    provinces: PLACES.provinces.map((_, i) => choice(prompt('province'), i)),
    sites: Array.from({ length: PLACES.siteCount }, (_, i) => choice(prompt('site'), i)),
    sectors: PLACES.sectors.map((_, i) => choice(prompt('sector'), i)),
  };
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const END = 6;
const BOX_OFFSET = 12;

/** Positions that a question about boxes leaves open. */
export const boxesIn = (choices: readonly number[]): ReadonlySet<number> =>
  new Set(choices.map((choice) => choice - BOX_OFFSET));
export const choiceOfBox = (position: number): number => position + BOX_OFFSET;

const plain = (text: (i: number) => string): TrackStanding['boxes'] =>
  Array.from({ length: 2 * END + 1 }, (_, i) => ({ position: i - END, text: text(i) }));

const boxes = (
  list: readonly PrintedBox[],
  language: BoardLanguage,
  more: (box: PrintedBox) => Partial<TrackStanding['boxes'][number]>,
): TrackStanding['boxes'] =>
  list.map((box) => ({
    position: box.position,
    text: `${Math.abs(box.position)}`,
    chips: chipsOf(box.items, language),
    ...more(box),
  }));

/** The six tracks; the first three in both games. */
export function tracksOf(
  view: VolkView,
  { printed }: Prints,
  language: BoardLanguage,
): Readonly<Record<TrackId, TrackStanding>> {
  const title = wordings[language].tracks;
  const vp = ({ vp: points }: PrintedBox): string | undefined =>
    points > 0 ? `${points}` : undefined;
  const of = (id: TrackId, i: number, list: TrackStanding['boxes']): TrackStanding => ({
    id,
    title: title[NAMES[i]],
    boxes: list,
    position: view.tracks[i],
  });
  return {
    prestige: of(
      'prestige',
      0,
      boxes(printed.prestige, language, () => ({})),
    ),
    currency: of(
      'currency',
      1,
      plain((i) => signed(i - END)),
    ),
    socialists: of(
      'socialists',
      2,
      plain((i) => signed(printed.socialists[i])),
    ),
    arms: of(
      'arms',
      3,
      boxes(printed.arms, language, (box) => ({
        bars: box.privilege,
        isVictory: box.victory,
        foot: vp(box),
      })),
    ),
    space: of(
      'space',
      4,
      boxes(printed.space, language, (box) => ({ isVictory: box.victory, foot: vp(box) })),
    ),
    dominance: of(
      'dominance',
      5,
      boxes(printed.dominance, language, (box) => ({
        foot: `${vp(box) ?? ''} ${box.income.join('·')}`.trim(),
      })),
    ),
  };
}

const NAMES = ['prestige', 'westernCurrency', 'socialists', 'arms', 'space', 'dominance'] as const;
export type TrackId = 'prestige' | 'currency' | 'socialists' | 'arms' | 'space' | 'dominance';
