import { SideMark } from '../marks/side-mark.tsx';
import { SIDES, valueOf, type BySide } from '../sides.ts';
import { langOf } from '../words/lang-of.ts';
import { useWords } from '../words/language.tsx';
import { PlayerName } from './player-name.tsx';
import './players.css';

export interface PlayerStanding {
  readonly name: string;
  /** The address of the page about him. */
  readonly profile?: string;
  /** "8 cards + China". */
  readonly cards: string;
  /** "38:07"; none in games without clocks. */
  readonly clock?: string;
  /** "+30 s", or how the connection is. */
  readonly detail?: string;
  readonly isOnMove?: boolean;
  /** Less than a minute. */
  readonly isUrgent?: boolean;
}

/** US left, USSR right, always. */
export function Players({ players }: { readonly players: BySide<PlayerStanding> }) {
  const words = useWords();
  return (
    <section className="b-players">
      {SIDES.map((side) => {
        const { name, profile, cards, clock, detail, isOnMove, isUrgent } = valueOf(players, side);
        return (
          <div key={side} className="b-player" data-side={side} data-on-move={isOnMove}>
            <SideMark side={side} size={22} />
            <div className="b-player-name">
              {/* Names may be Cyrillic in an English page: ask for Russian letter forms. */}
              <b lang={langOf(name)}>
                <PlayerName name={name} profile={profile} />
              </b>
              <span>
                {words.side[side]} · {cards}
              </span>
              {isOnMove && <span className="b-unseen">, {words.onMove}</span>}
            </div>
            <div className="b-clock" data-urgent={isUrgent}>
              {clock !== undefined && (
                <b role="timer" aria-label={`${words.clock}, ${words.side[side]}`}>
                  {clock}
                </b>
              )}
              <span>{detail}</span>
            </div>
          </div>
        );
      })}
    </section>
  );
}
