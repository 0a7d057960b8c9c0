import {
  Board,
  Button,
  Desk,
  Die,
  Panel,
  Phone,
  Prompt,
  SIDES,
  SideMark,
  StatusBlock,
  StatusStrip,
  useLanguage,
  type BoardProps,
} from '@brink/board';
import { ALL_SEEING } from '@brink/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ToldProps, ToldWords } from '../../table/game-ui.ts';
import { useMoments } from '../../table/replay/use-replay.ts';
import { ToldLines } from '../../table/stage/paper.tsx';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { PanelHead } from '../../table/panel-head.tsx';
import { useTableTexts } from '../../table/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { CardPreviews } from './card-previews.tsx';
import { SILENT } from './stage/codes.ts';
import type { DiceScene, DieScene } from './stage/scene.ts';
import { minus, toldLine } from './stage/scenes/lines.tsx';
import { useStruggleTexts } from './stage/texts.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { shownStep, type ShownStep } from './told-step.ts';
import { TOLD_TEXTS } from './told-texts.ts';
import { useGeography } from './use-geography.ts';
import '../../table/table.css';
import './told.css';

/** A die and its sum. */
function Roll({ scene }: { readonly scene: DieScene | DiceScene }) {
  const texts = useStruggleTexts();
  if (scene.kind === 'dice') {
    return (
      <div className="w-tale-roll">
        {scene.rolls
          .toSorted((a, b) => a.side - b.side)
          .map(({ side, die, modifier }) => (
            <span key={side}>
              <Die value={die} size={38} />
              {modifier === 0 ? '' : ` + ${modifier} = ${die + modifier}`}
            </span>
          ))}
      </div>
    );
  }
  const { die, terms, result } = scene;
  const sum = terms.map(({ by }) => `${by < 0 ? '−' : '+'} ${Math.abs(by)}`).join(' ');
  return (
    <div className="w-tale-roll">
      <Die value={die} size={44} />
      <div>
        {die} {sum} {terms.length > 0 && `= ${minus(result)}`}
        <small>
          {[texts.terms.die, ...terms.map(({ what }) => texts.terms[what])].join(' · ')}
        </small>
      </div>
    </div>
  );
}

interface TaleProps {
  readonly ui: StruggleUi;
  readonly words: ToldWords;
  readonly place: string;
  readonly shown: ShownStep;
}

/** What is said of a step, and what has changed by it. */
function Tale({ ui, words, place, shown }: TaleProps) {
  const language = useLanguage();
  const texts = TOLD_TEXTS[language];
  const stageTexts = useStruggleTexts();
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    void scroll.current?.scrollTo(0, 0);
  }, [words]);
  const { seat, who } = words;
  const lines = shown.lines.map((line) =>
    toldLine(line, { ui, language, log: shown.log }, stageTexts),
  );
  return (
    <section className="w-tale" aria-label={texts.told}>
      <header>
        {seat !== undefined && <SideMark side={SIDES[seat]} />}
        <b>{words.when}</b>
        {who && <span>· {who}</span>}
        <span className="w-tale-place">{place}</span>
      </header>
      <div ref={scroll} className="w-tale-text" tabIndex={0} role="region" aria-label={words.title}>
        <div aria-live="polite">
          <h2>{words.title}</h2>
          <p>{words.text}</p>
        </div>
        {shown.rolls.map((scene) => (
          <Roll key={scene.id} scene={scene} />
        ))}
        <ToldLines lines={lines} />
        <div className="w-tale-aside" data-side={seat === undefined ? undefined : SIDES[seat]}>
          <h3>{texts.why}</h3>
          <p>{words.why}</p>
        </div>
        <div className="w-tale-aside">
          <h3>{texts.other}</h3>
          <p>{words.other}</p>
        </div>
      </div>
    </section>
  );
}

interface StepsProps extends Pick<ToldProps, 'steps' | 'step' | 'onStep'> {}

/** One mark a step, one row a turn. */
function Chapters({ steps, step, onStep }: StepsProps) {
  const texts = TOLD_TEXTS[useLanguage()];
  const turns = [...new Set(steps.map(({ turn }) => turn))];
  return (
    <nav className="w-chapters" aria-label={texts.steps}>
      {turns.map((turn) => (
        <section key={turn}>
          <h4>{texts.turn(turn)}</h4>
          <div>
            {steps.map(({ turn: own, seat, title }, i) =>
              own === turn ? (
                <button
                  key={i}
                  type="button"
                  data-side={seat === undefined ? undefined : SIDES[seat]}
                  data-ahead={i > step}
                  aria-current={i === step ? 'step' : undefined}
                  tabIndex={i === step ? 0 : -1}
                  aria-label={`${i + 1}. ${title}`}
                  title={title}
                  onClick={() => onStep(i)}
                />
              ) : undefined,
            )}
          </div>
        </section>
      ))}
    </nav>
  );
}

/** Back, and on to what is named. */
function Ways({ steps, step, onStep }: StepsProps) {
  const texts = TOLD_TEXTS[useLanguage()];
  const next = steps[step + 1];
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus({ preventScroll: true }), []);
  return (
    <div className="w-tale-ways">
      <button
        type="button"
        aria-label={texts.back}
        aria-disabled={step === 0 || undefined}
        onClick={() => step > 0 && onStep(step - 1)}
      >
        <span aria-hidden>◀</span>
      </button>
      {next ? (
        <button
          ref={primary}
          type="button"
          className="w-tale-next"
          onClick={() => onStep(step + 1)}
        >
          {texts.next(next.title)}
        </button>
      ) : (
        <Link to="/learn" className="w-tale-next">
          {texts.toList}
        </Link>
      )}
    </div>
  );
}

/** Arrows step, wherever the keyboard is. */
function useArrows({ steps, step, onStep }: StepsProps): void {
  const latest = useRef({ steps, step, onStep });
  useEffect(() => {
    latest.current = { steps, step, onStep };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if ((event.target as Element).closest?.('input, [data-go-to], dialog')) return;
      const { step: now, steps: all, onStep: go } = latest.current;
      const to = now + (event.key === 'ArrowRight' ? 1 : -1);
      if (to >= 0 && to < all.length) go(to);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** A game that somebody tells: what happened, why, and what else there was. */
export function StruggleTold(props: ToldProps & { readonly ui: StruggleUi }) {
  const { ui, recorded, steps, step, onPlayOn, onAnalyse } = props;
  const say = useSay();
  const language = useLanguage();
  const texts = TOLD_TEXTS[language];
  const tableTexts = useTableTexts();
  const geography = useGeography(ui.loadGeography);
  const isPhone = useMedia(PHONE);
  const [isBare, setBare] = useState(false);
  useArrows(props);
  const words = steps[step];
  const { moment, isBroken } = useMoments<StruggleView>(
    recorded,
    words.at,
    ALL_SEEING,
    words.since,
  );
  // The step before stands until the worker has answered for this one.
  const last = useRef<{ words: ToldWords; shown: ShownStep }>(undefined);
  const told = useMemo(() => {
    if (!moment || moment.index !== words.at) return last.current;
    last.current = { words, shown: shownStep(words, moment, ui) };
    return last.current;
  }, [moment, words, ui]);
  const table = useMemo(
    () => told && ui.standing(told.shown.view, language, recorded.record.options),
    [told, ui, language, recorded],
  );
  if (isBroken) return <Notice title={say.missing} text={say.missingText} />;
  if (!told || !table || !moment) return <Loading />;
  const { shown } = told;
  const summary = shown.log
    .slice(shown.from)
    .filter(({ code }) => !SILENT.has(code))
    .map((entry) => ui.texts[language].log({ ...entry, audience: 0 }))
    .slice(0, isPhone ? 1 : 3)
    .join(' · ');
  // Whoever has to choose now; the USSR where both do, or chance.
  const seat = moment.prompt?.actors.length === 1 && moment.prompt.actors[0] === 0 ? 0 : 1;
  const buttons = (
    <>
      <Button onPress={() => onPlayOn(words.at, seat)}>{texts.playOn}</Button>
      <Button onPress={() => onAnalyse(words.at)}>{tableTexts.analyse}</Button>
      <Button onPress={() => setBare(!isBare)}>{isBare ? texts.withWords : texts.onlyBoard}</Button>
    </>
  );
  const prompt = (
    <Prompt tab={props.title} buttons={buttons}>
      {summary || told.words.title}
    </Prompt>
  );
  const board: BoardProps = {
    layout: ui.layout,
    geography,
    places: ui.places,
    names: ui.names[language],
    aliases: ui.aliases,
    table,
    changed: shown.changed,
    spot: isBare ? undefined : shown.spot,
  };
  const tale = (
    <Tale
      ui={ui}
      words={told.words}
      place={texts.place(steps.indexOf(told.words) + 1, steps.length)}
      shown={shown}
    />
  );
  // A phone looks where it happens.
  const lit = shown.spot?.at ?? shown.spot?.marks[0];
  const region = ui.places.find(({ id }) => id === lit)?.region ?? ui.firstRegion;
  const ways = <Ways steps={steps} step={step} onStep={props.onStep} />;
  if (isPhone) {
    return (
      <div className="w-told" data-bare={isBare}>
        <Phone
          prompt={prompt}
          status={<StatusStrip tracks={table.tracks} />}
          board={<Board {...board} hasInsets={false} focus={region} />}
          regions={undefined}
          lastLine={undefined}
          tray={!isBare && tale}
          actions={
            <div className="w-told-actions">
              <div className="w-told-buttons">{buttons}</div>
              {ways}
            </div>
          }
        />
      </div>
    );
  }
  return (
    <div className="w-told" data-bare={isBare}>
      <Desk
        prompt={prompt}
        board={
          <>
            <Board {...board} />
            <CardPreviews faces={ui.cards[language]} />
          </>
        }
        tray={<Chapters steps={steps} step={step} onStep={props.onStep} />}
        panel={
          <Panel head={<PanelHead detail={texts.detail} />} foot={ways}>
            <StatusBlock tracks={table.tracks} names={board.names} />
            {tale}
          </Panel>
        }
      />
    </div>
  );
}
