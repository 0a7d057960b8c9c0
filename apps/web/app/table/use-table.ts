import {
  SIDES,
  asLayout,
  useLanguage,
  useWords,
  type BoardProps,
  type CardProps,
  type LogLine,
} from '@brink/board';
import layoutFile from '@brink/board/twilight-struggle.json';
import { areaNumber, type AreaId } from '@brink/twilight-struggle/data/countries';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameClient, GameState } from '../../play/game-client.ts';
import { coupOdds } from '../../twilight-struggle/coup-odds.ts';
import { FACES } from '../../twilight-struggle/faces.ts';
import { logLines } from '../../twilight-struggle/log-lines.ts';
import { ALIASES, NAMES, PLACES } from '../../twilight-struggle/names.ts';
import { standingOf } from '../../twilight-struggle/standing.ts';
import { useSettings } from '../settings.ts';
import { useGeography } from '../use-geography.ts';
import { useSay } from '../words/use-say.ts';
import { changesBetween, useChanges } from './changes.ts';
import { CHINA, decisionOf, handOf, isRolled, type Decision } from './decision.ts';
import { hasOrder, noticeOf, usesOf, type Order, type PlannedUse } from './card-uses.ts';
import { sortedHand } from './hand-order.ts';
import { hintFor } from './hints.ts';

export const LAYOUT = asLayout(layoutFile);
const MOST_REMEMBERED = 400;
const NOTHING_LIT: ReadonlySet<string> = new Set();

/** A question before something that cannot be taken back. */
export interface Asking {
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** Earlier moments of this sitting, to look back at. */
function usePast(state: GameState) {
  const moments = useRef<{ view: TwilightView; log: GameState['log'] }[]>([]);
  const [back, setBack] = useState(0);
  const last = moments.current.at(-1);
  if (state.view && last?.view !== state.view) {
    moments.current.push({ view: state.view, log: state.log });
    if (moments.current.length > MOST_REMEMBERED) moments.current.shift();
  }
  const most = Math.max(0, moments.current.length - 1);
  const place = Math.min(back, most);
  return {
    back: place,
    shown: place === 0 ? undefined : moments.current[most - place],
    before: moments.current[most - place - 1],
    step: (by: number) => setBack(Math.max(0, Math.min(most, place + by))),
    toPresent: () => setBack(0),
  };
}

/** Chooses the second of two choices as soon as its question comes. */
function useFollowUp(client: GameClient, state: GameState) {
  const next = useRef<{ code: string; choice: number }>(undefined);
  const { prompt, moment } = state;
  useEffect(() => {
    const wanted = next.current;
    if (!wanted || !prompt || prompt.choices.length === 0) return;
    if (prompt.code === wanted.code) {
      next.current = undefined;
      if (prompt.choices.includes(wanted.choice)) client.choose(wanted.choice);
    }
  }, [client, prompt, moment]);
  return {
    plan: (code: string, choice: number) => {
      next.current = { code, choice };
    },
    forget: () => {
      next.current = undefined;
    },
  };
}

export function useTable(client: GameClient) {
  const state = useSyncExternalStore(client.subscribe, client.state);
  const language = useLanguage();
  const words = useWords();
  const say = useSay();
  const settings = useSettings();
  const geography = useGeography();
  const past = usePast(state);
  const followUp = useFollowUp(client, state);
  const changes = useChanges(state);
  const [selected, setSelected] = useState<string>();
  /** A card that lies open beside the hand, by number. */
  const [opened, setOpened] = useState<number>();
  const [picked, setPicked] = useState<number>();
  const [isUsePutAside, setUsePutAside] = useState(false);
  const [order, setOrder] = useState<Order>('after');
  const [pointed, setPointed] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const lines = useRef<{ language: string; lines: readonly LogLine[] }>(undefined);

  const { seat, prompt, result } = state;
  const view = past.shown?.view ?? state.view;
  const log = past.shown?.log ?? state.log;
  const isPresent = past.back === 0;
  const isWaiting = !isPresent || state.isOffline === true || state.isThinking === true;
  const asked = isWaiting || state.curtain !== undefined ? undefined : prompt;
  const decision: Decision = useMemo(
    () => decisionOf(asked, state.view, seat, language),
    [asked, state.view, seat, language],
  );

  // A new question forgets what was half chosen for the old one.
  const question = [prompt?.code, prompt?.args, prompt?.actors, state.log.length].join(' ');
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (lastQuestion.current === question) return;
    lastQuestion.current = question;
    setSelected(undefined);
    setOpened(undefined);
    setPicked(undefined);
    setUsePutAside(false);
    setOrder('after');
  }, [question]);

  const table = useMemo(() => view && standingOf(view, language), [view, language]);
  const logShown = useMemo(() => {
    const before = lines.current?.language === language ? lines.current.lines : [];
    const now = logLines(log, language, before);
    lines.current = { language, lines: now };
    return now;
  }, [log, language]);

  const choose = useCallback((choice: number) => client.choose(choice), [client]);
  const undo = (): void => {
    followUp.forget();
    if (state.canUndo && isPresent) client.undo();
  };

  /** Dice and what may lose the game want a second click. */
  const onCountry = useCallback(
    (country: string): void => {
      const area = areaNumber(country as AreaId);
      if (!prompt || !state.view || !prompt.choices.includes(area)) return;
      const isDeadly =
        prompt.code === 'coupTarget' && coupOdds(state.view, area, prompt.args[0], seat).isDeadly;
      const isAsked = isRolled(decision) && (settings.confirmDice || isDeadly);
      if (isAsked && selected !== country) setSelected(country);
      else choose(area);
    },
    [prompt, state.view, seat, decision, settings.confirmDice, selected, choose],
  );

  const inPlay = prompt?.code === 'useOfCard' && asked ? prompt.args[0] : undefined;
  const faces = FACES[language];

  const onCard = (id: string): void => {
    const number = cardNumber(id as CardId);
    setPinned(undefined);
    if (decision.by === 'use') {
      if (number === inPlay) return setUsePutAside(!isUsePutAside);
      if (!state.canUndo) return setOpened(number);
      // Another card instead: take this one back and choose that.
      followUp.plan('actionRound', number);
      return client.undo();
    }
    const isLegal = decision.by === 'hand' && decision.cards.has(number);
    if (isLegal && decision.code === 'actionRound') return choose(number);
    return setOpened(opened === number ? undefined : number);
  };

  const openCard = (id: string): void => setOpened(cardNumber(id as CardId));

  const uses: readonly PlannedUse[] = useMemo(() => {
    const face = inPlay === undefined ? undefined : faces.get(inPlay);
    if (!face || !state.view || !prompt) return [];
    const { looks } = state;
    return usesOf({ face, legal: prompt.choices, looks, view: state.view, seat, order, say });
  }, [inPlay, faces, state, prompt, seat, order, say]);

  const carryOut = ({ choice, kind }: PlannedUse): void => {
    if (kind !== undefined) followUp.plan('operations', kind);
    choose(choice);
  };
  const onUse = (id: string): void => {
    const use = uses.find((each) => each.id === id);
    if (!use) return;
    if (use.isDeadly) {
      setAsking({ text: say.deadlyAsk, yes: use.label, onYes: () => carryOut(use) });
    } else carryOut(use);
  };

  /** One step back: what is open, what is selected, what was chosen. */
  const back = (): void => {
    if (asking) setAsking(undefined);
    else if (!isPresent) past.toPresent();
    else if (opened !== undefined) setOpened(undefined);
    else if (selected !== undefined) setSelected(undefined);
    else if (picked !== undefined) setPicked(undefined);
    else if (decision.by === 'use' && !isUsePutAside) {
      if (state.canUndo) undo();
      else setUsePutAside(true);
    } else if (pinned !== undefined) setPinned(undefined);
  };

  /** What Enter does when nothing else has the keyboard. */
  const confirm = (): void => {
    if (selected !== undefined) choose(areaNumber(selected as AreaId));
    else if (picked !== undefined) choose(picked);
    else if (opened !== undefined && decision.by === 'hand' && decision.cards.has(opened)) {
      choose(opened);
    } else if (decision.by === 'use' && isUsePutAside) setUsePutAside(false);
    else if (decision.done) choose(decision.done.choice);
  };

  const cardsInHand = useMemo<readonly CardProps[]>(() => {
    if (!view || seat < 0) return [];
    return sortedHand(handOf(view, seat), settings.handOrder).flatMap((number) => {
      const face = faces.get(number);
      if (!face) return [];
      const isChosen = number === inPlay || number === opened || number === view.committed;
      const isFaded = decision.by === 'hand' ? !decision.cards.has(number) : decision.by === 'use';
      return [{ face, state: isChosen ? 'chosen' : isFaded ? 'faded' : 'rest' }];
    });
  }, [view, seat, settings.handOrder, faces, inPlay, opened, decision]);

  const china = useMemo<CardProps | undefined>(() => {
    const face = faces.get(CHINA);
    if (!view || !face || seat < 0 || !SIDES[view.china.holder]) return undefined;
    if (view.china.holder !== seat) {
      return { face, state: 'away', note: say.heldBy(words.side[SIDES[view.china.holder]]) };
    }
    const isChosen = inPlay === CHINA || opened === CHINA;
    const isReady = view.china.isFaceUp && decision.cards.has(CHINA);
    return {
      face,
      state: isChosen ? 'chosen' : isReady ? 'rest' : 'faded',
      note: view.china.isFaceUp ? undefined : say.faceDown,
    };
  }, [view, faces, seat, say, words, inPlay, opened, decision]);

  const named = useMemo(() => {
    const country = pointed ?? pinned;
    return new Set(country === undefined ? [] : [country]);
  }, [pointed, pinned]);
  const hintOf = useCallback(
    (country: string) =>
      asked && state.view
        ? hintFor(country, decision, asked, state.view, seat, say, words.side)
        : undefined,
    [asked, state.view, decision, seat, say, words],
  );
  const changed = useMemo(() => {
    if (!past.shown) return changes;
    return past.before ? changesBetween(past.before.view, past.shown.view) : undefined;
  }, [past.shown, past.before, changes]);

  const board: BoardProps | undefined = table && {
    layout: LAYOUT,
    geography,
    places: PLACES,
    names: NAMES[language],
    aliases: ALIASES,
    table,
    legal: decision.by === 'map' ? decision.countries : NOTHING_LIT,
    selected,
    changed,
    named,
    hintOf,
    onChoose: onCountry,
  };

  return {
    state,
    view,
    table,
    board,
    decision,
    asked,
    language,
    lines: logShown,
    cardsInHand,
    china,
    faces,
    selected,
    opened,
    picked,
    inPlay: isUsePutAside ? undefined : inPlay,
    uses,
    order:
      asked && hasOrder(asked.choices) && decision.by === 'use'
        ? { chosen: order, setOrder }
        : undefined,
    notice: (number: number) => {
      const face = faces.get(number);
      return face && asked ? noticeOf(face, asked.choices, seat, say) : undefined;
    },
    past: { ...past, isPresent },
    asking,
    isOver: result !== undefined,
    onCountry,
    onCard,
    openCard,
    onUse,
    choose,
    undo,
    back,
    confirm,
    setOpened,
    setPicked,
    setPointed,
    setPinned,
    setAsking,
    putUseAside: () => setUsePutAside(true),
  };
}

export type TableModel = ReturnType<typeof useTable>;
