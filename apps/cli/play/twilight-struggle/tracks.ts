import { catalogues, type TwilightView } from '@brink/twilight-struggle';
import { REGIONS } from '@brink/twilight-struggle/data/regions';
import { padEnd, widthOf, wrap } from '../layout.ts';
import { seatStyle } from '../paint.ts';
import type { Look } from '../terminal-table.ts';
import { textOf } from './card-data.ts';
import { TABLE_WORDS } from './words.ts';

export type TwilightLook = Look<TwilightView>;

export const SIDE_MARKS = ['●', '◆', '○'] as const;

export const sideMark = ({ paint }: TwilightLook, side: number): string =>
  side > 1 ? SIDE_MARKS[2] : paint(seatStyle(side), SIDE_MARKS[side]);

function isSetUp({ view, prompt }: TwilightLook): boolean {
  const { turn, round, resolving, headlines, discard, removed } = view;
  const isEarly = turn === 1 && round === 0 && headlines.every((card) => card === 0);
  return isEarly && [...resolving, ...discard, ...removed].length === 0 && prompt?.code === 'place';
}

function moment(look: TwilightLook): string {
  const { view, language } = look;
  const words = TABLE_WORDS[language];
  const { seats } = catalogues[language];
  if (isSetUp(look)) return words.setUp;
  if (view.round === 0) return words.headlines;
  return words.round(view.round, seats[view.roundOf] ?? '');
}

/** §8.1.5: the lower DEFCON, the more regions are closed. */
function defcon({ view, language, paint }: TwilightLook): string {
  const words = TABLE_WORDS[language];
  const { regions } = catalogues[language];
  const closed = (['europe', 'asia', 'middle-east'] as const)
    .slice(0, Math.max(0, 5 - view.defcon))
    .map((id) => regions[id].name);
  const parts = [closed.length === 0 ? words.nothingForbidden : words.forbidden(closed.join(', '))];
  if (view.defcon === 2) parts.push(words.noBattlegroundCoups);
  const level = paint(view.defcon <= 2 ? 'alarm' : 'strong', `DEFCON ${view.defcon}`);
  return `${level} (${parts.join('; ')})`;
}

export function vpOf({ view, language, paint }: TwilightLook): string {
  const words = TABLE_WORDS[language];
  if (view.vp === 0) return `${words.vp} 0`;
  const leader = view.vp > 0 ? 0 : 1;
  const text = `${SIDE_MARKS[leader]} ${catalogues[language].seats[leader]} +${Math.abs(view.vp)}`;
  return `${words.vp} ${paint(seatStyle(leader), text)}`;
}

/** §6.4.4: the first in box 2 has a second attempt until the other is there too. */
const attemptsOf = (space: readonly number[], side: number): number =>
  space[side] >= 2 && space[1 - side] < 2 ? 2 : 1;

function sideParts(look: TwilightLook, side: 0 | 1): string[] {
  const { view, language, paint } = look;
  const words = TABLE_WORDS[language];
  const { seats, spaceBoxes } = catalogues[language];
  const military = view.militaryOps[side];
  const required = `${words.military} ${military}/${view.defcon}`;
  const space = view.space[side];
  const tries = `${view.spaceAttempts[side]}/${attemptsOf(view.space, side)}`;
  const parts = [
    `${sideMark(look, side)} ${paint(seatStyle(side), padEnd(seats[side], 4))}`,
    military < view.defcon ? required : paint('faint', required),
    `${words.space} ${space} ${spaceBoxes[space]}, ${words.attempts} ${tries}`,
    words.cards(view.hands[side].count),
  ];
  if (view.china.holder === side) {
    parts.push(words.china + (view.china.isFaceUp ? '' : ` (${words.faceDown})`));
  }
  if (side !== look.seat && view.hands[side].known.length > 0) {
    const known = view.hands[side].known.map((card) => textOf(language, card).name);
    parts.push(`${words.known}: ${known.join(', ')}`);
  }
  return parts;
}

/** The two sides below each other, part by part. */
function sideLines(look: TwilightLook): string[] {
  const rows = [sideParts(look, 0), sideParts(look, 1)];
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows.flatMap((row) => {
    const line = row.map((part, i) => padEnd(part, widths[i] ?? 0)).join('  ');
    return wrap(line.trimEnd(), look.width, '    ');
  });
}

function effects({ view, language, width }: TwilightLook): string[] {
  const words = TABLE_WORDS[language];
  const { effects: names, regions } = catalogues[language];
  const told = view.effects.map((flag) =>
    flag === 'Chernobyl' && view.chernobyl >= 0
      ? `${names[flag]} (${regions[REGIONS[view.chernobyl]].name})`
      : names[flag],
  );
  return told.length === 0 ? [] : wrap(`${words.effects}: ${told.join(' · ')}`, width, '  ');
}

function piles({ view, language, width }: TwilightLook): string[] {
  const words = TABLE_WORDS[language];
  const nameOf = (card: number): string => textOf(language, card).name;
  const parts = [
    `${words.draw} ${view.draw.count}`,
    `${words.discard} ${view.discard.length}`,
    `${words.removed} ${view.removed.length}`,
  ];
  const shown = [...view.inFront, ...view.resolving];
  if (shown.length > 0) parts.push(`${words.onTable}: ${shown.map(nameOf).join(', ')}`);
  if (view.committed > 0 && view.round === 0) {
    parts.push(`${words.committed}: ${nameOf(view.committed)}`);
  }
  return wrap(parts.join(' · '), width, '  ');
}

export function tracks(look: TwilightLook): string[] {
  const { view, language, width, paint } = look;
  const words = TABLE_WORDS[language];
  const title = `${words.turn(view.turn)} · ${moment(look)} · ${vpOf(look)}`;
  const rule = '─'.repeat(Math.max(0, width - widthOf(title) - 4));
  return [
    `${paint('faint', '──')} ${paint('strong', title)} ${paint('faint', rule)}`,
    ...wrap(defcon(look), width, '  '),
    ...sideLines(look),
    ...effects(look),
    ...piles(look),
  ];
}
