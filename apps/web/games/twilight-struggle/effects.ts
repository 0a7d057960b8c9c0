import type { BoardLanguage, EffectInPlay } from '@brink/board';
import { CARD_OF } from '@brink/twilight-struggle/card-of-flag';
import { CARDS, type CardId } from '@brink/twilight-struggle/data/cards';
import type { FlagName } from '@brink/twilight-struggle/flags';
import { effects as en } from '@brink/twilight-struggle/text/en/effects';
import { effects as ru } from '@brink/twilight-struggle/text/ru/effects';
import { crisisEffects as enCrises } from '@brink/twilight-struggle/text/en/turn-zero';
import { crisisEffects as ruCrises } from '@brink/twilight-struggle/text/ru/turn-zero';
import {
  CRISIS_EFFECTS,
  crisisEffectsIn,
  type CrisisEffect,
  type CrisisEffectId,
} from '@brink/twilight-struggle/turn-zero/lasting';
import type { TwilightView } from '@brink/twilight-struggle/view';

/** Flags that say when, not what: their effect is seen elsewhere. */
const SILENT: ReadonlySet<FlagName> = new Set(['NorthSeaOil']);

/** What each effect is called. */
export const EFFECT_NAMES: Readonly<Record<BoardLanguage, Readonly<Record<FlagName, string>>>> = {
  en,
  ru,
};
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
      name: EFFECT_NAMES[language][flag],
    }));

const CRISIS_NAMES: Readonly<Record<BoardLanguage, Readonly<Record<CrisisEffectId, string>>>> = {
  en: enCrises,
  ru: ruCrises,
};

/** What the crises of Turn Zero leave behind, beside the effects of cards. */
export const crisisEffects = (
  { turnZero, turn }: Pick<TwilightView, 'turnZero' | 'turn'>,
  language: BoardLanguage,
): readonly EffectInPlay[] =>
  crisisEffectsIn(turnZero, turn).map(({ id, side }) => ({
    id,
    side,
    name: CRISIS_NAMES[language][id],
  }));

const CARD_OF_CRISIS: ReadonlyMap<string, CardId | undefined> = new Map(
  CRISIS_EFFECTS.map(({ id, card }: CrisisEffect) => [id, card]),
);

/** The card that an effect comes from or speaks of; undefined for one of another game. */
export const cardOfEffect = (effect: string): CardId | undefined =>
  CARD_OF[effect as FlagName] ?? CARD_OF_CRISIS.get(effect);
