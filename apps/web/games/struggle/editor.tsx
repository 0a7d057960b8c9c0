import {
  Board,
  Brand,
  Desk,
  OpsBadge,
  Panel,
  Phone,
  Prompt,
  RegionTabs,
  SIDES,
  SideMark,
  StatusStrip,
  Tabs,
  useLanguage,
  type BoardProps,
  type Side,
  type TabSpec,
} from '@brink/board';
import { withField } from '@brink/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EditorProps } from '../../table/game-ui.ts';
import { CardRows, REST, type RowCard } from '../../table/editor/card-rows.tsx';
import {
  cardsOf,
  membersOf,
  moveCard,
  numberOf,
  pairsOf,
  setNumber,
  setPair,
  setUnknown,
  toggle,
  unknownOf,
  wordsOf,
} from '../../table/editor/edit-text.ts';
import { HandTray } from '../../table/editor/hand-tray.tsx';
import { Stepper } from '../../table/editor/stepper.tsx';
import { useEditorTexts } from '../../table/editor/texts.ts';
import { Switches } from '../../ui/switches.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { InfluencePop } from './influence-pop.tsx';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { useGeography } from './use-geography.ts';
import '../../table/table.css';
import '../../table/editor/editor.css';

const HANDS = ['us-hand', 'ussr-hand'] as const;
const PLACES = [...HANDS, REST, 'discard', 'removed'];
/** Every field that says where cards lie. */
const CARD_FIELDS = [
  HANDS,
  ['discard', 'removed', 'front', 'draw', 'waiting', 'waiting-late', 'out', 'top', 'bottom'],
].flat();
const HEADLINE = 'headline';
const MOST_ROUNDS = 8;

type Influence = readonly [us: number, ussr: number];

function influenceIn(text: string, country: string): Influence {
  const [us, ussr] = (pairsOf(text, 'influence').get(country) ?? '0-0').split('-').map(Number);
  return [us, ussr];
}

function withInfluence(text: string, country: string, [us, ussr]: Influence): string {
  return setPair(text, 'influence', country, us + ussr > 0 ? `${us}-${ussr}` : undefined);
}

interface PartProps {
  readonly ui: StruggleUi;
  readonly editor: EditorProps;
}

/** Turn, round, tracks. */
function Facts({ ui, editor }: PartProps) {
  const { text, onEdit, view, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const { tracks } = ui.standing(view as StruggleView, language, options);
  const [turn, round, side] = wordsOf(text, 'turn');
  const now = round === HEADLINE ? 0 : Number(round);
  const setMoment = (to: { turn?: number; round?: number; side?: string }): void => {
    const wanted = to.round ?? now;
    const who = to.side ?? side ?? 'ussr';
    const words = wanted === 0 ? [HEADLINE] : [`${wanted}`, who];
    onEdit(withField(text, 'turn', [`${to.turn ?? turn}`, ...words]));
  };
  const bySide = (field: string, label: string, max: number): ReactNode =>
    SIDES.map((each, seat) => (
      <Stepper
        key={each}
        name={`${label} ${ui.texts[language].seats[seat]}`}
        label={
          <>
            <SideMark side={each} size={12} /> {label}
          </>
        }
        value={numberOf(text, field, seat)}
        min={0}
        max={max}
        onChange={(value) => onEdit(setNumber(text, field, seat, value))}
      />
    ));
  const vp = numberOf(text, 'vp');
  const leader: Side | undefined = vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr';
  return (
    <>
      <div className="w-ed-facts">
        <Stepper
          name={texts.turn}
          label={texts.turn}
          value={Number(turn)}
          min={1}
          max={tracks.turns}
          onChange={(value) => setMoment({ turn: value })}
        />
        <Stepper
          name={texts.round}
          label={texts.round}
          value={now}
          shown={now === 0 ? texts.headline : undefined}
          min={0}
          max={MOST_ROUNDS}
          onChange={(value) => setMoment({ round: value })}
        />
        <Stepper
          name="DEFCON"
          label="DEFCON"
          value={numberOf(text, 'defcon')}
          min={1}
          max={5}
          onChange={(value) => onEdit(setNumber(text, 'defcon', 0, value))}
        />
        <Stepper
          name={texts.vp}
          label={texts.vp}
          value={vp}
          shown={
            <>
              {leader && <SideMark side={leader} size={11} />} {Math.abs(vp)}
            </>
          }
          min={-20}
          max={20}
          onChange={(value) => onEdit(setNumber(text, 'vp', 0, value))}
        />
        {bySide('space', texts.space, tracks.spaceBoxes.length - 1)}
        {bySide('militaryOps', texts.military, 5)}
      </div>
      <div className="w-ed-line">
        <span>{texts.moves}</span>
        <span className="w-ed-choice">
          {SIDES.map((each, seat) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              onClick={() => setMoment({ side: each, round: now === 0 ? 1 : now })}
            >
              <SideMark side={each} size={12} isInverse={side === each} />
              {ui.texts[language].seats[seat]}
            </button>
          ))}
        </span>
        <Passing ui={ui} editor={editor} />
      </div>
    </>
  );
}

/** The China Card: whose it is, and whether it may be played. */
function Passing({ ui, editor }: PartProps) {
  const { text, onEdit, view } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  if (!ui.passing(view as StruggleView)) return undefined;
  const [holder = 'nobody', face = 'up'] = wordsOf(text, 'passing');
  const set = (...words: string[]): void => onEdit(withField(text, 'passing', words));
  return (
    <>
      <span>{ui.passingShort[language]}</span>
      <span className="w-ed-choice">
        {SIDES.map((each, seat) => (
          <button
            key={each}
            type="button"
            aria-pressed={holder === each}
            aria-label={`${ui.passingShort[language]}: ${ui.texts[language].seats[seat]}`}
            onClick={() => set(each, face)}
          >
            <SideMark side={each} size={12} isInverse={holder === each} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={face === 'down'}
          onClick={() => set(holder, face === 'down' ? 'up' : 'down')}
        >
          {face === 'down' ? texts.faceDown : texts.faceUp}
        </button>
      </span>
    </>
  );
}

/** Lasting effects, each with a switch. */
function EffectList({ ui, editor }: PartProps) {
  const { text, onEdit, options } = editor;
  const language = useLanguage();
  const names = ui.effectNames(options, language);
  const raised = new Set(membersOf(text, 'effects'));
  return (
    <ul className="w-ed-effects">
      {Object.entries(names).map(([id, name]) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={raised.has(id)}
              onChange={() => onEdit(toggle(text, 'effects', id))}
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Keys of the chosen country: digits set, + and − change, X is the other side. */
function useCountryKeys(
  country: string | undefined,
  side: Side,
  setSide: (side: Side) => void,
  change: (side: Side, to: (now: number) => number) => void,
): void {
  useEffect(() => {
    if (country === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const { key } = event;
      if (/^\d$/.test(key)) change(side, () => Number(key));
      else if (key === '+' || key === '=') change(side, (now) => now + 1);
      else if (key === '-' || key === '−') change(side, (now) => now - 1);
      else if (event.code === 'KeyX') setSide(side === 'us' ? 'ussr' : 'us');
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [country, side, setSide, change]);
}

/** The board with everything on it to be changed. */
export default function StruggleEditor({
  ui,
  ...editor
}: EditorProps & { readonly ui: StruggleUi }) {
  const { text, onEdit, options, places } = editor;
  const view = editor.view as StruggleView;
  const texts = useEditorTexts();
  const language = useLanguage();
  const geography = useGeography(ui.loadGeography);
  const isPhone = useMedia(PHONE);
  const [country, setCountry] = useState<string>();
  const [side, setSide] = useState<Side>('us');
  const [region, setRegion] = useState(ui.firstRegion);
  const [tab, setTab] = useState('cards');
  const table = useMemo(() => ui.standing(view, language, options), [ui, view, language, options]);
  const legal = useMemo(() => new Set(ui.places.map(({ id }) => id)), [ui]);
  const faces = ui.cards[language];
  const passing = ui.passing(view)?.card;

  const change = (to: Side, next: (now: number) => number): void => {
    if (country === undefined) return;
    const now = influenceIn(text, country);
    const seat = SIDES.indexOf(to);
    const value = Math.max(0, Math.min(99, next(now[seat])));
    const [us, ussr] = now.map((each, i) => (i === seat ? value : each));
    onEdit(withInfluence(text, country, [us, ussr]));
  };
  useCountryKeys(country, side, setSide, change);

  const rowOf = (number: number): RowCard | undefined => {
    const face = faces.get(number);
    return (
      face && {
        number,
        title: face.title,
        badge: (
          <OpsBadge
            side={face.side}
            ops={face.ops}
            isScoring={face.isScoring}
            isPlain={face.isPlain}
            size={24}
          />
        ),
      }
    );
  };
  const inGame = [...places.keys()]
    .filter((card) => card !== passing)
    .toSorted((a, b) => a - b)
    .flatMap((card) => rowOf(card) ?? []);
  const placeOf = (card: number): string =>
    PLACES.find((place) => place !== REST && cardsOf(text, place).includes(card)) ?? REST;
  const onMove = (card: number, to: string | undefined): void =>
    onEdit(moveCard(text, card, to, CARD_FIELDS));
  const hands = HANDS.map((field, seat) => ({
    field,
    title: texts.hand(ui.texts[language].seats[seat]),
    mark: <SideMark side={SIDES[seat]} size={13} />,
    cards: cardsOf(text, field).flatMap((card) => rowOf(card) ?? []),
    unknown: unknownOf(text, field),
  }));

  const names = ui.names[language];
  const pop = country !== undefined && table.countries[country] && (
    <InfluencePop
      name={names.countries[country].name}
      standing={table.countries[country]}
      value={influenceIn(text, country)}
      seats={ui.texts[language].seats}
      side={side}
      onSide={setSide}
      onChange={change}
      onClose={() => setCountry(undefined)}
    />
  );
  const board: BoardProps = {
    layout: ui.layout,
    geography,
    places: ui.places,
    names,
    aliases: ui.aliases,
    table,
    legal,
    selected: country,
    attached: pop && !isPhone ? { to: country, content: pop } : undefined,
    onChoose: setCountry,
  };
  const prompt = (
    <Prompt
      tab={texts.tab}
      buttons={editor.buttons}
      source={country && names.countries[country].name}
    >
      {texts.pick}
    </Prompt>
  );
  const tabs: readonly TabSpec[] = [
    {
      id: 'cards',
      label: texts.cards,
      count: inGame.length,
      content: (
        <CardRows
          cards={inGame}
          places={PLACES}
          marks={{
            'us-hand': <SideMark side="us" size={12} />,
            'ussr-hand': <SideMark side="ussr" size={12} />,
          }}
          placeOf={placeOf}
          onMove={onMove}
        />
      ),
    },
    {
      id: 'effects',
      label: texts.effects,
      count: membersOf(text, 'effects').length,
      content: <EffectList ui={ui} editor={editor} />,
    },
    { id: 'code', label: texts.code, content: editor.code },
  ];
  const tray = (
    <HandTray
      hands={hands}
      onMove={onMove}
      onUnknown={(field, count) => onEdit(setUnknown(text, field, count))}
    />
  );
  const lists = <Tabs tabs={tabs} chosen={tab} label={texts.title} onChoose={setTab} />;
  if (isPhone) {
    return (
      <div className="w-editor">
        <Phone
          prompt={prompt}
          status={<StatusStrip tracks={table.tracks} />}
          board={<Board {...board} hasInsets={false} focus={region} />}
          regions={
            <RegionTabs
              regions={table.regions}
              chosen={region}
              names={names}
              onChoose={setRegion}
            />
          }
          lastLine={undefined}
          tray={
            <>
              {pop && <div className="w-ed-pop-sheet">{pop}</div>}
              <div className="w-ed-line">{editor.buttons}</div>
              <Facts ui={ui} editor={editor} />
              {tray}
              {lists}
            </>
          }
          actions={
            <div className="w-ed-actions">
              {editor.check}
              <div className="w-ed-line">{editor.foot}</div>
            </div>
          }
        />
      </div>
    );
  }
  return (
    <div className="w-editor">
      <Desk
        prompt={prompt}
        board={<Board {...board} />}
        tray={tray}
        panel={
          <Panel
            head={
              <>
                <Brand detail={texts.title} />
                <Switches />
              </>
            }
            foot={editor.foot}
          >
            <Facts ui={ui} editor={editor} />
            {lists}
            {editor.check}
          </Panel>
        }
      />
    </div>
  );
}
