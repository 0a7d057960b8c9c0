import { OpsBadge, SIDES, SideMark, type BoardLanguage } from '@brink/board';
import { OPTIONS } from '@brink/struggle/options';
import type { Entry } from '../../../client/game-client.ts';
import {
  BigDie,
  Sheet,
  Slip,
  Stamp,
  ToldLines,
  type ToldLine,
} from '../../../table/stage/paper.tsx';
import type { StruggleUi } from '../struggle-ui.ts';
import type { Part, StageReel } from './beats.ts';
import type {
  CardScene,
  DefconScene,
  DiceScene,
  DieScene,
  HeadlineScene,
  Line,
  Scene,
  ScoringScene,
  TurnScene,
} from './scene.ts';
import { useStageTexts, type StageTexts } from './texts.ts';

export interface SceneProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly reel: StageReel;
  readonly beat: number;
  readonly ui: StruggleUi;
  readonly log: readonly Entry[];
  readonly language: BoardLanguage;
  readonly dock: 'left' | 'right';
  readonly foot: React.ReactNode;
  /** Regions where DEFCON forbids coups now. */
  readonly barred: readonly string[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const minus = (value: number): string => `${value}`.replace('-', '−');
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const arrow = (from: number, to: number): string => `${minus(from)}→${minus(to)}`;

/** How many parts of a kind have appeared. */
const count = ({ reel, beat }: Pick<SceneProps, 'reel' | 'beat'>, part: Part): number =>
  reel.beats.slice(0, beat + 1).filter((each) => each.part === part).length;
export const has = (props: Pick<SceneProps, 'reel' | 'beat'>, part: Part): boolean =>
  count(props, part) > 0;

/** What a line says: whose, what, old → new. */
function toldLine(line: Line, props: SceneProps, texts: StageTexts): ToldLine {
  const { ui, language, log } = props;
  const key = `${line.entry}`;
  const names = ui.texts[language].seats;
  switch (line.kind) {
    case 'influence': {
      const { label } = ui.names[language].countries[ui.areaId(line.country)];
      const mark = <SideMark side={SIDES[line.side]} />;
      const text = `${names[line.side]} · ${label}`;
      return { key, mark, text, change: arrow(line.from, line.to) };
    }
    case 'defcon':
      return {
        key,
        mark: line.to < line.from ? '▼' : '▲',
        text: 'DEFCON',
        change: arrow(line.from, line.to),
      };
    case 'vp': {
      const lead = line.to === 0 ? '0' : `${names[line.to > 0 ? 0 : 1]} ${Math.abs(line.to)}`;
      const mark = <SideMark side={SIDES[line.side]} />;
      return { key, mark, text: `${names[line.side]} ${texts.vp(line.points)}`, change: lead };
    }
    case 'militaryOps': {
      const mark = <SideMark side={SIDES[line.side]} />;
      return { key, mark, text: texts.militaryOps, change: `${line.to}` };
    }
    case 'told':
      return {
        key,
        mark: '·',
        text: ui.texts[language].log({ ...log[line.entry], audience: 0 }),
      };
  }
}

function Lines(props: SceneProps) {
  const texts = useStageTexts();
  const shown = count(props, 'line');
  const isLast = props.beat === props.reel.beats.length - 1;
  const lines = props.scene.lines.slice(0, shown).map((line) => toldLine(line, props, texts));
  return <ToldLines lines={lines} now={isLast ? undefined : lines.at(-1)?.key} />;
}

/** "Iran · Brush War": where, and by which card. */
function Place({ scene, ui, language }: SceneProps<DieScene | DiceScene>) {
  const { country, card } = scene;
  const title = card === undefined ? undefined : ui.cards[language].get(card)?.title;
  const name =
    country === undefined ? undefined : ui.names[language].countries[ui.areaId(country)].name;
  return (
    <>
      <b>{name ?? title}</b>
      {name && title && ` · ${title}`}
    </>
  );
}

const sideOf = ({ side }: Scene) => (side >= 0 ? SIDES[side] : undefined);

function when({ turn, round }: Scene, texts: StageTexts): string {
  return round > 0 ? texts.round(round) : texts.turn(turn);
}

export function DieView(props: SceneProps<DieScene>) {
  const { scene, dock, foot, beat } = props;
  const texts = useStageTexts();
  const { what, die, terms, result, good } = scene;
  const isDown = has(props, 'die');
  const isGood = good.includes(die);
  const shownTerms = count(props, 'term');
  const stamp =
    what === 'war'
      ? isGood
        ? texts.victory
        : texts.repelled
      : isGood
        ? texts.success
        : texts.failure;
  const side = sideOf(scene);
  return (
    <Slip dock={dock} side={side} tab={texts.die[what]} what={<Place {...props} />} foot={foot}>
      <div className="st-sum">
        <BigDie
          // Any face but the last one while it hops.
          value={isDown ? die : ((die + beat * 2) % 6) + 1}
          side={side}
          isRolling={!isDown}
        />
        <div className="st-terms">
          {isDown && (
            <span>
              {die}
              <small>{texts.terms.die}</small>
            </span>
          )}
          {terms.slice(0, shownTerms).map(({ by, what: term }) => (
            <span key={term}>
              {signed(by)}
              <small>{texts.terms[term]}</small>
            </span>
          ))}
          {terms.length > 0 && has(props, 'sum') && <b>= {minus(result)}</b>}
        </div>
        <div className="st-stamp-place">
          {has(props, 'stamp') && good.length > 0 && (
            <Stamp side={isGood ? side : undefined}>{stamp}</Stamp>
          )}
        </div>
      </div>
      {good.length > 0 && (
        <div className="st-faces">
          <span>{texts.needed}</span>
          {FACES.map((face) => (
            <i key={face} data-good={good.includes(face)} data-now={isDown && face === die}>
              {face}
            </i>
          ))}
          <b>{Math.round((good.length / FACES.length) * 100)} %</b>
        </div>
      )}
      <Lines {...props} />
    </Slip>
  );
}

export function DiceView(props: SceneProps<DiceScene>) {
  const { scene, ui, language, dock, foot, beat } = props;
  const texts = useStageTexts();
  const isDown = has(props, 'die');
  const isRivalDown = has(props, 'rival');
  const rolls = scene.rolls.toSorted((a, b) => a.side - b.side);
  const totals = rolls.map(({ die, modifier }) => die + modifier);
  const lead = totals.length > 1 ? totals[0] - totals[1] : 0;
  const lost = scene.lines.reduce(
    (sum, line) => (line.kind === 'influence' ? sum + line.to - line.from : sum),
    0,
  );
  const tab = scene.what === 'realign' ? texts.realignment : texts.dice;
  const winner = lead === 0 ? undefined : SIDES[lead > 0 ? 0 : 1];
  const names = ui.texts[language].seats;
  return (
    <Slip dock={dock} side={sideOf(scene)} tab={tab} what={<Place {...props} />} foot={foot}>
      <div className="st-pair">
        {rolls.map(({ side, die, modifier }, i) => {
          const isStanding = i === 0 ? isDown : isRivalDown;
          const isWinner = has(props, 'sum') && (i === 0 ? lead > 0 : lead < 0);
          return (
            <div key={side} data-wins={isWinner}>
              <BigDie
                value={isStanding ? die : ((die + beat * 2 + i) % 6) + 1}
                side={SIDES[side]}
                isRolling={!isStanding}
              />
              {isStanding && (
                <span>
                  <small>
                    {names[side]} {die}
                    {modifier === 0 ? '' : ` ${signed(modifier)}`}
                  </small>
                  {has(props, 'sum') && <b>{die + modifier}</b>}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div className="st-result">
        {has(props, 'stamp') && (
          <Stamp side={winner}>
            {scene.what === 'realign'
              ? lost === 0
                ? texts.nothing
                : minus(lost)
              : winner
                ? names[SIDES.indexOf(winner)]
                : texts.nothing}
          </Stamp>
        )}
      </div>
      <Lines {...props} />
    </Slip>
  );
}

function useOf(scene: CardScene, texts: StageTexts): string {
  const { use, ops, opsKind, isHeadline, isEvent } = scene;
  if (isHeadline) return texts.headline;
  if (ops !== undefined) {
    const kind = opsKind === undefined ? undefined : texts.kinds[OPTIONS[opsKind]];
    return kind ? `${texts.ops(ops)}: ${kind}` : texts.ops(ops);
  }
  if (use !== undefined && OPTIONS[use] === 'space') return texts.space;
  return isEvent || (use !== undefined && OPTIONS[use] === 'event') ? texts.event : '';
}

export function CardView(props: SceneProps<CardScene>) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStageTexts();
  const face = ui.cards[language].get(scene.card);
  const side = sideOf(scene);
  const use = useOf(scene, texts);
  return (
    <Slip
      dock={dock}
      side={side}
      tab={ui.texts[language].seats[scene.side] ?? ''}
      what={<b>{when(scene, texts)}</b>}
      foot={foot}
    >
      {face && (
        <div className="st-card">
          <OpsBadge
            side={face.side}
            ops={face.ops}
            isScoring={face.isScoring}
            isPlain={face.isPlain}
            size={48}
          />
          <h2>{face.title}</h2>
          {scene.isEvent && <p>{face.text}</p>}
        </div>
      )}
      {has(props, 'use') && use !== '' && <p className="st-use">{use}</p>}
      <Lines {...props} />
    </Slip>
  );
}

export function NoteView(props: SceneProps) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStageTexts();
  const tab = ui.texts[language].seats[scene.side] ?? texts.happened;
  return (
    <Slip dock={dock} side={sideOf(scene)} tab={tab} what={when(scene, texts)} foot={foot}>
      <Lines {...props} />
    </Slip>
  );
}

export function HeadlinesView(props: SceneProps<HeadlineScene>) {
  const { scene, ui, language, foot } = props;
  const texts = useStageTexts();
  const turned = count(props, 'turned');
  const ordered = count(props, 'order');
  return (
    <Sheet kind="headlines">
      <header className="st-head">
        <span className="st-tab">{texts.headlines}</span>
        <span className="st-what">
          <b>{texts.turn(scene.turn)}</b>
        </span>
      </header>
      <div className="st-news">
        {SIDES.map((side, seat) => {
          const isTurned = turned > seat;
          const face = isTurned ? ui.cards[language].get(scene.cards[seat]) : undefined;
          const place = scene.first === seat ? texts.first : texts.second;
          const isOrdered = scene.first >= 0 && ordered > (scene.first === seat ? 0 : 1);
          return (
            <article key={side} className="st-paper" data-side={side} data-turned={isTurned}>
              <div className="st-mast">
                <SideMark side={side} size={18} />
                <b>{ui.texts[language].seats[seat]}</b>
                <span>{face && !face.isScoring ? texts.ops(face.ops) : ''}</span>
              </div>
              <div className="st-splash" lang={language}>
                {face?.title ?? (isTurned ? texts.unknownCard : '')}
              </div>
              <p className="st-lede">{face?.text}</p>
              <div className="st-order">{isOrdered && <Stamp side={side}>{place}</Stamp>}</div>
            </article>
          );
        })}
      </div>
      <Lines {...props} />
      {foot}
    </Sheet>
  );
}

export function ScoringView(props: SceneProps<ScoringScene>) {
  const { scene, ui, language, dock, foot } = props;
  const texts = useStageTexts();
  const region = ui.regionId(scene.region);
  const name = region === undefined ? '' : (ui.names[language].regions[region]?.name ?? '');
  const shownLevels = count(props, 'level');
  const [us, ussr] = scene.points;
  const lead = us - ussr;
  const names = ui.texts[language].seats;
  const winner = lead === 0 ? undefined : SIDES[lead > 0 ? 0 : 1];
  return (
    <section className="st-slip" data-dock={dock}>
      <header className="st-region">
        <h2>{name}</h2>
      </header>
      {scene.sides && (
        <div className="st-levels">
          {scene.sides.map(({ tier, battlegrounds, neighbours }, seat) => (
            <div key={SIDES[seat]} data-side={SIDES[seat]}>
              <span>
                <SideMark side={SIDES[seat]} /> {names[seat]}
              </span>
              {shownLevels > seat && <b>{texts.tiers[tier]}</b>}
              {has(props, 'term') && battlegrounds > 0 && (
                <span>{texts.battlegrounds(battlegrounds)}</span>
              )}
              {has(props, 'term') && neighbours > 0 && <span>{texts.neighbours(neighbours)}</span>}
            </div>
          ))}
        </div>
      )}
      <div className="st-bill">
        <b>{has(props, 'sum') ? us : ''}</b>
        <span>
          {has(props, 'stamp') && (
            <Stamp side={winner}>
              {winner ? `${names[SIDES.indexOf(winner)]} +${Math.abs(lead)}` : texts.even}
            </Stamp>
          )}
        </span>
        <b>{has(props, 'sum') ? ussr : ''}</b>
      </div>
      <Lines {...props} />
      {foot}
    </section>
  );
}

export function DefconView(props: SceneProps<DefconScene>) {
  const { scene, ui, language, barred, foot } = props;
  const texts = useStageTexts();
  const { before, after } = scene;
  const isDown = after < before;
  return (
    <>
      {isDown && after <= 2 && <div className="st-frame" />}
      <Sheet kind="defcon">
        <div className="st-defcon">
          <div className="st-flip" data-level={after}>
            <small>DEFCON</small>
            <s>{before}</s>
            {after}
          </div>
          <div className="st-words">
            <h2>{isDown ? (after === 2 ? texts.brink : texts.falls) : texts.rises}</h2>
            {has(props, 'words') && (
              <>
                {isDown && after === 2 && <p>▲ {texts.brinkAbout}</p>}
                <p>{barred.length > 0 ? texts.barred : texts.nothingBarred}</p>
                <ul>
                  {barred.map((region) => (
                    <li key={region}>{ui.names[language].regions[region]?.name}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        {foot}
      </Sheet>
    </>
  );
}

export function TurnView(props: SceneProps<TurnScene>) {
  const { scene, ui, language, foot } = props;
  const texts = useStageTexts();
  const names = ui.texts[language].seats;
  const { missing, vp, influence } = scene;
  const gained = [...influence.values()].reduce(
    ([us, ussr], [west, east]) => [us + west, ussr + east],
    [0, 0],
  );
  const lead = vp === 0 ? texts.even : `${names[vp > 0 ? 0 : 1]} ${texts.vp(Math.abs(vp))}`;
  const rows: ToldLine[] = [
    ...missing.flatMap((short, seat) =>
      short === 0
        ? []
        : [
            {
              key: `m${seat}`,
              mark: <SideMark side={SIDES[seat]} />,
              text: texts.missing,
              change: `${short}`,
            },
          ],
    ),
    { key: 'vp', mark: '·', text: texts.turnVp(lead) },
  ];
  const more: ToldLine[] = gained.map((by, seat) => ({
    key: `i${seat}`,
    mark: <SideMark side={SIDES[seat]} />,
    text: texts.turnInfluence,
    change: signed(by),
  }));
  return (
    <Sheet kind="turn">
      <div className="st-turn">
        <h2>{texts.turnEnds(scene.turn)}</h2>
      </div>
      {has(props, 'level') && <ToldLines lines={rows} />}
      {has(props, 'term') && <ToldLines lines={more} />}
      <Lines {...props} />
      {foot}
    </Sheet>
  );
}
