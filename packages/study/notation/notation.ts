import { STRUGGLE_IDS, type GameId } from '@brink/games/ids';
import { ALL_SEEING, canRead, type LogEntry } from '@brink/kernel';
import type { Moment } from './moment.ts';
import { joined, type Names, type Notation, type NotationPart } from './parts.ts';
import { deedsOfStruggle } from './struggle.ts';
import { NOTATION_TEXTS } from './texts.ts';
import { deedsOfVolk } from './volk.ts';

/** A choice that was made: where the log says nothing of a play, its choices do. */
export interface Chosen {
  readonly code: string;
  readonly domain: string;
  readonly choice: number;
  readonly isChance: boolean;
}

const isStruggle = (game: GameId): boolean => STRUGGLE_IDS.some((id) => id === game);

/** "T3 AR2". */
export function momentText({ game, language }: Notation, moment: Moment): string {
  const texts = NOTATION_TEXTS[language];
  if (moment.turn === 0) return texts.setUp;
  return isStruggle(game) ? texts.struggle(moment) : texts.volk(moment);
}

/** "T3": a turn, or a decade of Wir sind das Volk!. */
export const turnText = ({ game, language }: Notation, turn: number): string =>
  isStruggle(game)
    ? NOTATION_TEXTS[language].turn(turn)
    : NOTATION_TEXTS[language].volk({ turn, round: 0 });

/** "coup Iran", from what the log tells of the play, or else from what was chosen. */
export function tellPlay(
  notation: Notation,
  entries: readonly LogEntry[],
  chosen: readonly Chosen[],
): readonly NotationPart[] {
  if (chosen.every(({ isChance }) => isChance)) return [NOTATION_TEXTS[notation.language].deal];
  const told = entries.filter((entry) => canRead(entry, ALL_SEEING));
  const headline = chosen.find(({ code }) => code === 'headline');
  if (headline) return [{ kind: 'name', text: notation.names.card(headline.choice) }];
  const parts = isStruggle(notation.game)
    ? deedsOfStruggle(notation, told)
    : deedsOfVolk(notation, told);
  if (parts.length > 0) return parts;
  const names = chosen
    .filter(({ isChance }) => !isChance)
    .map(({ domain, choice }) => nameOf(notation.names, domain, choice));
  return joined(names.map((text) => [{ kind: 'name', text } as const]));
}

function nameOf(names: Names, domain: string, choice: number): string {
  if (domain === 'card') return names.card(choice);
  if (domain === 'country') return names.place(choice);
  return names.other(domain, choice);
}
