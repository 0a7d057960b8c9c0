import { useLanguage } from '@brink/board';
import { CardRow, useVolkWords, type CardTileProps } from '@brink/board/volk';
import type { VolkView } from '@brink/volk';
import type { LogEntry } from '@brink/kernel';
import type { ComponentType, ComponentProps } from 'react';
import { cardRowsOf, isSpecial } from './card-rows.ts';
import type { Pointing } from './decision.ts';
import type { Prints } from './printed.ts';
import { useTableTexts } from './texts/index.ts';

export interface CardsProps {
  readonly view: VolkView;
  readonly prints: Prints;
  readonly pointing: Pointing;
  readonly log: readonly Pick<LogEntry, 'code' | 'args'>[];
  /** Whose hand lies open. */
  readonly seat: number;
  readonly onPick?: (card: number) => void;
  readonly onPoint?: (card: number | undefined) => void;
  /** The pointer has left the cards, or the keyboard takes over. */
  readonly onLeave?: () => void;
  /** What draws a row. */
  readonly Row?: ComponentType<ComponentProps<typeof CardRow>> | undefined;
}

/** Display, hand, and what else may be chosen among cards. */
export function Cards(props: CardsProps) {
  const { view, prints, pointing, log, seat, onPick, onPoint, onLeave, Row = CardRow } = props;
  const language = useLanguage();
  const words = useVolkWords();
  const say = useTableTexts();
  const isAsked = pointing.cards.size > 0;
  const tile = (card: number): CardTileProps => ({
    face: prints.face(card, language, view.wall !== 'none'),
    note: isSpecial(card) ? words.special : undefined,
    state: view.resolving.includes(card)
      ? 'chosen'
      : pointing.cards.has(card)
        ? 'legal'
        : isAsked
          ? 'faded'
          : 'rest',
  });
  const { display, hand } = cardRowsOf(view, log, seat);
  const shown = new Set([...display, ...hand]);
  const others = [...pointing.cards].filter((card) => !shown.has(card));
  const row = (title: string, cards: readonly number[], note?: string, empty?: string) => (
    <Row
      title={title}
      note={note}
      cards={cards.map(tile)}
      empty={empty}
      onPick={onPick}
      onPoint={onPoint}
    />
  );
  const stage =
    view.stage === 0
      ? ''
      : view.superpowers
        ? say.stage(['', 'A', 'B', 'C'][view.stage])
        : say.halves[view.stage - 1];
  return (
    <div className="w-v-card-rows" onPointerLeave={onLeave} onKeyDown={onLeave}>
      {others.length > 0 && row(say.examined, others)}
      {row(
        stage === '' ? words.display : `${words.display} · ${stage}`,
        display,
        say.deckLeft(view.deckCount),
        words.noCards,
      )}
      {seat >= 0 && row(words.hand, hand, undefined, words.noCards)}
      {view.deckTop.some((card) => card > 0) &&
        row(
          say.deckTop,
          view.deckTop.filter((card) => card > 0),
        )}
    </div>
  );
}

/** A card in words, under the cards: what the pointer or the keyboard rests on. */
export function Reader(props: {
  readonly card?: number;
  readonly view: VolkView;
  readonly prints: Prints;
  /** A finger rests on nothing: without a card there is nothing to say. */
  readonly isPhone?: boolean;
}) {
  const language = useLanguage();
  const words = useVolkWords();
  const say = useTableTexts();
  const { card, view, prints, isPhone } = props;
  if (card === undefined) {
    return isPhone ? undefined : <p className="w-v-reader">{say.pickHint}</p>;
  }
  const face = prints.face(card, language, view.wall !== 'none');
  return (
    <p className="w-v-reader">
      <b>{face.title}</b> {face.runners > 0 && `(${words.runners(face.runners)}) `}
      {face.text}
    </p>
  );
}
