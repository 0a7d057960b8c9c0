import type { BySide } from '../sides.ts';
import { Dove, hexagon } from './glyphs.tsx';
import { useVolkWords } from './language.ts';
import type { SeatStanding } from './standing.ts';
import './tracks.css';

/** Socialists that wait, stand on the map, lie in the supply. */
export function Socialists({ counts }: { readonly counts: readonly [number, number, number] }) {
  const words = useVolkWords();
  const marks = counts.flatMap((count, place) => Array.from({ length: count }, () => place));
  const told = counts.map((count, i) => `${words.socialistPlaces[i]} ${count}`).join(', ');
  return (
    <section className="b-v-track b-v-line" aria-label={words.socialists}>
      <h3>{words.socialists}</h3>
      <svg viewBox="0 0 200 16" height="16" role="img" aria-label={told}>
        {marks.map((place, i) => (
          <path
            key={`${i}`}
            d={hexagon(9 + i * 14 + place * 10, 8, 6.5)}
            className="b-v-meeple"
            data-place={place}
          />
        ))}
      </svg>
    </section>
  );
}

interface FlightProps {
  readonly steps: number;
  readonly lost: number;
  readonly isStopped: boolean;
}

const FLIGHT_END = 10;

export function FlightTrack({ steps, lost, isStopped }: FlightProps) {
  const words = useVolkWords();
  const note = isStopped ? words.flightStopped : words.flightNote(steps, lost);
  return (
    <section className="b-v-track" aria-label={`${words.flight}: ${note}`}>
      <h3>
        {words.flight}
        <span>{note}</span>
      </h3>
      <ol aria-hidden data-track="flight">
        {Array.from({ length: FLIGHT_END + 1 }, (_, i) => (
          <li key={i}>
            <span className="b-v-box" data-now={!isStopped && i === lost} data-past={i < lost}>
              <span className="b-v-box-text">{i}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PoliceProps {
  readonly cards: readonly string[];
  readonly exhausted: number;
  readonly wall: 'none' | 'standing' | 'down';
}

export function PoliceAndWall({ cards, exhausted, wall }: PoliceProps) {
  const words = useVolkWords();
  return (
    <section className="b-v-track" aria-label={words.police}>
      <h3>
        {words.police}
        <span>{words.wall[wall]}</span>
      </h3>
      <p className="b-v-police">
        {words.policeNote(cards.length, exhausted)}
        {cards.map((card, i) => (
          <b key={card} data-used={i < exhausted}>
            {card}
          </b>
        ))}
      </p>
    </section>
  );
}

/** Who acts in which order, and how far the decade has come. */
export function OrderAndStage(props: {
  readonly seats: readonly Pick<SeatStanding, 'seat' | 'side' | 'code' | 'name' | 'isOnMove'>[];
  readonly stages: readonly string[];
  readonly stage: number;
}) {
  const words = useVolkWords();
  return (
    <section className="b-v-track b-v-line" aria-label={words.order}>
      <h3>{words.order}</h3>
      <ol className="b-v-order">
        {props.seats.map(({ seat, side, code, name, isOnMove }) => (
          <li key={seat} data-side={side} data-now={isOnMove} title={name}>
            {code}
          </li>
        ))}
      </ol>
      <ol className="b-v-stages">
        {props.stages.map((letter, i) => (
          <li key={letter} data-now={i + 1 === props.stage}>
            {letter}
          </li>
        ))}
      </ol>
    </section>
  );
}

const ALL_DOVES = 6;

export function DovesAndButton({ up }: { readonly up: number }) {
  const words = useVolkWords();
  return (
    <section className="b-v-track b-v-line" aria-label={words.doves}>
      <h3>{words.doves}</h3>
      <svg viewBox="0 0 190 24" height="24" role="img" aria-label={words.dovesUp(up, ALL_DOVES)}>
        {Array.from({ length: ALL_DOVES }, (_, i) => (
          <Dove
            key={i}
            x={14 + i * 25}
            y={13}
            r={9}
            className={i < up ? 'b-v-dove' : 'b-v-dove-down'}
          />
        ))}
        <circle cx="176" cy="12" r="11" className="b-v-button" />
        <text x="176" y="17" className="b-v-button-sign">
          !
        </text>
      </svg>
    </section>
  );
}

interface TreasuryProps {
  readonly names: BySide<string>;
  readonly dollars: BySide<number>;
  readonly points: BySide<number>;
  readonly notes?: readonly string[];
}

/** What the superpowers have, and what they would score. */
export function Treasury({ names, dollars, points, notes = [] }: TreasuryProps) {
  const words = useVolkWords();
  return (
    <section className="b-v-track" aria-label={words.treasury}>
      <h3>
        {words.treasury}
        <span>{words.inTheRed}</span>
      </h3>
      <p className="b-v-treasury">
        {names.map((name, i) => (
          <span key={name} data-side={i === 0 ? 'us' : 'ussr'}>
            <b>{name}</b>
            <em data-red={dollars[i] < 0}>
              {dollars[i] < 0 ? '−' : ''}${Math.abs(dollars[i])}
            </em>
            <i>
              {points[i]} {words.points}
            </i>
          </span>
        ))}
      </p>
      {notes.map((note) => (
        <p key={note} className="b-v-note">
          {note}
        </p>
      ))}
    </section>
  );
}
