import { Button } from '@brink/board';
import { useState } from 'react';
import { useSay } from '../ui/texts/use-say.ts';
import { useTableTexts } from './texts.ts';
import type { Sitting } from './use-sitting.ts';
import './since.css';

/** A film of what the others have done since the player's last move. */
export function useSince(
  { past }: Pick<Sitting, 'past'>,
  { replay }: { readonly replay: (from: number) => boolean },
) {
  /** Somebody has asked what the others have done, and it is nothing. */
  const [isNothing, setNothing] = useState(false);
  return {
    isNothing,
    close: () => setNothing(false),
    play: (): void => {
      past.toPresent();
      void past.sinceOwnMove().then((found) => {
        setNothing(!found || !replay(found.log.length));
        return undefined;
      });
    },
  };
}

export type Since = ReturnType<typeof useSince>;

interface SinceButtonProps {
  readonly sitting: Sitting;
  readonly onPress: () => void;
}

/** One click tells what the others have done. */
export function SinceButton({ sitting, onPress }: SinceButtonProps) {
  const texts = useTableTexts();
  const { isOver, state, client } = sitting;
  if (isOver || state.seat < 0 || client.kind === 'study') return undefined;
  return (
    <Button keyLabel="W" onPress={onPress}>
      {texts.since}
    </Button>
  );
}

/** The others have done nothing since the player's last move: there is no film of it. */
export function SinceNothing({ since }: { readonly since: Since }) {
  const say = useSay();
  const texts = useTableTexts();
  if (!since.isNothing) return undefined;
  return (
    <section className="w-since" aria-label={texts.since}>
      <header>
        <h2>{texts.since}</h2>
        <button type="button" aria-label={say.close} onClick={since.close}>
          ×
        </button>
      </header>
      <p className="w-empty">{texts.sinceNothing}</p>
    </section>
  );
}
