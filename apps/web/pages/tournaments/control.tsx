import { Button } from '@brink/board';
import type { TournamentPage } from '@brink/protocol';
import { useState } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { actOn, exclude, extend, ruleOn } from '../../client/club-api.ts';
import { Field, Form } from '../../ui/form.tsx';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { Broadcast } from './hands.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { gamesOf } from './pairings.tsx';
import { scoreText } from './standings.tsx';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';

interface ControlProps {
  readonly page: TournamentPage;
  readonly onChange: (page: TournamentPage) => void;
  /** Some answers do not bring the page along. */
  readonly onLook: () => Promise<void>;
}

const LONGEST_REASON = 300;
const MOST_HOURS = 24 * 90;

function Reason(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const texts = useTournamentTexts();
  return (
    <Field
      label={texts.reason}
      about={texts.reasonAbout}
      most={LONGEST_REASON}
      autoComplete="off"
      {...props}
    />
  );
}

/** Everything a match can end with, from the best of the first to the best of the second. */
function resultsOf(page: TournamentPage): readonly (readonly [number, number])[] {
  const games = gamesOf(page);
  const played = Array.from(
    { length: games * 2 + 1 },
    (_, step) => [games - step / 2, step / 2] as const,
  );
  // Somebody has to go on.
  const fit = played.filter(([one, other]) => page.format !== 'knock-out' || one !== other);
  return [...fit, [0, 0]];
}

function Rule({ page, onChange }: ControlProps) {
  const texts = useTournamentTexts();
  const played = page.matches.filter(({ second }) => second !== undefined);
  const keyOf = (match: (typeof played)[number]): string => `${match.round} ${match.first}`;
  // What is still open is what most often needs a decision.
  const ordered = [...played].sort(
    (a, b) => Number(a.result !== undefined) - Number(b.result !== undefined) || b.round - a.round,
  );
  const [chosen, setChosen] = useState(keyOf(ordered[0]));
  const [result, setResult] = useState(0);
  const [reason, setReason] = useState('');
  const match = ordered.find((each) => keyOf(each) === chosen) ?? ordered[0];
  const nameOf = (entrant: number): string => page.entrantsList[entrant].name;
  const results = resultsOf(page);
  const send = async (): Promise<void> => {
    const { round, first } = match;
    onChange(await ruleOn(page.id, { round, first, scores: [...results[result]], reason }));
    setReason('');
  };
  return (
    <Form
      title={texts.rule}
      about={texts.ruleAbout}
      button={texts.rule}
      saysDone
      problemOf={(code) => tournamentProblem(code, texts)}
      onSend={send}
    >
      <label className="w-field">
        {texts.match}
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {ordered.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {texts.round(each.round + 1)}: {nameOf(each.first)} – {nameOf(each.second!)}
            </option>
          ))}
        </select>
      </label>
      <label className="w-field">
        {texts.result}
        <select value={result} onChange={(event) => setResult(Number(event.target.value))}>
          {results.map(([one, other], index) => (
            <option key={`${one} ${other}`} value={index}>
              {one + other === 0
                ? texts.bothLose
                : `${nameOf(match.first)} ${scoreText(one)}:${scoreText(other)} ${nameOf(match.second!)}`}
            </option>
          ))}
        </select>
      </label>
      <Reason value={reason} onChange={setReason} />
    </Form>
  );
}

function Exclude({ page, onChange }: ControlProps) {
  const texts = useTournamentTexts();
  const present = page.entrantsList.filter(({ hasLeft }) => !hasLeft);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const player = present.some(({ name }) => name === chosen) ? chosen : present[0].name;
  const send = async (): Promise<void> => {
    onChange(await exclude(page.id, player, reason));
    setReason('');
  };
  return (
    <Form
      title={texts.exclude}
      about={texts.excludeAbout}
      button={texts.exclude}
      saysDone
      problemOf={(code) => tournamentProblem(code, texts)}
      onSend={send}
    >
      <label className="w-field">
        {texts.player}
        <select value={player} onChange={(event) => setChosen(event.target.value)}>
          {present.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Reason value={reason} onChange={setReason} />
    </Form>
  );
}

function Extend({ page, onLook }: ControlProps) {
  const texts = useTournamentTexts();
  const [hours, setHours] = useState(24);
  const send = async (): Promise<void> => {
    await extend(page.id, hours);
    await onLook();
  };
  return (
    <Form
      title={texts.extend}
      about={texts.extendAbout}
      button={texts.extend}
      saysDone
      problemOf={(code) => tournamentProblem(code, texts)}
      onSend={send}
    >
      <NumberField
        label={texts.moreHours}
        least={1}
        most={MOST_HOURS}
        value={hours}
        onChange={setHours}
      />
    </Form>
  );
}

/** Beginning and calling off are asked twice. */
function Course({ page, onChange }: ControlProps) {
  const texts = useTournamentTexts();
  const say = useSay();
  const [asking, setAsking] = useState<'start' | 'cancel'>();
  const [problem, setProblem] = useState<string>();
  const ask = { start: texts.startAsk, cancel: texts.cancelAsk };
  const act = (deed: 'start' | 'cancel'): void => {
    setAsking(undefined);
    void actOn(page.id, deed).then(onChange, (error) => setProblem(codeOf(error)));
  };
  return (
    <section className="w-card w-form" aria-labelledby="w-control">
      <h2 id="w-control">{texts.control}</h2>
      <p className="w-about">{texts.controlAbout}</p>
      <div className="w-form-foot">
        {page.status === 'registration' && (
          <Button isPrimary onPress={() => setAsking('start')}>
            {texts.start}
          </Button>
        )}
        <Button onPress={() => setAsking('cancel')}>{texts.cancel}</Button>
      </div>
      {problem && (
        <p className="w-problem" role="alert">
          {tournamentProblem(problem, texts)}
        </p>
      )}
      {asking && (
        <Ask text={ask[asking]} onClose={() => setAsking(undefined)}>
          <Button onPress={() => setAsking(undefined)}>{say.cancel}</Button>
          <Button isPrimary onPress={() => act(asking)}>
            {texts[asking]}
          </Button>
        </Ask>
      )}
    </section>
  );
}

/** What only the organiser may do. */
export function Control(props: ControlProps) {
  const { status, matches, entrantsList, due } = props.page;
  const isOpen = status === 'registration' || status === 'running';
  const canRule = status !== 'cancelled' && matches.some(({ second }) => second !== undefined);
  const canExclude = isOpen && entrantsList.some(({ hasLeft }) => !hasLeft);
  return (
    <>
      {isOpen && <Course {...props} />}
      {status === 'registration' && <Broadcast {...props} />}
      {canRule && <Rule {...props} />}
      {canExclude && <Exclude {...props} />}
      {due !== undefined && <Extend {...props} />}
    </>
  );
}
