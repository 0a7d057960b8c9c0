import {
  SIDES,
  type BoardLanguage,
  type BoardLayout,
  type CountryStanding,
  type Geography,
  type LogPart,
  type Place,
  type Side,
} from '@brink/board';
import { LOG } from '@brink/crossover/log';
import { read } from '@brink/kernel';
import type { Glance, WireLogEntry } from '@brink/protocol';
import { logLines, type Spoken } from './log-lines.ts';

/** What a game must bring to be shown from across the room: its map, and words for a move. */
export interface GlanceUi extends Spoken {
  readonly layout: BoardLayout;
  readonly loadGeography: () => Promise<Geography>;
  readonly places: readonly Place[];
  /** What is printed on the map, by number. */
  readonly countries: readonly { readonly stability: number; readonly battleground: boolean }[];
}

/** The countries of a glance, by id. */
export const countriesAt = (
  ui: GlanceUi,
  glance: Glance,
): Readonly<Record<string, CountryStanding>> =>
  Object.fromEntries(
    glance.countries.map(([us, ussr, control], area): [string, CountryStanding] => {
      const { stability = 1, battleground = false } = ui.countries[area] ?? {};
      return [ui.areaId(area), { us, ussr, control: SIDES[control], stability, battleground }];
    }),
  );

function plain(part: LogPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'change':
      return `${part.from}→${part.to}`;
    case 'die':
      return `${part.value}`;
    case 'side':
      return '';
    case 'slip':
      return part.parts.map(plain).join('');
    default:
      return part.text;
  }
}

/** A play in words: the card, what it was used for, and what came of it. */
export interface ToldPlay {
  readonly side: Side | undefined;
  readonly card: number | undefined;
  readonly title: string;
  readonly text: string;
  /** The last place it changed. */
  readonly at: string | undefined;
}

/** More lines than these are not read at a glance. */
const MOST_LINES = 3;

export function tellPlay(
  ui: GlanceUi,
  last: readonly WireLogEntry[],
  language: BoardLanguage,
): ToldPlay | undefined {
  const told = last.map((entry) => read(LOG, entry));
  // For a card that visits from the other game, all of that game would have to be loaded.
  const isKnown = (card: unknown): boolean => ui.cards[language].has(Number(card));
  if (told.some((entry) => entry && 'card' in entry && !isKnown(entry.card))) return undefined;
  const first = told.find((entry) => entry?.code === 'play' || entry?.code === 'headline');
  const lines = logLines(ui, last, language).filter(({ kind }) => kind === 'play');
  if (!first || lines.length === 0) return undefined;
  const area = told.findLast((entry) => entry !== undefined && 'country' in entry);
  const card = 'card' in first ? Number(first.card) : undefined;
  const [head, ...others] = lines;
  const title = plain(head.parts[0]);
  const use = head.parts.slice(1).map(plain).join('');
  return {
    side: head.side,
    card,
    title,
    text: [use, ...others.map(({ parts }) => parts.map(plain).join(''))]
      // The card itself is named by the title.
      .map((line) => (line.startsWith(title) ? line.slice(title.length) : line))
      .map((line) => line.replace(/^[:,]?\s*/, ''))
      .filter((line) => line !== '')
      .slice(0, MOST_LINES)
      .join('; '),
    at: area && 'country' in area ? ui.areaId(Number(area.country)) : undefined,
  };
}
