import { Button } from '@brink/board';
import { useEffect, useRef, useState } from 'react';
import { isOutOfTime, useClocks } from './clock.ts';
import { useMe } from '../client/me.ts';
import type { Person } from './moderation/person-dialog.tsx';
import { usePerson } from './moderation/use-person.tsx';
import { useModerationTexts } from './moderation/texts.ts';
import { useSay } from '../ui/texts/use-say.ts';
import type { Sitting } from './use-sitting.ts';
import { useTableTexts } from './texts.ts';
import './agreements.css';

interface Item {
  readonly id: string;
  readonly label: string;
  readonly about?: string;
  readonly onPress: () => void;
}

/** The people at the table, for those who have had enough of one of them. */
function usePeople(sitting: Sitting, open: (person: Person) => void): readonly Item[] {
  const texts = useModerationTexts();
  const me = useMe();
  const myId = me.status === 'known' ? me.user.id : undefined;
  return sitting.state.players.flatMap(({ id, name, hasProfile = false }) =>
    id === undefined || id === myId
      ? []
      : [{ id, label: texts.about(name), onPress: () => open({ id, name, hasProfile }) }],
  );
}

/** Everything a player can do besides playing: it ends the game or asks the other side. */
function useItems(sitting: Sitting): readonly Item[] {
  const say = useSay();
  const texts = useTableTexts();
  const { client, state } = sitting;
  const left = useClocks(state.clocks);
  const { agreements } = client;
  const { offers, players, seat } = state;
  if (state.result || seat < 0) return [];
  const hasPartner = players.some((each) => each.kind === 'person' && each.seat !== seat);
  const goesOn = players.length > 2 && (client.kind === 'remote' || hasPartner);
  const isRivalLate = left?.some((ms, at) => at !== seat && isOutOfTime(ms)) ?? false;
  return [
    ...(agreements && hasPartner && !offers?.takeBack
      ? [
          {
            id: 'takeBack',
            label: texts.takeBack,
            about: texts.takeBackAbout,
            onPress: agreements.offerTakeBack,
          },
        ]
      : []),
    ...(agreements && hasPartner && offers?.draw === undefined
      ? [{ id: 'draw', label: texts.draw, onPress: agreements.offerDraw }]
      : []),
    ...(agreements && isRivalLate
      ? [{ id: 'time', label: texts.claimTime, onPress: agreements.claimTime }]
      : []),
    ...(client.resign
      ? [
          {
            id: 'resign',
            label: say.resign,
            onPress: () =>
              sitting.setAsking({
                text: goesOn ? say.resignToBot : say.resignAsk,
                yes: say.resign,
                onYes: () => client.resign?.(),
              }),
          },
        ]
      : []),
  ];
}

/** One button where there is one thing to do, a short list behind it where there are several. */
export function GameMenu({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const person = usePerson({ game: sitting.client.id });
  const items = [...useItems(sitting), ...usePeople(sitting, person.open)];
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    // Not before the click has arrived: what is pressed moves when the list goes.
    addEventListener('click', close);
    return () => removeEventListener('click', close);
  }, [isOpen]);
  if (items.length === 0) return undefined;
  if (items.length === 1 && items[0].id === 'resign') {
    return <Button onPress={items[0].onPress}>{items[0].label}</Button>;
  }
  return (
    <>
      <div
        ref={menu}
        className="w-menu"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <button
          type="button"
          className="b-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say.gameMenu}
        </button>
        {isOpen && (
          <ul>
            {items.map(({ id, label, about, onPress }) => (
              <li key={id}>
                <button
                  type="button"
                  title={about}
                  onClick={() => {
                    setOpen(false);
                    onPress();
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {person.dialog}
    </>
  );
}
