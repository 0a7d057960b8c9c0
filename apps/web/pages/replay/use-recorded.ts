import { isGameId } from '@brink/games/ids';
import { useEffect, useState } from 'react';
import { loadLobby } from '../../games/game-uis.ts';
import { gameRecord } from '../../client/api.ts';
import { archivedRecord } from '../../client/archive-api.ts';
import { localGame } from '../../client/local-games.ts';
import { nameOf } from '../../ui/player-name.ts';
import type { Recorded } from '../../table/replay/recorded.ts';
import { useSay } from '../../ui/texts/use-say.ts';

export interface RecordAddress {
  readonly id: string;
  readonly from: 'device' | 'server' | 'archive';
}

export function useRecorded({ id, from }: RecordAddress): Recorded | 'missing' | undefined {
  const [recorded, setRecorded] = useState<Recorded | 'missing'>();
  const say = useSay();
  useEffect(() => {
    if (from === 'device') {
      const game = localGame(id);
      // While it is played, a look at everything would be a look into the other hand.
      if (!game?.result) return setRecorded('missing');
      const names = game.seats.map((seat) =>
        seat === 'person' ? say.you : nameOf({ kind: 'bot', name: seat.bot }, say),
      );
      return setRecorded({ record: game.record, names });
    }
    (from === 'server' ? gameRecord : archivedRecord)(id).then(
      async (record) => {
        const seats = isGameId(record.game)
          ? (await loadLobby(record.game)).seats(record.options)
          : [];
        return setRecorded({ record, names: seats.map((seat) => record.about?.[seat] ?? '') });
      },
      () => setRecorded('missing'),
    );
    return undefined;
    // The names are those of the moment the page was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, from]);
  return recorded;
}
