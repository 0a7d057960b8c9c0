import { useLanguage, type BoardLanguage } from '@brink/board';
import type { GameRecord } from '@brink/kernel';
import { TOLD_GAMES } from '@brink/library/told/index';
import { endsOf, recordOf, type ToldGame } from '@brink/library/told/told-game';
import { useEffect, useMemo, useState } from 'react';
import { newLocalGame } from '../../client/local-games.ts';
import { markStudied } from '../../client/studied.ts';
import type { LocalSeat } from '../../client/worker-messages.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { loadGame } from '../../games/worker-rules.ts';
import type { ToldWords } from '../../table/game-ui.ts';
import { Notice } from '../../ui/notice.tsx';
import { goTo, setMoment } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { LIBRARY_TEXTS } from './texts.ts';
import { useArrived } from '../../ui/arrival.tsx';

const loading = new Map<string, Promise<GameRecord>>();

/** Its moves are named; what a replay takes are numbers. */
function useRecord(told: ToldGame): GameRecord {
  const { id, game, options } = told;
  const known =
    loading.get(id) ??
    loadGame(game).then(({ rules }): GameRecord => {
      const choices = recordOf(rules, told);
      return { format: 'brink-record', version: 1, game, options, choices };
    });
  loading.set(id, known);
  return useArrived(known);
}

function wordsOf(told: ToldGame, language: BoardLanguage, seats: readonly string[]): ToldWords[] {
  const texts = LIBRARY_TEXTS[language];
  const ends = endsOf(told);
  return told.steps.map((step, i) => {
    const { phase, turn, round = 0, seat, until } = step;
    const at = ends[i];
    return {
      when: texts.when[phase](turn, round),
      seat,
      who: seat === undefined ? undefined : `${told.names[seat][language]}, ${seats[seat]}`,
      title: step.title[language],
      text: step.text[language],
      why: step.why[language],
      other: step.other[language],
      turn,
      at,
      since: ends.findLast((end) => end < at) ?? -1,
      until,
      before: i === 0 ? undefined : { at: ends[i - 1], until: told.steps[i - 1].until },
    };
  });
}

function Told({ told }: { readonly told: ToldGame }) {
  const language = useLanguage();
  const { Told: Telling, seatName } = useGameUi(told.game);
  const record = useRecord(told);
  const recorded = useMemo(
    () => ({ record, names: told.names.map((name) => name[language]) }),
    [record, told, language],
  );
  const steps = useMemo(
    () =>
      wordsOf(
        told,
        language,
        [0, 1].map((seat) => seatName(seat, language)),
      ),
    [told, language, seatName],
  );
  const [step, setStep] = useState(() => {
    const named = Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? 1);
    return Math.max(0, Math.min(steps.length, named) - 1);
  });
  const isLast = step === steps.length - 1;
  useEffect(() => {
    if (isLast) markStudied(told.id);
  }, [isLast, told]);
  if (!Telling) return undefined;
  const onStep = (to: number): void => {
    setStep(to);
    setMoment(to + 1);
  };
  const onPlayOn = (at: number, seat: number): void => {
    const seats = [0, 1].map((each): LocalSeat => (each === seat ? 'person' : { bot: 'learner' }));
    const choices = record.choices.slice(0, at);
    goTo(`/play/local/${newLocalGame(told.game, told.options, seats, undefined, choices).id}`);
  };
  return (
    <Telling
      recorded={recorded}
      title={told.title[language]}
      steps={steps}
      step={step}
      onStep={onStep}
      onPlayOn={onPlayOn}
      onAnalyse={(at) => goTo(`/analysis?told=${told.id}#${at}`)}
    />
  );
}

/** A game that is told step by step; the address names the step. */
export default function ToldPage({ id }: { readonly id: string }) {
  const say = useSay();
  const told = TOLD_GAMES.find((each) => each.id === id);
  return told ? <Told told={told} /> : <Notice title={say.missing} text={say.missingText} />;
}
