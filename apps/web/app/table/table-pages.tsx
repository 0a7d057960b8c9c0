import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@brink/board';
import { isGameId, type GameId } from '../../games/ids.ts';
import { rematchOf } from '../../play/api.ts';
import type { GameClient } from '../../play/game-client.ts';
import { LocalGame } from '../../play/local-game.ts';
import { newLocalGame, takeFromShelf } from '../../play/shelf.ts';
import { Loading, Notice } from '../notice.tsx';
import { goTo } from '../router.ts';
import { useSay } from '../words/use-say.ts';
import { Table } from './table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** Opens a game and closes it again with the page. */
function useClient(open: () => Promise<GameClient> | GameClient, id: string) {
  const [client, setClient] = useState<GameClient>();
  useEffect(() => {
    let current: GameClient | undefined;
    let isGone = false;
    void Promise.resolve(open()).then((made) => {
      if (isGone) return made.close();
      current = made;
      return setClient(made);
    });
    return () => {
      isGone = true;
      current?.close();
      setClient(undefined);
    };
    // The game of an address never changes while one looks at it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return client;
}

interface OpenedProps {
  readonly client: GameClient;
  readonly onRematch?: () => void;
  readonly replayAddress?: string;
  readonly waiting?: ReactNode;
}

function Opened({ client, onRematch, replayAddress, waiting }: OpenedProps) {
  const say = useSay();
  const phase = useSyncExternalStore(client.subscribe, () => client.state().phase);
  const isShown = useSyncExternalStore(client.subscribe, () => client.state().view !== undefined);
  if (phase === 'missing') return <Notice title={say.missing} text={say.missingText} />;
  if (phase === 'broken') {
    return (
      <Notice title={say.broken} text={say.brokenText}>
        <Button isPrimary onPress={() => location.reload()}>
          {say.reload}
        </Button>
      </Notice>
    );
  }
  if (phase === 'waiting' && waiting) return waiting;
  if (!isShown) return <Loading />;
  return <Table client={client} onRematch={onRematch} replayAddress={replayAddress} />;
}

export function LocalPage({ id }: { readonly id: string }) {
  const client = useClient(() => new LocalGame(id), id);
  if (!client) return <Loading />;
  const onRematch = (): void => {
    const game = takeFromShelf(id);
    if (!game || !isGameId(game.record.game)) return;
    const { record, seats } = game;
    goTo(`/play/local/${newLocalGame(record.game as GameId, record.options, seats).id}`);
  };
  return <Opened client={client} onRematch={onRematch} replayAddress={`/replay/local/${id}`} />;
}

export function RemotePage({ id }: { readonly id: string }) {
  const client = useClient(async () => {
    const { RemoteGame } = await import('../../play/remote-game.ts');
    return new RemoteGame(id);
  }, id);
  if (!client) return <Loading />;
  return (
    <Opened
      client={client}
      waiting={<WaitingRoom client={client} />}
      onRematch={() =>
        void rematchOf(id).then(
          (game) => goTo(`/g/${game.id}`),
          () => undefined,
        )
      }
      replayAddress={`/g/${id}#0`}
    />
  );
}
