import { isGameId } from '@brink/games/ids';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@brink/board';
import { nextGame, rematchOf } from '../../client/api.ts';
import type { GameClient } from '../../client/game-client.ts';
import { LocalGame } from '../../client/local-game.ts';
import { newGameLike, localGame } from '../../client/local-games.ts';
import { useMe } from '../../client/me.ts';
import { openingFor } from '../../games/openings.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { RatingChanges } from './rating-changes.tsx';
import { Table } from './table.tsx';
import { useTableTexts } from '../../table/texts.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';

const WaitingRoom = onDemand(async () => ({
  default: (await import('./waiting-room.tsx')).WaitingRoom,
}));
const BroadcastDock = onDemand(() => import('../broadcast/dock.tsx'));

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
  readonly recordAddress?: string;
  readonly ratings?: ReactNode;
  readonly waiting?: ReactNode;
  readonly next?: ReactNode;
}

function Opened({ client, waiting, next, ...over }: OpenedProps) {
  const say = useSay();
  const phase = useSyncExternalStore(client.subscribe, () => client.state().phase);
  const isShown = useSyncExternalStore(client.subscribe, () => client.state().view !== undefined);
  if (phase === 'missing') return <Notice title={say.missing} text={say.missingText} />;
  if (phase === 'mixing') {
    return (
      <Notice title={say.mixing} text={say.mixingText}>
        <Link to="/dice">{say.provableDice}</Link>
      </Notice>
    );
  }
  if (phase === 'held') return <Notice title={say.held} text={say.heldText} />;
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
  return (
    <>
      <Table client={client} {...over} />
      {next}
    </>
  );
}

export function LocalPage({ id }: { readonly id: string }) {
  const client = useClient(() => new LocalGame(id, openingFor), id);
  if (!client) return <Loading />;
  const onRematch = (): void => {
    const game = localGame(id);
    if (!game || !isGameId(game.record.game)) return;
    const { record, seats, staff } = game;
    const again = newGameLike(record, seats, staff);
    goTo(`/play/local/${again.id}`);
  };
  return <Opened client={client} onRematch={onRematch} recordAddress={`/replay/local/${id}`} />;
}

const NEVER = () => () => undefined;

/** Another game of the player's that waits for him, if there is one. */
function NextGame({ except, client }: { readonly except: string; readonly client: GameClient }) {
  const texts = useTableTexts();
  const me = useMe();
  const isAsked = useSyncExternalStore(
    client.subscribe,
    () => (client.state().prompt?.choices.length ?? 0) > 0,
  );
  const [next, setNext] = useState<string>();
  const isKnown = me.status === 'known';
  useEffect(() => {
    // Whoever has just made his move may want to go on elsewhere.
    if (isAsked || !isKnown) return setNext(undefined);
    let isGone = false;
    nextGame(except).then(
      ({ game }) => !isGone && setNext(game?.id),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, isKnown, except]);
  if (next === undefined) return undefined;
  return (
    <Link to={`/g/${next}`} className="b-button w-next-game">
      {texts.next}
    </Link>
  );
}

export function RemotePage({ id }: { readonly id: string }) {
  const client = useClient(async () => {
    const { RemoteGame } = await import('../../client/remote-game.ts');
    return new RemoteGame(id);
  }, id);
  const isPlayer = useSyncExternalStore(
    client?.subscribe ?? NEVER,
    () => (client?.state().seat ?? -1) >= 0,
  );
  const [hasNoRematch, setNoRematch] = useState(false);
  const texts = useTableTexts();
  useEffect(() => {
    const tryNow = (): void => {
      if (document.visibilityState === 'visible') client?.tryNow?.();
    };
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
    };
  }, [client]);
  if (!client) return <Loading />;
  const onRematch = (): void =>
    void rematchOf(id).then(
      (game) => goTo(`/g/${game.id}`),
      () => setNoRematch(true),
    );
  if (hasNoRematch) return <Notice title={texts.rematchGone} />;
  return (
    <Opened
      client={client}
      waiting={<WaitingRoom client={client} />}
      onRematch={isPlayer ? onRematch : undefined}
      next={
        <>
          <NextGame except={id} client={client} />
          {!isPlayer && (
            <Arrival>
              <BroadcastDock id={id} />
            </Arrival>
          )}
        </>
      }
      recordAddress={`/g/${id}`}
      ratings={<RatingChanges id={id} />}
    />
  );
}
