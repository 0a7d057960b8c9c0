import { Button, useLanguage } from '@brink/board';
import type { GameGlance, GameSummary } from '@brink/protocol';
import { type ReactNode } from 'react';
import type { StoredGame } from '../../client/local-games.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { LocalRow, RemoteRow } from './games.tsx';
import { OthersMove, WaitingGame, byUrgency } from './own-games.tsx';
import { SinceLast, type SinceLastProps } from './since-last.tsx';
import { HOME_TEXTS } from './texts.ts';
import { WhoIsHere } from './who-is-here.tsx';
import { Arrival } from '../../ui/arrival.tsx';

interface ReturningProps extends Pick<SinceLastProps, 'puzzle'> {
  readonly me: string | undefined;
  /** Games in progress with their boards. */
  readonly boards: readonly GameGlance[];
  /** What else waits: tables that have not begun, invitations. */
  readonly rows: readonly GameSummary[];
  /** Games of this device that are not over. */
  readonly local: readonly StoredGame[];
  readonly onDrop: () => void;
  readonly hasServer: boolean;
  readonly onFriend: () => void;
  readonly onBot: () => void;
  readonly puzzleShown: ReactNode;
  /** One's own games that are over, the latest first. */
  readonly finished: readonly GameSummary[];
}

/** Who has games sees those first, the one with the least time at the top. */
export default function Returning(props: ReturningProps) {
  const { me, boards, rows, local, onDrop, hasServer, onFriend, onBot, finished } = props;
  const texts = HOME_TEXTS[useLanguage()];
  const who = useMe();
  const isAccount = who.status === 'known' && who.user.kind === 'account';
  const seen = boards.toSorted(byUrgency);
  const yourMove = seen.filter(({ game }) => game.yourTurn);
  const theirMove = seen.filter(({ game }) => !game.yourTurn);
  return (
    <div className="w-own">
      <section aria-labelledby="w-yours">
        <h1 id="w-yours">
          {yourMove.length > 0 ? texts.yourMoveIn(yourMove.length) : texts.nothingWaits}
          {yourMove.length > 0 && (
            <small>
              {yourMove.length > 1 && texts.leastTime}{' '}
              {theirMove.length > 0 && texts.moreWait(theirMove.length)}
            </small>
          )}
        </h1>
        <ul className="w-own-games">
          {yourMove.map((each) => (
            <WaitingGame key={each.game.id} seen={each} />
          ))}
        </ul>
        <Arrival>
          {rows.length > 0 && (
            <ul className="w-games">
              {rows.map((game) => (
                <RemoteRow key={game.id} game={game} me={me} />
              ))}
            </ul>
          )}
          {local.length > 0 && (
            <>
              <h2>{texts.onThisDevice}</h2>
              <ul className="w-games">
                {local.map((game) => (
                  <LocalRow key={game.id} game={game} onDrop={onDrop} />
                ))}
              </ul>
            </>
          )}
        </Arrival>
        {theirMove.length > 0 && (
          <>
            <h2>{texts.waiting}</h2>
            <ul className="w-others">
              {theirMove.map((each) => (
                <OthersMove key={each.game.id} seen={each} />
              ))}
            </ul>
          </>
        )}
      </section>
      <aside aria-label={texts.newGame}>
        <h2>{texts.newGame}</h2>
        <p className="w-new-game">
          {hasServer && (
            <Link to="/pair" className="b-button b-button-primary">
              {texts.findOpponent}
            </Link>
          )}
          {hasServer && <Button onPress={onFriend}>{texts.ways.friend.title}</Button>}
          <Button onPress={onBot}>{texts.ways.bot.title}</Button>
        </p>
        {props.puzzleShown}
        <Arrival>
          <SinceLast boards={boards} finished={finished} rows={rows} puzzle={props.puzzle} />
        </Arrival>
        {isAccount && (
          <Arrival>
            <WhoIsHere />
          </Arrival>
        )}
      </aside>
    </div>
  );
}
