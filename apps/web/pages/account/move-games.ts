import { isGameId, type GameId } from '@brink/games/ids';
import type { GameRecord } from '@brink/kernel';
import { useSyncExternalStore } from 'react';
import { upload } from '../../client/archive-api.ts';
import {
  gamesToMove,
  keepLocalGame,
  localGame,
  localGames,
  type StoredGame,
} from '../../client/local-games.ts';
import { loadLobby } from '../../games/game-uis.ts';
import { codeOf } from '../../ui/api-error.ts';
import { nameOf } from '../../ui/player-name.ts';
import { settingsNow } from '../../ui/settings.ts';
import { textsIn } from '../../ui/texts/use-say.ts';

const MOVED = 'brink:moved';

/** The record with the names of those who played, as far as their sides are known. */
async function namedRecord(
  { record, seats }: StoredGame,
  kind: GameId,
  name: string,
): Promise<GameRecord> {
  // Sealed bids may have sent the players to other sides.
  if (record.options['bidding']) return record;
  const sides = (await loadLobby(kind)).seats(record.options);
  const say = textsIn(settingsNow().language);
  const isAlone = seats.filter((seat) => seat === 'person').length === 1;
  const names = sides.map((side, i): [string, string] => {
    const seat = seats[i];
    if (seat !== 'person') return [side, nameOf({ kind: 'bot', name: seat.bot }, say)];
    return [side, isAlone ? name : ''];
  });
  return { ...record, about: { ...Object.fromEntries(names), ...record.about } };
}

let moving: Promise<void> | undefined;

/** Takes the finished games of this device to the account of its player; they stay here as well. */
export function moveGames(name: string): Promise<void> {
  moving ??= (async () => {
    for (const game of gamesToMove()) {
      const kind = game.record.game;
      if (!isGameId(kind)) continue;
      try {
        const { id } = await upload({ record: await namedRecord(game, kind, name) }, false);
        // It may have been dropped meanwhile.
        const kept = localGame(game.id);
        if (kept) keepLocalGame({ ...kept, archived: id });
        dispatchEvent(new Event(MOVED));
      } catch (error) {
        // One that the server cannot read must not hold up the others.
        if (codeOf(error) !== 'bad-record') throw error;
      }
    }
  })().finally(() => {
    moving = undefined;
  });
  return moving;
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(MOVED, listener);
  return () => removeEventListener(MOVED, listener);
};

/** How many games of this device an account keeps. */
export const useMovedGames = (): number =>
  useSyncExternalStore(
    subscribe,
    () => localGames().filter(({ archived }) => archived !== undefined).length,
  );
