import { read, type LogEntry, type Told } from '@brink/kernel';
import { LOG } from '@brink/volk/log';
import type { Notation, NotationPart } from './parts.ts';

type Line = Told<typeof LOG>;

/** More places than this are not named. */
const MOST_PLACES = 3;

/** Where a line happens, as the kinds of choices call it. */
function placeIn(line: Line): readonly [domain: string, place: number] | undefined {
  switch (line.code) {
    case 'build':
    case 'dismantle':
    case 'repair':
      return ['site', line.site];
    case 'livingStandard':
    case 'unrest':
    case 'socialist':
      return ['province', line.province];
    default:
      return undefined;
  }
}

/** What a seat does with a card of Wir sind das Volk!. */
export function deedsOfVolk(
  { names }: Notation,
  entries: readonly LogEntry[],
): readonly NotationPart[] {
  let card: number | undefined;
  let use: number | undefined;
  const places: string[] = [];
  for (const entry of entries) {
    const line = read(LOG, entry);
    // The end of the decade is no doing of this play.
    if (!line || line.code === 'phase' || line.code === 'stage') break;
    if (line.code === 'takeCard') card ??= line.card;
    if (line.code === 'use') use ??= line.use;
    const place = placeIn(line);
    const name = place && names.other(...place);
    if (name !== undefined && !places.includes(name)) places.push(name);
  }
  if (card === undefined) return [];
  const does = use === undefined ? '' : names.other('option', use);
  const deed = does === '' ? '' : `: ${does.charAt(0).toLowerCase()}${does.slice(1)}`;
  const shown = places.slice(0, MOST_PLACES).join(', ') + (places.length > MOST_PLACES ? '…' : '');
  return [
    { kind: 'name', text: names.card(card) },
    deed,
    ...(shown === '' ? [] : [{ kind: 'aside', text: ` · ${shown}` } as const]),
  ];
}
