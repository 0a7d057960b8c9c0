import type { BoardLanguage, Side } from '@brink/board';
import type { ArrowMark, Chip, ChipGlyph } from '@brink/board/volk';
import { unpackItem, type Item } from '@brink/volk/deck/item';
import { OPS, TRACKS, type OpName } from '@brink/volk/deck/schema';
import { itemText } from '@brink/volk/printed';

const GLYPHS: Readonly<Record<OpName, readonly [glyph: ChipGlyph, sign?: string]>> = {
  'unrest+': ['unrest', '+'],
  'unrest-': ['unrest', '−'],
  moveUnrest: ['move'],
  build: ['economy', '+'],
  dismantle: ['economy', '−'],
  'ls+': ['standard', '+'],
  'ls+noUnrest': ['standard', '+'],
  'ls-': ['standard', '−'],
  stop: ['stop'],
  rundown: ['rundown', '↓'],
  repair: ['rundown', '↑'],
  police: ['police'],
  removeMassProtest: ['protest', '−'],
  wallBuild: ['wall', '+'],
  wallRemove: ['wall', '−'],
  stasiDisband: ['police', '−'],
  guillaume: ['spy'],
  'dove-': ['dove', '−'],
  'dove+': ['dove', '+'],
  pay: ['money', '−'],
  gain: ['money', '+'],
  conflict: ['conflict'],
  peacemaker: ['peace'],
  choicePrestigeOrDominance: ['either'],
  armsCostUp: ['arms', '+'],
  ussrValueDown: ['card', '−'],
  drawNextDecadeCard: ['card', '+'],
  arrow: ['either'],
};
const ARROW = OPS.indexOf('arrow');
const SIDES = ['us', 'ussr'] as const;

/** Letters of the tracks beside arrows. */
const LETTERS: Readonly<Record<BoardLanguage, readonly string[]>> = {
  en: ['P', '$', 'S', 'A', '☾', 'D'],
  ru: ['П', '$', 'С', 'В', '☾', 'Д'],
};

const ownerOf = ({ side, power }: Item): Side | 'any' => SIDES[side >= 0 ? side : power] ?? 'any';

export const labelOf = (packed: number, language: BoardLanguage): string =>
  itemText(language, packed);

export function chipsOf(items: readonly number[], language: BoardLanguage): Chip[] {
  return items
    .map((packed) => ({ packed, item: unpackItem(packed) }))
    .filter(({ item }) => item.op !== ARROW)
    .map(({ packed, item }) => {
      const [glyph, sign] = GLYPHS[OPS[item.op]];
      const label = labelOf(packed, language);
      const amount = item.amount > 1 ? `${sign ?? ''}${item.amount}` : sign;
      return { glyph, owner: ownerOf(item), sign: amount, label, isShaded: item.shaded };
    });
}

/** Arrows of one track and direction together. */
export function arrowsOf(items: readonly number[], language: BoardLanguage): ArrowMark[] {
  const marks = new Map<string, ArrowMark>();
  for (const packed of items) {
    const item = unpackItem(packed);
    if (item.op !== ARROW) continue;
    const key = `${item.track} ${item.delta}`;
    const count = (marks.get(key)?.count ?? 0) + 1;
    const label = labelOf(packed, language);
    marks.set(key, {
      letter: LETTERS[language][item.track] ?? TRACKS[item.track],
      towards: item.delta < 0 ? 'us' : 'ussr',
      count,
      label: count > 1 ? `${count} × ${label}` : label,
    });
  }
  return [...marks.values()];
}
