import { Button, useLanguage } from '@brink/board';
import { useMe } from '../../client/me.ts';
import { RemoteRow } from '../home/games.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { useGames } from './use-games.ts';
import { PEOPLE_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';

/** Finished games with the way to their replays. */
export function GameList({ list }: { readonly list: ReturnType<typeof useGames> }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const say = useSay();
  const me = useMe();
  if (list.status === 'failed' && list.list.length === 0) {
    return (
      <div className="w-games w-none" role="alert">
        <p>{texts.noServer}</p>
        <Button onPress={list.retry}>{texts.retry}</Button>
      </div>
    );
  }
  if (list.list.length === 0) {
    return (
      <div className="w-games w-none" role="status">
        <p>{list.status === 'loading' ? say.loading : texts.noGames}</p>
      </div>
    );
  }
  return (
    <Arrival>
      <ul className="w-games">
        {list.list.map((game) => (
          <RemoteRow
            key={game.id}
            game={game}
            me={me.status === 'known' ? me.user.id : undefined}
          />
        ))}
      </ul>
      {list.hasMore && (
        <p className="w-more">
          <Button onPress={list.more}>{texts.more}</Button>
        </p>
      )}
    </Arrival>
  );
}
