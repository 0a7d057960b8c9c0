import { SideMark } from '../marks/side-mark.tsx';
import { PlayerName } from '../side/player-name.tsx';
import { Backs } from './card-tile.tsx';
import { useVolkWords } from './language.ts';
import type { SeatStanding } from './standing.ts';
import './shell.css';

/** Two or four at the table: who, on move, how many cards. */
export function Seats({ seats }: { readonly seats: readonly SeatStanding[] }) {
  const words = useVolkWords();
  return (
    <ul className="b-v-seats" data-count={seats.length}>
      {seats.map((seat) => (
        <li key={seat.seat} data-side={seat.side} data-now={seat.isOnMove} data-you={seat.isYou}>
          <SideMark side={seat.side} size={14} />
          <b>{seat.code}</b>
          <span className="b-v-seat-name">
            <PlayerName name={seat.name} profile={seat.profile} />
          </span>
          {seat.clock && <time>{seat.clock}</time>}
          {seat.detail && <em>{seat.detail}</em>}
          <Backs backs={seat.backs} side={seat.side} />
          <span className="b-unseen">{words.cardsOf(seat.name, seat.cards, seat.backs)}</span>
        </li>
      ))}
    </ul>
  );
}
