import type { GameRatings } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { gameRatings } from '../../client/api.ts';
import { useTableTexts } from '../../table/texts.ts';

/** A game is counted a moment after its end: so often, and so far apart, one asks for it. */
const TRIES = 6;
const APART_MS = 1500;

/** What the game did to the ratings of those who played it. */
export function RatingChanges({ id }: { readonly id: string }) {
  const texts = useTableTexts();
  const [players, setPlayers] = useState<GameRatings['players']>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (left: number): Promise<void> => {
      // Who has no line is told by the table.
      const told = await gameRatings(id).catch(() => undefined);
      if (isGone || !told) return;
      setPlayers(told.players);
      if (told.isPending && left > 1) timer = setTimeout(() => void ask(left - 1), APART_MS);
    };
    void ask(TRIES);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);
  if (players.length === 0) return undefined;
  return (
    <ul className="w-ratings" aria-label={texts.ratings}>
      {players.map(({ name, before, after }) => (
        <li key={name}>
          {name} {Math.round(before)} → <b>{Math.round(after)}</b>
        </li>
      ))}
    </ul>
  );
}
