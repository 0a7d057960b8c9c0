import type { LogLine } from '@brink/board';
import type { TargetKind } from '@brink/board/volk';
import { DONE } from '@brink/kernel';
import type { VolkView } from '@brink/volk';
import { useCallback, useMemo, useRef, useState } from 'react';
import { clockText, useClocks } from '../../table/clock.ts';
import { nameOf } from '../../ui/player-name.ts';
import { NO_OFFERS, offersOf, type Offers } from '../../table/offers.ts';
import { useSince } from '../../table/since.tsx';
import { useSkipping } from '../../table/stage/use-skipping.ts';
import { useStage } from '../../table/stage/use-stage.ts';
import { useSitting } from '../../table/use-sitting.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { Entry, GameClient } from '../../client/game-client.ts';
import { NOTHING, pointingOf } from './decision.ts';
import { logLines } from './log-lines.ts';
import { printsOf } from './printed.ts';
import { profileOf } from '../../ui/player-link.tsx';
import { seatsOf } from './seats.ts';
import { litBy } from './stage/stage.tsx';
import { directionWith } from './stage/telling.ts';
import { mapOf, namesOf } from './standing.ts';

/** Keys of what can be done with a card. */
const USE_KEYS: readonly string[] = ['E', 'B', 'S', 'R', 'A', 'C'];

export function useVolkTable(client: GameClient) {
  const say = useSay();
  const { options } = client.state();
  const prints = useMemo(() => printsOf(options), [options]);
  const sitting = useSitting<VolkView>(client, prints.texts);
  const { state, language, asked, choose, past } = sitting;
  const direction = useMemo(() => directionWith(prints.texts), [prints]);
  const stage = useStage(sitting, direction);
  const view = (past.isPresent ? stage.picture : undefined) ?? sitting.view;
  // What happens is shown before it is logged.
  const log = useMemo(
    () => (past.isPresent ? sitting.log.slice(0, stage.logged) : sitting.log),
    [past.isPresent, sitting.log, stage.logged],
  );
  const since = useSince(sitting, stage);
  const left = useClocks(state.clocks);
  /** A card that the pointer or keyboard rests on, and provinces that are spoken of. */
  const [read, setRead] = useState<number>();
  /** After a click the chosen card is read, whatever has come to lie under a resting pointer. */
  const [isHeld, setHeld] = useState(false);
  const [named, setNamed] = useState<readonly number[]>();

  const pointing = useMemo(() => (asked ? pointingOf(asked) : NOTHING), [asked]);
  const offers: Offers = useMemo(() => {
    if (!asked || asked.choices.length === 0) return NO_OFFERS;
    const isUse = asked.code === 'useOfCard';
    const all = offersOf(asked, prints.texts[language], (choice) =>
      isUse ? USE_KEYS[choice] : undefined,
    );
    return pointing.byButtons ? all : { ...all, buttons: [] };
  }, [asked, prints, language, pointing]);

  const known = useRef<{ key: unknown; lines: ReadonlyMap<Entry, LogLine> }>(undefined);
  const lines = useMemo(() => {
    const key = `${language}`;
    const before = known.current?.key === key ? known.current.lines : undefined;
    // Beside an analysis stands a list of moves, not the log.
    const told = logLines(client.isPatient ? [] : log, prints, language, before);
    known.current = { key, lines: told.known };
    return told.lines;
  }, [client, log, prints, language]);

  const onTarget = useCallback((_: TargetKind, number: number) => choose(number), [choose]);
  const onCard = (card: number): void => {
    if (!pointing.cards.has(card)) return;
    setHeld(true);
    choose(card);
  };
  const release = (): void => {
    setHeld(false);
    setRead(undefined);
  };
  /** What Enter does when nothing else has the keyboard. */
  const confirm = (): void => {
    if (offers.done) choose(DONE);
  };

  const persons = state.players.filter(({ kind }) => kind === 'person').length;
  const seats =
    view &&
    seatsOf(view, language, {
      seat: state.seat,
      onMove: state.result ? [] : (state.prompt?.actors ?? []),
      names: view.hands.map((_, seat) => {
        const player = state.players.find((each) => each.seat === seat);
        const name = player ? nameOf(player, say) : '';
        const isMe = seat === state.seat && (persons === 1 || client.kind === 'remote');
        return isMe ? say.you : name;
      }),
      profiles: view.hands.map((_, seat) => {
        const player = state.players.find((each) => each.seat === seat);
        return player?.hasProfile ? profileOf(player.name) : undefined;
      }),
      clocks: view.hands.map((_, seat) => {
        const ms = left?.[seat];
        return ms === undefined ? undefined : clockText(ms, language === 'ru' ? 'д' : 'd');
      }),
    });
  const map = useMemo(() => view && mapOf(view), [view]);
  const names = useMemo(() => namesOf(prints, language), [prints, language]);
  const ringed = useMemo(() => new Set(named), [named]);
  const spot = past.isPresent ? litBy(stage) : undefined;
  useSkipping(stage, (target) => target.closest('[data-target][data-legal="true"]') !== null);
  return {
    sitting,
    prints,
    view,
    pointing,
    offers,
    lines,
    seats,
    map,
    names,
    ringed,
    /** Provinces that the scene tells of. */
    spot,
    stage,
    since,
    log,
    read: isHeld ? (view?.resolving.at(-1) ?? read) : (read ?? view?.resolving.at(-1)),
    setRead,
    release,
    setNamed,
    onTarget,
    onCard,
    confirm,
  };
}

export type VolkTableModel = ReturnType<typeof useVolkTable>;
