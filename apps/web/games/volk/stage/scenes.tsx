import { Pictogram, SIDES, SideMark } from '@brink/board';
import { wordings } from '@brink/volk';
import { OPTIONS } from '@brink/volk/vocabulary';
import { count, has } from '../../../table/stage/beats.ts';
import { Sheet, Slip, Stamp, ToldLines, type ToldLine } from '../../../table/stage/paper.tsx';
import { useStageTexts } from '../../../table/stage/texts.ts';
import { namesOf, signed } from '../standing.ts';
import { Lines, ROMAN, sideOfSeat, type SceneProps } from './lines.tsx';
import type {
  CardScene,
  DecadeScene,
  DovesScene,
  NoteScene,
  PhaseScene,
  ProtestScene,
  WallScene,
} from './scene.ts';
import { useVolkStageTexts, type VolkStageTexts } from './texts.ts';
import './scenes.css';

const EAST = 1;
/** So many mass protests bring a state down. */
const COLLAPSE = 4;

export function CardView(props: SceneProps<CardScene>) {
  const { scene, prints, language, dock, foot } = props;
  const texts = useVolkStageTexts();
  const face = prints.face(scene.card, language, false);
  const { isAutomatic, isEvent, isFromHand, use, side } = scene;
  const used =
    isEvent || use === undefined ? texts.event : wordings[language].optionLabels[OPTIONS[use]];
  return (
    <Slip
      dock={dock}
      side={sideOfSeat(side)}
      tab={isAutomatic ? texts.automatic : wordings[language].seats[side]}
      what={<b>{texts.decadeBegins(ROMAN[scene.decade])}</b>}
      foot={foot}
    >
      <div className="st-card">
        <Pictogram of={face.pictogram} size={48} />
        <h2>{face.title}</h2>
        {isEvent && <p>{face.text}</p>}
      </div>
      {has(props, 'use') && !isAutomatic && (isEvent || use !== undefined) && (
        <p className="st-use">
          {used}
          {isFromHand && <small>{texts.fromHand}</small>}
        </p>
      )}
      <Lines {...props} />
    </Slip>
  );
}

export function NoteView(props: SceneProps<NoteScene>) {
  const { scene, language, dock, foot } = props;
  const texts = useVolkStageTexts();
  const { happened } = useStageTexts();
  return (
    <Slip
      dock={dock}
      side={sideOfSeat(scene.side)}
      tab={wordings[language].seats[scene.side] ?? happened}
      what={texts.decadeBegins(ROMAN[scene.decade])}
      foot={foot}
    >
      <Lines {...props} />
    </Slip>
  );
}

const BASE_PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The phases of 2+2 come first and have the numbers after those of the base game. */
const ALL_PHASES = [11, 12, 13, ...BASE_PHASES];
const FLIGHT = 1;
const CURRENCY = 3;
const SOCIALISTS = 9;

interface Verdict {
  readonly text: string;
  readonly side?: 0 | 1;
}

/** What the stamp of a phase says. */
function verdictOf(scene: PhaseScene, texts: VolkStageTexts): Verdict | undefined {
  const { phase, result = 0, isWalled, protests } = scene;
  if (protests) {
    const fallen = protests.findIndex((number) => number >= COLLAPSE);
    if (fallen < 0) return { text: texts.stand };
    return { text: texts.collapses(fallen === EAST ? 1 : 0), side: fallen === EAST ? 0 : 1 };
  }
  if (phase === FLIGHT) {
    if (isWalled) return { text: texts.walled, side: EAST };
    return result > 0 ? { text: texts.flight(result), side: 0 } : { text: texts.noFlight };
  }
  if (phase === CURRENCY) return { text: texts.currency(result), side: result < 0 ? 0 : EAST };
  if (phase === SOCIALISTS && result !== 0) {
    return { text: texts.socialists(result), side: result < 0 ? 0 : EAST };
  }
  return undefined;
}

/** Up to four boxes a state, filled as protests break out. */
function ProtestBoxes({ counts }: { readonly counts: readonly number[] }) {
  const texts = useVolkStageTexts();
  return (
    <div className="st-v-protests">
      {counts.map((number, state) => (
        <div key={SIDES[state]} data-side={SIDES[state]}>
          <span>
            <SideMark side={SIDES[state]} /> {texts.states[state]}
          </span>
          <span className="st-v-boxes">
            {Array.from({ length: COLLAPSE }, (_, i) => (
              <i key={i} data-full={i < number} />
            ))}
          </span>
          <b>{number}</b>
        </div>
      ))}
    </div>
  );
}

export function PhaseView(props: SceneProps<PhaseScene>) {
  const { scene, language, dock, foot } = props;
  const texts = useVolkStageTexts();
  const { phase, terms, result, isForFour, protests } = scene;
  const phases = isForFour ? ALL_PHASES : BASE_PHASES;
  const at = phases.indexOf(phase);
  const shown = count(props, 'term');
  const sum = terms.reduce((all, { by }) => all + by, 0);
  const verdict = verdictOf(scene, texts);
  const hasSum = terms.length > 1 && has(props, 'sum');
  return (
    <Slip
      dock={dock}
      tab={texts.decadeEnds(ROMAN[scene.decade])}
      what={texts.phaseOf(at + 1, phases.length)}
      foot={foot}
    >
      <ol className="st-v-phases">
        {phases.map((each, i) => (
          <li key={each} data-past={i < at} data-now={i === at}>
            {i + 1}
          </li>
        ))}
      </ol>
      <h2 className="st-v-phase">{wordings[language].phases[phase]}</h2>
      {terms.length > 0 && (
        <div className="st-v-sum">
          {terms.slice(0, shown).map(({ what, by }, i) => (
            <span key={what} data-zero={by === 0}>
              {i === 0 ? signed(by).replace('+', '') : by === 0 ? '0' : signed(by)}
              <small>{texts.terms[what]}</small>
            </span>
          ))}
          {hasSum && (
            <b>
              = {signed(sum).replace('+', '')}
              {phase === FLIGHT && result !== undefined && (
                <small>
                  {texts.halved}: {result}
                </small>
              )}
            </b>
          )}
        </div>
      )}
      {protests && has(props, 'sum') && <ProtestBoxes counts={protests} />}
      {verdict && (
        <div className="st-result">
          {has(props, 'stamp') && (
            <Stamp side={verdict.side === undefined ? undefined : SIDES[verdict.side]}>
              {verdict.text}
            </Stamp>
          )}
        </div>
      )}
      <Lines {...props} />
    </Slip>
  );
}

export function ProtestView(props: SceneProps<ProtestScene>) {
  const { scene, prints, language, foot } = props;
  const texts = useVolkStageTexts();
  const names = namesOf(prints, language).provinces;
  const isBrink = scene.counts.some((number) => number >= COLLAPSE - 1);
  return (
    <>
      {isBrink && <div className="st-frame" />}
      <Sheet kind="moment">
        <div className="st-words">
          <h2>{texts.protest}</h2>
          <p>{scene.provinces.map((province) => names[province]).join(' · ')}</p>
          {has(props, 'level') && <ProtestBoxes counts={scene.counts} />}
          {has(props, 'words') && (
            <p>
              {isBrink && '▲ '}
              {texts.protestLimit}
            </p>
          )}
        </div>
        {foot}
      </Sheet>
    </>
  );
}

export function WallView(props: SceneProps<WallScene>) {
  const texts = useVolkStageTexts();
  const { isBuilt } = props.scene;
  return (
    <Sheet kind="moment">
      <div className="st-words">
        <h2>{isBuilt ? texts.wallBuilt : texts.wallDown}</h2>
        <div className="st-v-wall" data-down={!isBuilt} />
        {has(props, 'words') && <p>{isBuilt ? texts.wallBuiltAbout : texts.wallDownAbout}</p>}
      </div>
      {props.foot}
    </Sheet>
  );
}

export function DovesView(props: SceneProps<DovesScene>) {
  const texts = useVolkStageTexts();
  return (
    <>
      <div className="st-frame" />
      <Sheet kind="moment">
        <div className="st-words">
          <h2>{texts.noDoves}</h2>
          {has(props, 'words') && <p>▲ {texts.noDovesAbout}</p>}
        </div>
        {props.foot}
      </Sheet>
    </>
  );
}

export function DecadeView(props: SceneProps<DecadeScene>) {
  const { scene, foot } = props;
  const texts = useVolkStageTexts();
  const { unrest, built, lost, protests, decade, next } = scene;
  const row = (key: string, text: string, values: readonly number[], isSigned = false) =>
    values.map((value, state): ToldLine => {
      const mark = <SideMark side={SIDES[state]} />;
      const change = isSigned ? signed(value) : `${value}`;
      return { key: `${key}${state}`, mark, text: `${texts.states[state]} · ${text}`, change };
    });
  return (
    <Sheet kind="turn">
      <div className="st-turn">
        <h2>{texts.decadeEnds(ROMAN[decade])}</h2>
      </div>
      {has(props, 'level') && (
        <ToldLines
          lines={[
            ...row('u', texts.unrest, unrest, true),
            ...row('p', texts.massProtests, protests),
          ]}
        />
      )}
      {has(props, 'term') && (
        <>
          <ToldLines lines={[...row('b', texts.built, built), ...row('l', texts.lost, lost)]} />
          <p className="st-use">{texts.decadeBegins(ROMAN[next])}</p>
        </>
      )}
      {foot}
    </Sheet>
  );
}
