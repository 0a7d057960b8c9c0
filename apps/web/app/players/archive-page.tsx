import { useLanguage } from '@brink/board';
import { useState, type FormEvent } from 'react';
import { PageHead } from '../page-head.tsx';
import { GameList } from './game-list.tsx';
import { useGames } from './use-games.ts';
import { PEOPLE_WORDS } from './words.ts';
import '../account/account.css';
import './people.css';

/** Public finished games of this server. */
export default function ArchivePage() {
  const words = PEOPLE_WORDS[useLanguage()];
  const [typed, setTyped] = useState('');
  const [player, setPlayer] = useState('');
  const list = useGames({ status: 'finished', player });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setPlayer(typed.trim());
  };
  return (
    <div className="w-page">
      <PageHead page="archive" />
      <main className="w-people">
        <h1>{words.archive}</h1>
        <p className="w-about">{words.archiveAbout}</p>
        <form className="w-search" role="search" onSubmit={search}>
          <label className="w-field">
            {words.player}
            <input
              type="search"
              value={typed}
              maxLength={40}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button type="submit" className="b-button">
            {words.search}
          </button>
        </form>
        <GameList list={list} />
      </main>
    </div>
  );
}
