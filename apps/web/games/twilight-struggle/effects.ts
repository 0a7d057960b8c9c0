import type { BoardLanguage, EffectInPlay } from '@brink/board';
import { CARD_OF } from '@brink/twilight-struggle/card-of-flag';
import { CARDS, type CardId } from '@brink/twilight-struggle/data/cards';
import type { FlagName } from '@brink/twilight-struggle/flags';
import { effects as en } from '@brink/twilight-struggle/text/en/effects';
import { effects as ru } from '@brink/twilight-struggle/text/ru/effects';

/** Flags that say when, not what: their effect is seen elsewhere. */
const SILENT: ReadonlySet<FlagName> = new Set(['NorthSeaOil']);

const NAMES: Readonly<Record<BoardLanguage, Readonly<Record<FlagName, string>>>> = { en, ru };
const sideOf = (card: CardId): EffectInPlay['side'] =>
  CARDS.find(({ id }) => id === card)?.side ?? 'neutral';

/** The effects of a view as chips; each is named after its flag. */
export const effectsIn = (
  flags: readonly FlagName[],
  language: BoardLanguage,
): readonly EffectInPlay[] =>
  flags
    .filter((flag) => !SILENT.has(flag))
    .map((flag) => ({
      id: flag,
      side: sideOf(CARD_OF[flag]),
      name: NAMES[language][flag],
    }));

/** The card that an effect comes from; undefined for one of another game. */
export const cardOfEffect = (flag: string): CardId | undefined => CARD_OF[flag as FlagName];
