import {
  SIDES,
  type BoardLanguage,
  type CardFace,
  type CardProps,
  type Findable,
} from '@brink/board';
import type { Advice } from '../../client/advice.ts';
import type { HandOrder } from '../../ui/settings.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { handOf, type Decision } from './decision.ts';
import { sortedHand } from './hand-order.ts';
import { noteOn } from './heard.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';

interface HandFacts {
  readonly ui: StruggleUi;
  readonly view: StruggleView | undefined;
  readonly seat: number;
  readonly language: BoardLanguage;
  readonly say: AppTexts;
  readonly decision: Decision;
  readonly inPlay: number | undefined;
  readonly opened: number | undefined;
}

interface OwnHandFacts extends HandFacts {
  readonly order: HandOrder;
  readonly advice: Advice | undefined;
  /** A card that is on its way to the server. */
  readonly sent: number | undefined;
}

/** What a card is worth to a seat now, where that is not what is printed on it. */
export function opsNowOf(
  view: StruggleView | undefined,
  seat: number,
  { ops, isScoring }: CardFace,
): number | undefined {
  // A server of an earlier version does not tell.
  const worth = isScoring ? undefined : view?.opsNow?.[seat === 1 ? 1 : 0][ops - 1];
  return worth === ops ? undefined : worth;
}

/** The cards of the player's hand: chosen, faded, with what the staff says of them. */
export function handShown(facts: OwnHandFacts): readonly CardProps[] {
  const { ui, view, seat, language, say, decision, inPlay, opened, advice, sent } = facts;
  if (!view || seat < 0) return [];
  const faces = ui.cards[language];
  const chosen = new Set([inPlay, opened, view.committed, sent]);
  return sortedHand(handOf(view, seat), faces, facts.order).flatMap((number) => {
    const face = faces.get(number);
    if (!face) return [];
    const isFaded = decision.by === 'hand' ? !decision.cards.has(number) : decision.by === 'use';
    return [
      {
        face,
        opsNow: opsNowOf(view, seat, face),
        state: chosen.has(number) ? 'chosen' : isFaded ? 'faded' : 'rest',
        note: decision.by === 'hand' ? noteOn(advice, number, say) : undefined,
        reason: advice?.why.find(({ choice }) => choice === number)?.text[language],
      },
    ];
  });
}

/** The card that passes from side to side, beside the hand. */
export function passingShown(
  facts: HandFacts & { readonly sides: Readonly<Record<(typeof SIDES)[number], string>> },
): CardProps | undefined {
  const { ui, view, seat, language, say, decision, inPlay, opened, sides } = facts;
  const passing = view && ui.passing(view);
  const face = passing && ui.cards[language].get(passing.card);
  if (!face || seat < 0 || !SIDES[passing.holder]) return undefined;
  const { card, holder, isFaceUp } = passing;
  if (holder !== seat) return { face, state: 'away', note: say.heldBy(sides[SIDES[holder]]) };
  const isChosen = inPlay === card || opened === card;
  const isReady = isFaceUp && decision.cards.has(card);
  return {
    face,
    opsNow: opsNowOf(view, seat, face),
    state: isChosen ? 'chosen' : isReady ? 'rest' : 'faded',
    note: isFaceUp ? undefined : say.faceDown,
  };
}

/** Cards by name, those in the hand first: what is found is clicked or read. */
export function findableCards(
  ui: StruggleUi,
  view: StruggleView | undefined,
  seat: number,
  language: BoardLanguage,
): readonly Findable[] {
  const held = new Set(view && seat >= 0 ? handOf(view, seat) : []);
  const titles = Object.values(ui.cards);
  return [...ui.cards[language].entries()]
    .map(([number, { id, title }]) => ({
      id,
      name: title,
      aliases: titles.flatMap((other) => other.get(number)?.title ?? []),
      isHeld: held.has(number),
    }))
    .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld));
}
