import { langOf } from '@brink/board';
import { Link } from '../ui/link.tsx';
import { useMe } from '../client/me.ts';
import { Switches } from '../ui/switches.tsx';
import { useSay } from '../ui/texts/use-say.ts';

/** The rooms of the house, each with its pages; the first of them is its door. */
const ROOMS = {
  play: [
    ['home', '/'],
    ['pair', '/pair'],
  ],
  learn: [
    ['learn', '/learn'],
    ['rules', '/rules'],
    ['cards', '/cards'],
    ['help', '/help'],
  ],
  study: [
    ['study', '/study'],
    ['puzzles', '/puzzles'],
    ['analysis', '/analysis'],
    ['explorer', '/explorer'],
    ['studies', '/studies'],
    ['editor', '/editor'],
    ['cards', '/cards'],
  ],
  watch: [
    ['archive', '/archive'],
    ['tournaments', '/tournaments'],
  ],
  players: [
    ['leaderboard', '/leaderboard'],
    ['bots', '/bots'],
  ],
} as const;

type Room = keyof typeof ROOMS;
type RoomPage = (typeof ROOMS)[Room][number][0];
const ROOM_NAMES = Object.keys(ROOMS) as Room[];

interface PageHeadProps {
  /** Pages of the player's own stand in no room. */
  readonly page: RoomPage | 'settings' | 'account' | 'dice' | 'player';
}

const roomOf = (page: PageHeadProps['page']): Room | undefined =>
  page === 'player'
    ? 'players'
    : // Cards are learned first; whoever looks at them studies how they are played.
      ROOM_NAMES.findLast((room) => ROOMS[room].some(([name]) => name === page));

/** The top of every page that is not a table; on a phone the rooms are at its foot. */
export function PageHead({ page }: PageHeadProps) {
  const say = useSay();
  const me = useMe();
  const name = me.status === 'known' ? me.user.name : undefined;
  const current = roomOf(page);
  // The first page is a picture from edge to edge: its room needs no second row.
  const pages = current === undefined || current === 'play' ? [] : ROOMS[current];
  return (
    <>
      <header className="w-head">
        <Link to="/" className="b-brand" label="Brink">
          BRINK
        </Link>
        <span className="w-head-tagline">{say.tagline}</span>
        <nav className="w-rooms" aria-label={say.menu}>
          {ROOM_NAMES.map((room) => (
            <Link key={room} to={ROOMS[room][0][1]} isCurrent={room === current}>
              {say.rooms[room]}
            </Link>
          ))}
        </nav>
        <Switches />
        <Link to="/settings" className="w-head-tool" label={say.nav.settings}>
          <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden>
            <circle r="3.2" />
            <path d="M0-10v4M0 6v4M-10 0h4M6 0h4M-7.1-7.1l2.9 2.9M4.2 4.2l2.9 2.9M-7.1 7.1l2.9-2.9M4.2-4.2l2.9-2.9" />
          </svg>
        </Link>
        {me.status !== 'offline' && (
          <Link to="/account" className="w-head-name" isCurrent={page === 'account'}>
            {name === undefined ? say.nav.account : <span lang={langOf(name)}>{name}</span>}
          </Link>
        )}
      </header>
      {current !== undefined && pages.length > 1 && (
        <nav className="w-room" aria-label={say.rooms[current]}>
          {pages.map(([id, address]) => (
            <Link key={id} to={address} isCurrent={page === id}>
              {say.nav[id]}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
