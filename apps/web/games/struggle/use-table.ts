import {
  SIDES,
  useWords,
  type BoardProps,
  type CardProps,
  type Findable,
  type LogLine,
} from '@brink/board';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { useSitting } from '../../table/use-sitting.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { GameClient, GameState } from '../../client/game-client.ts';
import { looksIn } from './ahead.ts';
import { hasOrder, noticeOf, usesOf, type Order, type PlannedUse } from './card-uses.ts';
import { changesBetween, useChanges } from './changes.ts';
import { decisionOf, handOf, isRolled, type Decision } from './decision.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { sortedHand } from './hand-order.ts';
import { heard, noteOn } from './heard.ts';
import { hintFor } from './hints.ts';
import { logLines } from './log-lines.ts';
import { useGeography } from './use-geography.ts';

const NOTHING_LIT: ReadonlySet<string> = new Set();

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

export function useTable(client: GameClient, ui: StruggleUi) {
  const sitting = useSitting<StruggleView>(client, ui.texts);
  const { state, language, past, view, log, asked, choose, asking, setAsking } = sitting;
  const { areaNumber, cardNumber } = ui;
  const words = useWords();
  const say = useSay();
  const settings = useSettings();
  const geography = useGeography(ui.loadGeography);
  const followUp = useFollowUp(client, state);
  const changes = useChanges(ui, state);
  const [selected, setSelected] = useState<string>();
  /** A country that was pointed at and cannot be chosen. */
  const [refused, setRefused] = useState<string>();
  /** A card that lies open beside the hand, by number. */
  const [opened, setOpened] = useState<number>();
  const [picked, setPicked] = useState<number>();
  const [isUsePutAside, setUsePutAside] = useState(false);
  const [order, setOrder] = useState<Order>('after');
  const [pointed, setPointed] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  /** What the others did since the player's last move, while he looks at it. */
  const [since, setSince] = useState<{ view: StruggleView; lines: number }>();
  const lines = useRef<{ language: string; lines: readonly LogLine[] }>(undefined);

  const { seat, prompt } = state;
  const { isPresent } = past;
  const advice = heard(state.advice, settings.staff, state.staff);
  const isStaffHeard = settings.staff !== 'off' && state.staff !== 'off';
  const decision: Decision = useMemo(
    () => decisionOf(ui, asked, state.view, seat, language),
    [ui, asked, state.view, seat, language],
  );

  // A new question forgets what was half chosen for the old one.
  const question = [prompt?.code, prompt?.args, prompt?.actors, state.log.length].join(' ');
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (lastQuestion.current === question) return;
    lastQuestion.current = question;
    setSelected(undefined);
    setRefused(undefined);
    setOpened(undefined);
    setPicked(undefined);
    setUsePutAside(false);
    setOrder('after');
  }, [question]);

  const table = useMemo(
    () => view && ui.standing(view, language, state.options),
    [ui, view, language, state.options],
  );
  const logShown = useMemo(() => {
    const before = lines.current?.language === language ? lines.current.lines : [];
    const now = logLines(ui, log, language, before);
    lines.current = { language, lines: now };
    return now;
  }, [ui, log, language]);

  const undo = (): void => {
    followUp.forget();
    sitting.undo();
  };

  /** Dice and what may lose the game want a second click. */
  const onCountry = useCallback(
    (country: string): void => {
      const area = ui.areaNumber(country);
      if (!prompt || !state.view || !prompt.choices.includes(area)) return;
      const odds = advice?.odds.find((each) => each.choice === area);
      // Until the staff has looked, anything may be deadly.
      const isDeadly = odds ? odds.loss > 0 : isStaffHeard && !advice;
      const isAsked = isRolled(decision) && (settings.confirmDice || isDeadly);
      setRefused(undefined);
      if (isAsked && selected !== country) setSelected(country);
      else choose(area);
    },
    [
      ui,
      prompt,
      state.view,
      decision,
      settings.confirmDice,
      selected,
      choose,
      advice,
      isStaffHeard,
    ],
  );
  /** Whoever points at what is closed may want to know why. */
  const onRefused = useCallback((country: string): void => {
    setSelected(undefined);
    setRefused((before) => (before === country ? undefined : country));
  }, []);

  const inPlay = prompt?.code === 'useOfCard' && asked ? prompt.args[0] : undefined;
  const faces = ui.cards[language];
  const otherTitles = useMemo(() => Object.values(ui.cards), [ui]);

  const onCard = (id: string): void => {
    const number = cardNumber(id);
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

  const openCard = (id: string): void => setOpened(cardNumber(id));

  const toggleSince = (): void => {
    if (since) return setSince(undefined);
    past.toPresent();
    const now = { view: state.view, log: state.log };
    void past.sinceOwnMove().then((found) => {
      const { view: then, log: told } = found ?? now;
      if (then) setSince({ view: then, lines: logLines(ui, told, language).length });
      return undefined;
    });
  };

  /** Cards by name, those in the hand first: what is found is clicked or read. */
  const findableCards = useMemo<readonly Findable[]>(() => {
    const held = new Set(view && seat >= 0 ? handOf(view, seat) : []);
    return [...faces.entries()]
      .map(([number, { id, title }]) => ({
        id,
        name: title,
        aliases: otherTitles.flatMap((other) => other.get(number)?.title ?? []),
        isHeld: held.has(number),
      }))
      .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld));
  }, [faces, otherTitles, view, seat]);
  const onFindCard = (id: string): void => {
    const isHeld = cardsInHand.some((card) => card.face.id === id);
    if (isHeld || china?.face.id === id) onCard(id);
    else openCard(id);
  };

  const uses: readonly PlannedUse[] = useMemo(() => {
    const card = inPlay === undefined ? undefined : faces.get(inPlay);
    if (!card || !state.view || !prompt) return [];
    const { options, view: now } = state;
    const looks = state.looks ?? looksIn(state.ahead);
    const legal = prompt.choices;
    const asked = { game: ui, face: card, legal, looks, view: now, options, seat, order, say };
    return usesOf({ ...asked, language, advice });
  }, [ui, inPlay, faces, state, prompt, seat, order, say, language, advice]);

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
    else if (since) setSince(undefined);
    else if (!isPresent) past.toPresent();
    else if (opened !== undefined) setOpened(undefined);
    else if (selected !== undefined) setSelected(undefined);
    else if (refused !== undefined) setRefused(undefined);
    else if (picked !== undefined) setPicked(undefined);
    else if (decision.by === 'use' && !isUsePutAside) {
      if (state.canUndo) undo();
      else setUsePutAside(true);
    } else if (pinned !== undefined) setPinned(undefined);
  };

  /** What Enter does when nothing else has the keyboard. */
  const confirm = (): void => {
    if (selected !== undefined) choose(areaNumber(selected));
    else if (picked !== undefined) choose(picked);
    else if (opened !== undefined && decision.by === 'hand' && decision.cards.has(opened)) {
      choose(opened);
    } else if (decision.by === 'use' && isUsePutAside) setUsePutAside(false);
    else if (decision.done) choose(decision.done.choice);
  };

  const sentCard = state.prompt?.domain === 'card' ? state.chosen : undefined;
  const cardsInHand = useMemo<readonly CardProps[]>(() => {
    if (!view || seat < 0) return [];
    return sortedHand(handOf(view, seat), faces, settings.handOrder).flatMap((number) => {
      const card = faces.get(number);
      if (!card) return [];
      const isChosen =
        number === inPlay || number === opened || number === view.committed || number === sentCard;
      const isFaded = decision.by === 'hand' ? !decision.cards.has(number) : decision.by === 'use';
      const warned = decision.by === 'hand' ? noteOn(advice, number, say) : undefined;
      const why = advice?.why.find(({ choice }) => choice === number)?.text[language];
      const shown = isChosen ? 'chosen' : isFaded ? 'faded' : 'rest';
      return [{ face: card, state: shown, note: warned, reason: why }];
    });
  }, [
    view,
    seat,
    settings.handOrder,
    faces,
    inPlay,
    opened,
    sentCard,
    decision,
    advice,
    language,
    say,
  ]);

  const china = useMemo<CardProps | undefined>(() => {
    const passing = view && ui.passing(view);
    const card = passing && faces.get(passing.card);
    if (!card || seat < 0 || !SIDES[passing.holder]) return undefined;
    const { card: number, holder, isFaceUp } = passing;
    if (holder !== seat) {
      return { face: card, state: 'away', note: say.heldBy(words.side[SIDES[holder]]) };
    }
    const isChosen = inPlay === number || opened === number;
    const isReady = isFaceUp && decision.cards.has(number);
    return {
      face: card,
      state: isChosen ? 'chosen' : isReady ? 'rest' : 'faded',
      note: isFaceUp ? undefined : say.faceDown,
    };
  }, [ui, view, faces, seat, say, words, inPlay, opened, decision]);

  // What was chosen is marked while the server has the word.
  const sent = state.prompt?.domain === 'country' ? state.chosen : undefined;
  const named = useMemo(() => {
    const country = pointed ?? pinned ?? (sent === undefined ? undefined : ui.areaId(sent));
    return new Set(country === undefined ? [] : [country]);
  }, [ui, pointed, pinned, sent]);
  const hintOf = useCallback(
    (country: string) =>
      asked && state.view
        ? hintFor(ui, country, decision, asked, state.view, seat, say, words.side, language, advice)
        : undefined,
    [ui, asked, state.view, decision, seat, say, words, language, advice],
  );
  const changed = useMemo(() => {
    if (!past.shown) {
      return since && state.view ? changesBetween(ui, since.view, state.view) : changes;
    }
    return past.before ? changesBetween(ui, past.before.view, past.shown.view) : undefined;
  }, [ui, past.shown, past.before, changes, since, state.view]);

  const board: BoardProps | undefined = table && {
    layout: ui.layout,
    geography,
    places: ui.places,
    names: ui.names[language],
    aliases: ui.aliases,
    table,
    legal: decision.by === 'map' ? decision.countries : NOTHING_LIT,
    selected,
    changed,
    named,
    hintOf,
    cards: findableCards,
    onChoose: onCountry,
    onRefused: decision.by === 'map' ? onRefused : undefined,
    onFindCard,
  };

  return {
    ...sitting,
    sitting,
    ui,
    advice,
    table,
    board,
    decision,
    lines: logShown,
    cardsInHand,
    china,
    faces,
    selected,
    refused,
    opened,
    picked,
    inPlay: isUsePutAside ? undefined : inPlay,
    uses,
    order:
      asked && hasOrder(asked.choices) && decision.by === 'use'
        ? { chosen: order, setOrder }
        : undefined,
    notice: (number: number) => {
      const card = faces.get(number);
      return card && asked ? noticeOf(card, asked.choices, seat, say) : undefined;
    },
    onCountry,
    onCard,
    openCard,
    onUse,
    undo,
    back,
    confirm,
    setOpened,
    setPicked,
    setPointed,
    setPinned,
    putUseAside: () => setUsePutAside(true),
    since,
    toggleSince,
    closeSince: () => setSince(undefined),
  };
}

export type TableModel = ReturnType<typeof useTable>;
