import { langOf } from '@brink/board';
import { useEffect, useRef } from 'react';
import { Link } from '../ui/link.tsx';
import { useMe } from '../client/me.ts';
import { Switches } from '../ui/switches.tsx';
import { useSay } from '../ui/texts/use-say.ts';

const PAGES = [
  ['home', '/', 'tables'],
  ['learn', '/learn', 'learn'],
  ['rules', '/rules', 'rules'],
  ['cards', '/cards', 'cards'],
  ['archive', '/archive', 'archive'],
  ['tournaments', '/tournaments', 'tournaments'],
  ['leaderboard', '/leaderboard', 'ratings'],
  ['settings', '/settings', 'settings'],
] as const;

interface PageHeadProps {
  readonly page:
    | 'home'
    | 'learn'
    | 'rules'
    | 'cards'
    | 'archive'
    | 'tournaments'
    | 'leaderboard'
    | 'settings'
    | 'account'
    | 'dice'
    | 'help'
    | 'player';
}

/** The top of every page that is not a table. */
export function PageHead({ page }: PageHeadProps) {
  const say = useSay();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [page]);
  const me = useMe();
  const name = me.status === 'known' ? me.user.name : undefined;
  return (
    <header className="w-head">
      <Link to="/" className="b-brand" label="Brink">
        BRINK
      </Link>
      <span className="w-head-tagline">{say.tagline}</span>
      <nav ref={nav} aria-label={say.menu}>
        {PAGES.map(([id, address, word]) => (
          <Link key={id} to={address} isCurrent={page === id}>
            {say.nav[word]}
          </Link>
        ))}
        {me.status !== 'offline' && (
          <Link to="/account" className="w-head-name" isCurrent={page === 'account'}>
            {name === undefined ? say.nav.account : <span lang={langOf(name)}>{name}</span>}
          </Link>
        )}
      </nav>
      <Switches />
    </header>
  );
}
