import { useWords, type BoardLanguage, type BoardProps, type Spot } from '@brink/board';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameClient, GameState } from '../../client/game-client.ts';
import { useSitting, type Sitting } from '../../table/use-sitting.ts';
import { useSince } from '../../table/since.tsx';
import { play } from '../../table/stage/play-sound.ts';
import { useSkipping } from '../../table/stage/use-skipping.ts';
import { useStage } from '../../table/stage/use-stage.ts';
import { useSettings } from '../../ui/settings.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { looksIn } from './ahead.ts';
import { hasOrder, noticeOf, usesOf, type Order, type PlannedUse } from './card-uses.ts';
import { changesBetween, useChanges } from './changes.ts';
import { decisionOf, type Decision } from './decision.ts';
import { dangerOf, heard } from './heard.ts';
import { hintFor } from './hints.ts';
import { findableCards, handShown, passingShown } from './shown-hand.ts';
import { SILENT } from './stage/codes.ts';
import { spotOf } from './stage/stage.tsx';
import { directionOf } from './stage/telling.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import {
  NOTHING_HELD,
  carryOut,
  reduce,
  type Act,
  type Command,
  type Facts,
  type Held,
  type Step,
} from './table-model.ts';
import { useGeography } from './use-geography.ts';
import { useLogLines } from './use-log-lines.ts';
import { argument } from '@brink/kernel';
import { PROMPTS } from '@brink/crossover/prompts';

const NOTHING_LIT: ReadonlySet<string> = new Set();

/** What the player has done since the round began, and is about to do. */
function doneIn({ state, texts }: Sitting, choice: number): string {
  const from = state.log.findLastIndex(({ code }) => code === 'round' || code === 'turn');
  const lines = state.log
    .slice(from + 1)
    .filter(({ code }) => !SILENT.has(code))
    .map((entry) => texts.log({ ...entry, audience: 0 }));
  return [...lines, state.prompt ? texts.choice(state.prompt, choice) : ''].join(' · ');
}

function questionAbout(
  command: Extract<Command, { do: 'ask' }>,
  say: AppTexts,
  language: BoardLanguage,
  /** What has been done in this round. */
  done: string,
) {
  if (command.about !== 'loss') {
    return command.about === 'dice'
      ? { text: say.rollAsk, yes: say.roll, isExpected: true }
      : { text: done, yes: say.handOver, isExpected: true };
  }
  const { danger, answer } = command;
  const yes = answer.label ?? say.doAnyway;
  const warned = danger.text?.[language];
  const text = warned && warned[0].toLocaleUpperCase(language) + warned.slice(1);
  if (!danger.isCertain) return { text: text ?? say.deadlyAsk, yes };
  play('warning');
  return { title: say.losesAtOnce, text: text ?? say.deadlyCoup, yes };
}

/** Holds what the player has half chosen, and carries out what the model says. */
function useModel(
  sitting: Sitting,
  [held, setHeld]: readonly [Held, (held: Held) => void],
  facts: Facts,
) {
  const say = useSay();
  const latest = useRef({ held, facts, sitting, say });
  // What is pressed between two drawings meets the table as it is, not as it was drawn last.
  latest.current = { held: latest.current.held, facts, sitting, say };

  const take = useCallback(
    ({ held: next, commands }: Step): void => {
      const { current } = latest;
      current.held = next;
      setHeld(next);
      for (const command of commands) {
        switch (command.do) {
          case 'choose':
            current.sitting.choose(command.choice);
            break;
          case 'undo':
            current.sitting.undo();
            break;
          case 'ask':
            current.sitting.setAsking({
              ...questionAbout(
                command,
                current.say,
                current.sitting.language,
                doneIn(current.sitting, command.answer.choice),
              ),
              onYes: () => take(carryOut(latest.current.held, command.answer)),
            });
            break;
          case 'close':
            if (command.what === 'question') current.sitting.setAsking(undefined);
            else current.sitting.past.toPresent();
        }
      }
    },
    [setHeld],
  );
  const act = useCallback(
    (done: Act): void => take(reduce(latest.current.held, done, latest.current.facts)),
    [take],
  );
  const { moment } = sitting.state;
  useEffect(() => act({ do: 'news' }), [act, facts.question, moment]);
  return act;
}

const NOT_LOGGED: GameState['log'] = [];

/** The table of one player: what is shown and lit, and what each click and key does. */
export function useTable(client: GameClient, ui: StruggleUi, coach?: Spot) {
  const sitting = useSitting<StruggleView>(client, ui.texts);
  const { state, language, past, asked } = sitting;
  const direction = useMemo(() => directionOf(ui), [ui]);
  const stage = useStage(sitting, direction);
  const view = (past.isPresent ? stage.picture : undefined) ?? sitting.view;
  const words = useWords();
  const say = useSay();
  const settings = useSettings();
  const geography = useGeography(ui.loadGeography);
  const changes = useChanges(ui, state);
  // What happens is shown before it is logged.
  const log = useMemo(
    () => (past.isPresent ? sitting.log.slice(0, stage.logged) : sitting.log),
    [past.isPresent, sitting.log, stage.logged],
  );
  // Beside an analysis stands a list of moves, not the log.
  const lines = useLogLines(ui, client.isPatient ? NOT_LOGGED : log, language);
  const [held, setHeld] = useState(NOTHING_HELD);
  const { selected, refused, opened, picked, pointed, pinned, order } = held;

  const { seat, prompt } = state;
  const advice = heard(state.advice, settings.staff, state.staff);
  const decision: Decision = useMemo(
    () => decisionOf(ui, asked, state.view, seat, language),
    [ui, asked, state.view, seat, language],
  );
  const inPlay = asked?.code === 'useOfCard' ? argument(PROMPTS, asked, 'card') : undefined;
  const faces = ui.cards[language];
  const uses: readonly PlannedUse[] = useMemo(() => {
    const face = inPlay === undefined ? undefined : faces.get(inPlay);
    if (!face || !state.view || !prompt) return [];
    const { options, view: now } = state;
    const looks = state.looks ?? looksIn(state.ahead);
    const legal = prompt.choices;
    const facts = { game: ui, face, legal, looks, view: now, options, seat, order, say };
    return usesOf({ ...facts, language, advice });
  }, [ui, inPlay, faces, state, prompt, seat, order, say, language, advice]);

  const act = useModel(sitting, [held, setHeld], {
    question: [prompt?.code, prompt?.args, prompt?.actors, state.log.length].join(' '),
    prompt,
    decision,
    uses,
    inPlay,
    advice,
    isStaffHeard: settings.staff !== 'off' && state.staff !== 'off',
    canUndo: state.canUndo,
    confirmDice: settings.confirmDice,
    rolled: state.rolled,
    confirmTurn: settings.confirmTurn,
    handing: state.handing,
    areaNumber: ui.areaNumber,
    over: sitting.asking ? 'question' : past.isPresent ? undefined : 'past',
  });

  const table = useMemo(
    () => view && ui.standing(view, language, state.options),
    [ui, view, language, state.options],
  );
  const sentCard = prompt?.domain === 'card' ? state.chosen : undefined;
  const hand = useMemo(
    () => ({ ui, view, seat, language, say, decision, inPlay, opened }),
    [ui, view, seat, language, say, decision, inPlay, opened],
  );
  const cardsInHand = useMemo(
    () => handShown({ ...hand, order: settings.handOrder, advice, sent: sentCard }),
    [hand, settings.handOrder, advice, sentCard],
  );
  const china = useMemo(() => passingShown({ ...hand, sides: words.side }), [hand, words.side]);
  const cards = useMemo(() => findableCards(ui, view, seat, language), [ui, view, seat, language]);

  // What was chosen is marked while the server has the word.
  const sent = prompt?.domain === 'country' ? state.chosen : undefined;
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
    // While a scene runs it says itself what has changed.
    if (!past.shown) return stage.reel ? undefined : changes;
    return past.before ? changesBetween(ui, past.before.view, past.shown.view) : undefined;
  }, [ui, past.shown, past.before, changes, stage.reel]);
  const spot = useMemo(
    () =>
      past.isPresent && table
        ? (spotOf({ reel: stage.reel, beat: stage.beat }, ui, language, table) ?? coach)
        : undefined,
    [past.isPresent, stage.reel, stage.beat, ui, language, table, coach],
  );
  /** Countries whose choice loses the game at once. */
  const fatal = useMemo(() => {
    if (decision.by !== 'map') return NOTHING_LIT;
    const isFatal = (id: string): boolean =>
      dangerOf(advice, ui.areaNumber(id))?.isCertain ?? false;
    return new Set([...decision.countries].filter(isFatal));
  }, [decision, advice, ui]);
  useSkipping(stage, (target) => {
    const country = target.closest<SVGElement>('[data-country]')?.dataset['country'];
    return country !== undefined && decision.countries.has(country);
  });

  const since = useSince(sitting, stage);

  const openCard = useCallback(
    (id: string) => act({ do: 'openCard', card: ui.cardNumber(id) }),
    [act, ui],
  );
  const onCard = useCallback(
    (id: string) => act({ do: 'card', card: ui.cardNumber(id) }),
    [act, ui],
  );
  const onFindCard = (id: string): void => {
    const isHeld = china?.face.id === id || cardsInHand.some((card) => card.face.id === id);
    if (isHeld) onCard(id);
    else openCard(id);
  };
  const onCountry = useCallback((country: string) => act({ do: 'country', country }), [act]);
  const onRefused = useCallback((country: string) => act({ do: 'refusedCountry', country }), [act]);

  const board: BoardProps | undefined = table && {
    layout: ui.layout,
    geography,
    places: ui.places,
    names: ui.names[language],
    aliases: ui.aliases,
    table,
    legal: decision.by === 'map' ? decision.countries : NOTHING_LIT,
    fatal,
    selected,
    changed,
    named,
    spot,
    hintOf,
    cards,
    onChoose: onCountry,
    onRefused: decision.by === 'map' ? onRefused : undefined,
    onFindCard,
  };

  return {
    ...sitting,
    /** As it is shown: a picture that may trail behind the game. */
    view,
    sitting,
    ui,
    advice,
    table,
    board,
    decision,
    lines,
    cardsInHand,
    china,
    faces,
    selected,
    refused,
    opened,
    picked,
    inPlay: held.isUsePutAside ? undefined : inPlay,
    uses,
    order:
      asked && hasOrder(asked.choices) && decision.by === 'use'
        ? { chosen: order, setOrder: (chosen: Order) => act({ do: 'order', order: chosen }) }
        : undefined,
    notice: (number: number) => {
      const card = faces.get(number);
      return card && asked ? noticeOf(card, asked.choices, seat, say) : undefined;
    },
    act,
    onCard,
    openCard,
    press: (choice: number) => act({ do: 'press', choice }),
    undo: () => act({ do: 'undo' }),
    back: () => act({ do: 'back' }),
    confirm: () => act({ do: 'confirm' }),
    point: (country: string | undefined) => act({ do: 'point', country }),
    pin: (country: string | undefined) => act({ do: 'pin', country }),
    stage,
    since,
  };
}

export type TableModel = ReturnType<typeof useTable>;
