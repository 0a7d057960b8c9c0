import { catalogues } from '@brink/red-sea';
import { COUNTRIES } from '@brink/red-sea/data/countries';
import { padEnd, widthOf, wrap } from '../layout.ts';
import { seatStyle } from '../paint.ts';
import { SIDE_MARKS, nameOf, sideMark, type RedSeaLook } from './cards.ts';
import { TABLE_WORDS } from './words.ts';

function vpOf({ view, language, paint }: RedSeaLook): string {
  const { vp } = TABLE_WORDS[language];
  if (view.vp === 0) return `${vp} 0`;
  const leader = view.vp > 0 ? 0 : 1;
  const text = `${SIDE_MARKS[leader]} ${catalogues[language].seats[leader]} +${Math.abs(view.vp)}`;
  return `${vp} ${paint(seatStyle(leader), text)}`;
}

function sideParts(look: RedSeaLook, side: 0 | 1): string[] {
  const { view, language, paint } = look;
  const words = TABLE_WORDS[language];
  const { seats, spaceBoxes, cards } = catalogues[language];
  const military = `${words.military} ${view.militaryOps[side]}/${view.defcon}`;
  const parts = [
    `${sideMark(look, side)} ${paint(seatStyle(side), padEnd(seats[side], 4))}`,
    view.militaryOps[side] < view.defcon ? military : paint('faint', military),
    `${words.space} ${view.space[side]} ${spaceBoxes[view.space[side]]}`,
    words.cards(view.hands[side].count),
  ];
  if (view.passing.holder === side) {
    const down = view.passing.isFaceUp ? '' : ` (${words.faceDown})`;
    parts.push(cards['romanian-autonomy'].name + down);
  }
  if (side !== look.seat && view.hands[side].known.length > 0) {
    const known = view.hands[side].known.map((card) => nameOf(language, card));
    parts.push(`${words.known}: ${known.join(', ')}`);
  }
  return parts;
}

function effects({ view, language, width }: RedSeaLook): string[] {
  const words = TABLE_WORDS[language];
  const { effects: names, countries, seats } = catalogues[language];
  const name = (country: number): string => countries[COUNTRIES[country].id];
  const told: string[] = view.effects.map((flag) => names[flag]);
  if (view.famine.length > 0) told.push(`${words.famine}: ${view.famine.map(name).join(', ')}`);
  for (const [side, country] of view.centcom.entries()) {
    if (country >= 0) told.push(`${words.centcom}: ${name(country)} (≠ ${seats[side]})`);
  }
  return told.length === 0 ? [] : wrap(`${words.effects}: ${told.join(' · ')}`, width, '  ');
}

function piles({ view, language, width }: RedSeaLook): string[] {
  const words = TABLE_WORDS[language];
  const name = (card: number): string => nameOf(language, card);
  const parts = [
    `${words.draw} ${view.draw.count}`,
    `${words.discard} ${view.discard.length}`,
    `${words.removed} ${view.removed.length}`,
  ];
  if (view.draw.known.length > 0) {
    parts.push(`${words.bottom}: ${view.draw.known.map(name).join(', ')}`);
  }
  const shown = [...view.inFront, ...view.resolving];
  if (shown.length > 0) parts.push(`${words.onTable}: ${shown.map(name).join(', ')}`);
  if (view.committed > 0 && view.round === 0) {
    parts.push(`${words.committed}: ${name(view.committed)}`);
  }
  return wrap(parts.join(' · '), width, '  ');
}

export function tracks(look: RedSeaLook): string[] {
  const { view, prompt, language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const { seats } = catalogues[language];
  const start = prompt?.code === 'draftCards' ? words.draft : words.headlines;
  const moment = view.round === 0 ? start : words.round(view.round, seats[view.roundOf] ?? '');
  // The bids come before the first turn.
  const when =
    view.turn === 0 ? words.setUp : `${words.turn(view.turn, view.lastTurn)} · ${moment}`;
  const title = `${when} · ${vpOf(look)}`;
  const rule = '─'.repeat(Math.max(0, width - widthOf(title) - 4));
  const level = paint(view.defcon <= 2 ? 'alarm' : 'strong', `DEFCON ${view.defcon}`);
  const rows = [sideParts(look, 0), sideParts(look, 1)];
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return [
    `${paint('faint', '──')} ${paint('strong', title)} ${paint('faint', rule)}`,
    ...wrap(`${level} (${view.defcon <= 3 ? words.closed : words.open})`, width, '  '),
    ...rows.flatMap((row) => {
      const line = row.map((part, i) => padEnd(part, widths[i] ?? 0)).join('  ');
      return wrap(line.trimEnd(), width, '    ');
    }),
    ...effects(look),
    ...piles(look),
  ];
}
