import type { ReactNode } from 'react';
import { Pictogram } from '../marks/pictogram.tsx';
import type { Side } from '../sides.ts';
import { IconChip } from './chip.tsx';
import { Runner, arrowhead } from './glyphs.tsx';
import { useVolkWords } from './language.ts';
import type { ArrowMark, CardKind, VolkCardFace } from './standing.ts';
import '../marks/marks.css';
import './cards.css';

const SHAPES: Readonly<Record<CardKind, ReactNode>> = {
  us: <circle r="8" className="b-fill-us" />,
  ussr: <path d={arrowhead(-1, 0, 7.6)} className="b-fill-ussr" />,
  neutral: (
    <>
      <path d="M0-8a8 8 0 0 0 0 16Z" className="b-fill-us" />
      <path d="M0-8H3l6 8-6 8H0Z" className="b-fill-ussr" />
    </>
  ),
  blue: (
    <>
      <circle r="8" className="b-v-kind-line" />
      <circle r="4" className="b-v-kind-line" />
    </>
  ),
  green: <path d="M0-8.5 8.4-2.4 5.2 7.4H-5.2L-8.4-2.4Z" className="b-v-kind-green" />,
  black: <path d="M0-9 9 0 0 9-9 0Z" className="b-v-ink" />,
};

/** The sign of a card's colour: shape first. */
export function KindMark({ kind, size = 15 }: { readonly kind: CardKind; readonly size?: number }) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden className="b-v-kind">
      {SHAPES[kind]}
    </svg>
  );
}

function Value({ value, kind }: Pick<VolkCardFace, 'value' | 'kind'>) {
  if (!value) return <KindMark kind={kind} size={24} />;
  const [west, east] = value;
  if (west === east) {
    return (
      <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden className="b-v-value">
        <circle r="12" className="b-v-ink" />
        <text y="6">{west}</text>
      </svg>
    );
  }
  return (
    <svg viewBox="-12 -12 24 48" width="22" height="44" aria-hidden className="b-v-value">
      <circle r="10.5" className="b-fill-us" />
      <text y="5.5">{west}</text>
      <path d={arrowhead(-1, 24, 10)} className="b-fill-ussr" />
      <text x="-1" y="29.5">
        {east}
      </text>
    </svg>
  );
}

/** Arrows towards their side, with the letter of the track. */
function Arrow({ letter, towards, count, label }: ArrowMark) {
  const points = (towards === 'us' ? '‹' : '›').repeat(count);
  return (
    <span className="b-v-arrow" data-side={towards} title={label}>
      <span aria-hidden>{towards === 'us' ? points + letter : letter + points}</span>
      <span className="b-unseen">{label}</span>
    </span>
  );
}

export interface CardTileProps {
  readonly face: VolkCardFace;
  readonly state?: 'rest' | 'legal' | 'chosen' | 'faded';
  readonly note?: string;
  readonly onPick?: (card: number) => void;
  readonly onPoint?: (card: number | undefined) => void;
}

const valueText = (value: VolkCardFace['value']): string =>
  value === undefined ? '' : value[0] === value[1] ? `${value[0]}` : value.join(' : ');

/** A word of so many letters is wider than the tile. */
const LONG_WORD = 12;
const isLong = (title: string): boolean =>
  title.split(/[\s-]/).some(({ length }) => length > LONG_WORD);

/** A card as an index tile: value, title, colour, icons, arrows, runners. */
export function CardTile({ face, state = 'rest', note, onPick, onPoint }: CardTileProps) {
  const words = useVolkWords();
  const { number, title, kind, value, chips, arrows, runners, text } = face;
  return (
    <button
      type="button"
      className="b-v-card"
      data-kind={kind}
      data-state={state}
      data-card={number}
      aria-disabled={state !== 'legal' || undefined}
      aria-pressed={state === 'chosen' || undefined}
      onClick={onPick ? () => onPick(number) : undefined}
      onPointerEnter={() => onPoint?.(number)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(number)}
      onBlur={() => onPoint?.(undefined)}
    >
      <span className="b-v-card-value" aria-hidden>
        <Value value={value} kind={kind} />
      </span>
      <span className="b-v-card-title" data-long={isLong(title)}>
        {title}
        {note && <i>{note}</i>}
        <span className="b-unseen">{words.cardText(valueText(value), text)}</span>
      </span>
      <span className="b-v-card-signs">
        <Pictogram of={face.pictogram} size={24} />
        {value && <KindMark kind={kind} />}
      </span>
      <span className="b-v-card-icons" aria-hidden>
        {chips.map((chip, i) => (
          // Icons of a card never change places.
          <IconChip key={`${i}`} chip={chip} />
        ))}
        {arrows.map((arrow) => (
          <Arrow key={`${arrow.letter}${arrow.towards}`} {...arrow} />
        ))}
        {runners > 0 && (
          <svg
            viewBox={`-8 -9 ${8 * runners + 8} 18`}
            width={6 * runners + 8}
            height="17"
            className="b-v-runners"
          >
            {Array.from({ length: runners }, (_, i) => (
              <Runner key={i} x={i * 8} r={7} />
            ))}
          </svg>
        )}
      </span>
    </button>
  );
}

/** The backs of a hand: how many cards, and of which decades. */
export function Backs({ backs, side }: { readonly backs: readonly number[]; readonly side: Side }) {
  return (
    <span className="b-v-backs" data-side={side} aria-hidden>
      {backs.map((decade, i) => (
        <i key={`${i}`}>{['', 'I', 'II', 'III', 'IV'][decade]}</i>
      ))}
    </span>
  );
}
