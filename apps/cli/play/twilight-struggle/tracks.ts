import { catalogues, type TwilightView } from '@brink/twilight-struggle';
import { REGIONS } from '@brink/twilight-struggle/data/regions';
import { TWO_ATTEMPTS } from '@brink/twilight-struggle/data/space';
import { padEnd, widthOf, wrap } from '../layout.ts';
import { seatStyle } from '../paint.ts';
import type { Look } from '../terminal-table.ts';
import { textOf } from './card-data.ts';
import {
  crisesPast,
  crisisEffects,
  hasAbility,
  isAlternative,
  isFirstTurnSecure,
  lateWarEnd,
} from './variants.ts';
import { TABLE_WORDS } from './words.ts';

export type TwilightLook = Look<TwilightView>;

export const SIDE_MARKS = ['●', '◆', '○'] as const;

export const sideMark = ({ paint }: TwilightLook, side: number): string =>
  side > 1 ? SIDE_MARKS[2] : paint(seatStyle(side), SIDE_MARKS[side]);

/** Influence that no card places, before the first round. */
const isSetUp = ({ view, prompt }: TwilightLook): boolean =>
  view.round === 0 && view.resolving.length === 0 && prompt?.code === 'place';

function moment(look: TwilightLook): string {
  const { view, prompt, language } = look;
  const words = TABLE_WORDS[language];
  const { seats } = catalogues[language];
  // Bids and the crises of Turn Zero come before the first turn.
  if (view.turn === 0) return prompt?.code === 'bid' ? words.bids : words.turnZero;
  const now = isSetUp(look)
    ? words.setUp
    : view.round === 0
      ? words.headlines
      : words.round(view.round, seats[view.roundOf] ?? '');
  return `${words.turn(view.turn)} · ${now}`;
}

/** §8.1.5: the lower DEFCON, the more regions are closed. */
function defcon({ view, options, language, paint }: TwilightLook): string {
  const words = TABLE_WORDS[language];
  const { regions } = catalogues[language];
  const closed = (['europe', 'asia', 'middle-east'] as const)
    .slice(0, Math.max(0, 5 - view.defcon))
    .map((id) => regions[id].name);
  const isFree = options['realignIgnoresDefcon'] === true;
  const forbidden = (isFree ? words.forbiddenCoups : words.forbidden)(closed.join(', '));
  const parts = [closed.length === 0 ? words.nothingForbidden : forbidden];
  if (isFirstTurnSecure(view)) parts.push(words.notForUs);
  else if (view.defcon === 2) parts.push(words.noBattlegroundCoups);
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

/** §6.4.4: the first in box 2 of the usual track has a second attempt. */
const attemptsOf = (look: TwilightLook, side: number): number =>
  hasAbility(look, side, TWO_ATTEMPTS) ? 2 : 1;

function sideParts(look: TwilightLook, side: 0 | 1): string[] {
  const { view, language, paint } = look;
  const words = TABLE_WORDS[language];
  const { seats, spaceBoxes, alternativeSpaceBoxes } = catalogues[language];
  const boxes = isAlternative(look) ? alternativeSpaceBoxes : spaceBoxes;
  const military = view.militaryOps[side];
  const required = `${words.military} ${military}/${view.defcon}`;
  const space = view.space[side];
  const tries = `${view.spaceAttempts[side]}/${attemptsOf(look, side)}`;
  const parts = [
    `${sideMark(look, side)} ${paint(seatStyle(side), padEnd(seats[side], 4))}`,
    military < view.defcon ? required : paint('faint', required),
    `${words.space} ${space} ${boxes[space]}, ${words.attempts} ${tries}`,
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

function effects(look: TwilightLook): string[] {
  const { view, language, width } = look;
  const words = TABLE_WORDS[language];
  const { effects: names, regions } = catalogues[language];
  const told = view.effects.map((flag) =>
    flag === 'Chernobyl' && view.chernobyl >= 0
      ? `${names[flag]} (${regions[REGIONS[view.chernobyl]].name})`
      : names[flag],
  );
  told.push(...crisisEffects(look));
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
  const { width, paint } = look;
  const title = `${moment(look)} · ${vpOf(look)}`;
  const rule = '─'.repeat(Math.max(0, width - widthOf(title) - 4));
  return [
    `${paint('faint', '──')} ${paint('strong', title)} ${paint('faint', rule)}`,
    ...wrap(defcon(look), width, '  '),
    ...sideLines(look),
    ...effects(look),
    ...crisesPast(look),
    ...piles(look),
    ...lateWarEnd(look),
  ];
}
