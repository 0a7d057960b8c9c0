import { SIDES, SideMark, useLanguage, useWords } from '@brink/board';
import { useMemo, type ReactNode } from 'react';
import { useMe } from '../account/me.ts';
import { PageHead } from '../page-head.tsx';
import { GameList } from './game-list.tsx';
import { resultsOf, type Tally } from './results.ts';
import { useGames } from './use-games.ts';
import { PEOPLE_WORDS } from './words.ts';
import '../account/account.css';
import './people.css';

interface ResultTableProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly tally: Tally;
  }[];
}

function ResultTable({ title, rows }: ResultTableProps) {
  const words = PEOPLE_WORDS[useLanguage()];
  return (
    <table className="w-results">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.lost}</th>
          <th scope="col">{words.drawn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, tally }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{tally.won}</td>
            <td>{tally.lost}</td>
            <td>{tally.drawn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How somebody has played so far, and the games to look at. */
export default function ProfilePage({ name }: { readonly name: string }) {
  const words = PEOPLE_WORDS[useLanguage()];
  const { side } = useWords();
  const me = useMe();
  const isMe = me.status === 'known' && me.user.name === name;
  // One's own hidden games are for one's own eyes.
  const list = useGames({ status: 'finished', ...(isMe ? { mine: true } : { player: name }) });
  const myId = isMe ? me.user.id : undefined;
  const results = useMemo(
    () =>
      resultsOf(list.games, ({ kind, id, name: called }) =>
        myId === undefined
          ? kind === 'person' && called?.toLowerCase() === name.toLowerCase()
          : id === myId,
      ),
    [list.games, name, myId],
  );
  return (
    <div className="w-page">
      <PageHead page="player" />
      <main className="w-people">
        <h1 lang={/[а-яё]/i.test(name) ? 'ru' : undefined}>{name}</h1>
        {results.bySide.length > 0 && (
          <section className="w-card w-result-tables" aria-label={words.results}>
            <ResultTable
              title={words.side}
              rows={[
                { id: 'all', name: words.all, tally: results.all },
                ...results.bySide.map(({ game, seat, tally }) => ({
                  id: `${game} ${seat}`,
                  name: (
                    <>
                      <SideMark side={SIDES[seat]} size={12} /> {side[SIDES[seat]]}
                    </>
                  ),
                  tally,
                })),
              ]}
            />
            <ResultTable
              title={words.manner}
              rows={results.byManner.map(({ manner, tally }) => ({
                id: manner,
                name: words.manners[manner] ?? manner,
                tally,
              }))}
            />
          </section>
        )}
        <h2>{words.finished}</h2>
        <GameList list={list} />
      </main>
    </div>
  );
}
