import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@brink/board';
import { gameSummary, joinGame, meOrGuest, rematchOf } from '../../play/api.ts';
import { isGameId, type GameId } from '../../games/ids.ts';
import type { GameClient } from '../../play/game-client.ts';
import { LocalGame } from '../../play/local-game.ts';
import { newLocalGame, takeFromShelf } from '../../play/shelf.ts';
import { Loading, Notice } from '../notice.tsx';
import { goTo } from '../router.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useSay } from '../words/use-say.ts';
import { Table } from './table.tsx';

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

/** A chair is free: send the link, or take it. */
function WaitingRoom({ client }: { readonly client: GameClient }) {
  const say = useSay();
  const settings = useSettings();
  const [isMine, setMine] = useState<boolean>();
  const [isCopied, setCopied] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  const [name, setName] = useState(settings.name);
  useEffect(() => {
    void gameSummary(client.id).then(
      ({ yours }) => setMine(yours !== undefined && yours.length > 0),
      () => setMine(true),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client]);
  const copy = (): void => {
    void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  };
  const join = (): void => {
    changeSettings({ name });
    const invite = new URLSearchParams(location.search).get('invite') ?? undefined;
    void joinGame(client.id, invite).then(
      () => location.replace(`/g/${client.id}`),
      () => setProblem(true),
    );
  };
  if (isMine === undefined) return <Loading />;
  if (!isMine) {
    return (
      <Notice title={say.joinText} text={hasProblem ? say.seatTaken : undefined}>
        <label className="w-field">
          {say.yourName}
          <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button isPrimary onPress={join}>
          {say.join}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice title={say.share} text={say.shareText}>
      <input className="w-link" readOnly value={location.href} aria-label={say.share} />
      <Button isPrimary onPress={copy}>
        {isCopied ? say.copied : say.copy}
      </Button>
    </Notice>
  );
}

export function RemotePage({ id }: { readonly id: string }) {
  const settings = useSettings();
  const say = useSay();
  const client = useClient(async () => {
    // A session first, or the server takes the player for a stranger.
    await meOrGuest(settings.name || say.you).catch(() => undefined);
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
