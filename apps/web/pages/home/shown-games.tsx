import type { Showcase } from '@brink/protocol';
import type { ReactNode } from 'react';
import { Comeback } from './comeback.tsx';
import { LiveGames } from './live-games.tsx';

/** Games to watch and a finished one worth seeing, with what stands between them. */
export default function ShownGames(props: {
  readonly showcase: Showcase;
  readonly children: ReactNode;
}) {
  const { showcase, children } = props;
  return (
    <>
      <LiveGames showcase={showcase} />
      {children}
      <Comeback comeback={showcase.comeback} />
    </>
  );
}
