import { Brand, Panel, Prompt, Tabs, useLanguage, type TabSpec } from '@brink/board';
import {
  KindMark,
  NO_TARGETS,
  VolkDesk,
  VolkMap,
  VolkPhone,
  type TargetKind,
} from '@brink/board/volk';
import { withField } from '@brink/kernel';
import { PLACES, volk, wordings, type VolkView } from '@brink/volk';
import { useMemo, useState } from 'react';
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
import { printsOf } from './printed.ts';
import { mapOf, namesOf } from './standing.ts';
import { LAYOUT } from './table.tsx';
import '../../table/table.css';
import '../../table/editor/editor.css';
import './volk.css';

const SEATS = ['west', 'east', 'usa', 'ussr'] as const;
const CARD_FIELDS = [
  SEATS.flatMap((seat) => [`${seat}-hand`, `${seat}-peacemakers`]),
  ['display', 'played', 'gone', 'police', 'aside', 'deck', 'waiting', 'new', 'out', 'top'],
].flat();
const WEST_BERLIN = 'WB';
const FIRST_EAST = PLACES.provinces.indexOf('MV');
/** A track is as long as this to either side. */
const END = 6;

interface PartProps {
  readonly editor: EditorProps;
}

/** Decade, half, who plays, the tracks. */
function Facts({ editor }: PartProps) {
  const { text, onEdit, view } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const words = wordings[language];
  const players = (view as VolkView).hands.length;
  const [decade, stage, seat] = wordsOf(text, 'turn');
  const setMoment = (at: number, word: string): void =>
    onEdit(
      withField(
        text,
        'turn',
        [decade, stage, seat].map((each, i) => (i === at ? word : each)),
      ),
    );
  const tracks = Object.entries(words.tracks).slice(0, players === 2 ? 3 : 6);
  const values = pairsOf(text, 'track');
  const setTrack = (track: string, value: number): void =>
    onEdit(setPair(text, 'track', track, value === 0 ? undefined : `${value}`));
  return (
    <>
      <div className="w-ed-facts">
        <Stepper
          name={texts.decade}
          label={texts.decade}
          value={Number(decade)}
          min={1}
          max={4}
          onChange={(value) => setMoment(0, `${value}`)}
        />
        <Stepper
          name={texts.stage}
          label={texts.stage}
          value={Number(stage)}
          min={1}
          max={players === 2 ? 2 : 3}
          onChange={(value) => setMoment(1, `${value}`)}
        />
        {tracks.map(([track, name]) => (
          <Stepper
            key={track}
            name={name}
            label={name}
            value={Number(values.get(track) ?? 0)}
            min={track === 'socialists' ? 0 : -END}
            max={END}
            onChange={(value) => setTrack(track, value)}
          />
        ))}
        <Stepper
          name={texts.waitingBox}
          label={texts.waitingBox}
          value={numberOf(text, 'holdingBox')}
          min={0}
          max={12}
          onChange={(value) => onEdit(setNumber(text, 'holdingBox', 0, value))}
        />
      </div>
      <div className="w-ed-line">
        <span>{texts.moves}</span>
        <span className="w-ed-choice">
          {SEATS.slice(0, players).map((each, i) => (
            <button
              key={each}
              type="button"
              aria-pressed={seat === each}
              onClick={() => setMoment(2, each)}
            >
              {words.seats[i]}
            </button>
          ))}
        </span>
        <span>{texts.wall}</span>
        <span className="w-ed-choice">
          {texts.walls.map((name, state) => (
            <button
              key={name}
              type="button"
              aria-pressed={numberOf(text, 'wall') === state}
              onClick={() => onEdit(withField(text, 'wall', state === 0 ? [] : [`${state}`]))}
            >
              {name}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}

interface ProvinceProps extends PartProps {
  readonly province: number;
  readonly onProvince: (province: number) => void;
}

/** What lies in a province. */
function Province({ editor, province, onProvince }: ProvinceProps) {
  const { text, onEdit, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const names = namesOf(printsOf(options), language);
  const id = PLACES.provinces[province];
  const stepper = (field: string, key: string, name: string, max: number) => (
    <Stepper
      key={`${field} ${key}`}
      name={name}
      label={name}
      value={Number(pairsOf(text, field).get(key) ?? 0)}
      min={0}
      max={max}
      onChange={(value) => onEdit(withStandard(field, key, value))}
    />
  );
  /** West Berlin's living standard is the sum of its sectors. */
  const withStandard = (field: string, key: string, value: number): string => {
    const next = setPair(text, field, key, value === 0 ? undefined : `${value}`);
    if (field !== 'sectorStandard') return next;
    const sum = [...pairsOf(next, field).values()].reduce((all, each) => all + Number(each), 0);
    return setPair(next, 'livingStandard', WEST_BERLIN, sum === 0 ? undefined : `${sum}`);
  };
  return (
    <section className="w-ed-province" aria-label={names.provinces[province]}>
      <select
        className="w-ed-games"
        aria-label={texts.province}
        value={province}
        onChange={(event) => onProvince(Number(event.target.value))}
      >
        {names.provinces.map((name, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
      <div className="w-ed-facts">
        {stepper('unrest', id, texts.unrest, 60)}
        {id === WEST_BERLIN
          ? PLACES.sectors.map((sector, i) =>
              stepper('sectorStandard', sector, names.sectors[i], 20),
            )
          : stepper('livingStandard', id, texts.livingStandard, 20)}
        {province >= FIRST_EAST && stepper('socialists', id, texts.socialists, 12)}
      </div>
    </section>
  );
}

const siteName = (site: number): string => volk.choiceName('site', site);
const CITIES = [...PLACES.cities.keys()];
const LINES = Array.from(
  { length: PLACES.siteCount - CITIES.length },
  (_, line) => CITIES.length + line,
);

/** The cities that a road joins, by the name it has in records. */
const endsOf = (site: number): readonly string[] =>
  siteName(site)
    .replace(/-near$/, '')
    .split('--');

const HAMBURG = PLACES.cities.indexOf('hamburg');
/** Hamburg lies between these. */
const AROUND_HAMBURG: ReadonlySet<string> = new Set(['SH', 'NI']);

/** Cities of a province; Hamburg with those around it, those abroad with the East. */
const citiesAt = (province: number): readonly number[] =>
  CITIES.filter((city) => {
    const home = PLACES.provinceOfCity[city];
    if (home >= 0) return home === province;
    return city === HAMBURG
      ? AROUND_HAMBURG.has(PLACES.provinces[province])
      : province >= FIRST_EAST;
  });

const linesAt = (province: number): readonly number[] => {
  const own = new Set(
    CITIES.filter((city) => PLACES.provinceOfCity[city] === province).map(siteName),
  );
  return LINES.filter((line) => endsOf(line).some((city) => own.has(city)));
};

/** Nothing, a factory, or one that has run down. */
function withFactory(text: string, city: string, state: number): string {
  const set = (from: string, field: string, isThere: boolean): string =>
    membersOf(from, field).includes(city) === isThere ? from : toggle(from, field, city);
  return set(set(text, 'factories', state > 0), 'rundown', state === 2);
}

/** Factories and roads of a province. */
function Sites({ editor, province }: PartProps & { readonly province: number }) {
  const { text, onEdit, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const names = namesOf(printsOf(options), language);
  const factories = membersOf(text, 'factories');
  const rundown = membersOf(text, 'rundown');
  const lines = membersOf(text, 'lines');
  return (
    <ul className="w-ed-sites">
      {citiesAt(province).map((city) => {
        const id = siteName(city);
        const now = rundown.includes(id) ? 2 : factories.includes(id) ? 1 : 0;
        return (
          <li key={id}>
            <span>{names.sites[city]}</span>
            <span className="w-ed-choice" role="group" aria-label={names.sites[city]}>
              {texts.factoryStates.map((name, state) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={now === state}
                  onClick={() => onEdit(withFactory(text, id, state))}
                >
                  {name}
                </button>
              ))}
            </span>
          </li>
        );
      })}
      {linesAt(province).map((line) => (
        <li key={line}>
          <label>
            <input
              type="checkbox"
              checked={lines.includes(siteName(line))}
              onChange={() => onEdit(toggle(text, 'lines', siteName(line)))}
            />
            {names.sites[line]}
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Divided Germany with everything on it to be changed. */
export default function VolkEditor(editor: EditorProps) {
  const { text, onEdit, options, places } = editor;
  const view = editor.view as VolkView;
  const texts = useEditorTexts();
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const [province, setProvince] = useState(0);
  const [tab, setTab] = useState('board');
  const [page, setPage] = useState('map');
  const prints = useMemo(() => printsOf(options), [options]);
  const seats = SEATS.slice(0, view.hands.length);
  const legal = useMemo(
    () => ({
      province: new Set(PLACES.provinces.keys()),
      site: new Set<number>(),
      sector: new Set<number>(),
    }),
    [],
  );
  const onChoose = (kind: TargetKind, number: number): void => {
    if (kind === 'province') setProvince(number);
  };
  const rowOf = (number: number): RowCard => {
    const { title, kind } = prints.face(number, language, false);
    return { number, title, badge: <KindMark kind={kind} /> };
  };
  const hands = seats.map((seat) => `${seat}-hand`);
  const cardPlaces = [...hands, 'display', REST, 'played', 'gone'];
  const placeOf = (card: number): string => {
    const said = cardPlaces.find((place) => place !== REST && cardsOf(text, place).includes(card));
    const lies = places.get(card) ?? REST;
    return said ?? (cardPlaces.includes(lies) && !hands.includes(lies) ? lies : REST);
  };
  const decade = numberOf(text, 'turn');
  const inGame = [...places.keys()]
    .filter((card) => prints.printed.card(card, false).decade === decade)
    .toSorted((a, b) => a - b)
    .map(rowOf);
  const onMove = (card: number, to: string | undefined): void =>
    onEdit(moveCard(text, card, to, CARD_FIELDS));
  const tray = (
    <HandTray
      hands={hands.map((field, seat) => ({
        field,
        title: texts.hand(wordings[language].seats[seat]),
        cards: cardsOf(text, field).map(rowOf),
        unknown: unknownOf(text, field),
      }))}
      onMove={onMove}
      onUnknown={(field, count) => onEdit(setUnknown(text, field, count))}
    />
  );
  const map = (
    <VolkMap
      layout={LAYOUT}
      standing={mapOf(view)}
      names={namesOf(prints, language)}
      named={new Set([province])}
      // On a phone plates are smaller than fingers: there the list is the way.
      legal={isPhone ? NO_TARGETS : legal}
      isPhone={isPhone}
      onChoose={onChoose}
    />
  );
  const board = (
    <>
      <Province editor={editor} province={province} onProvince={setProvince} />
      <Sites editor={editor} province={province} />
      {tray}
    </>
  );
  const cards = <CardRows cards={inGame} places={cardPlaces} placeOf={placeOf} onMove={onMove} />;
  const tabs: readonly TabSpec[] = [
    { id: 'board', label: texts.board, content: board },
    { id: 'cards', label: texts.cards, count: inGame.length, content: cards },
    { id: 'code', label: texts.code, content: editor.code },
  ];
  const prompt = (
    <Prompt tab={texts.tab} buttons={editor.buttons}>
      {texts.pickProvince}
    </Prompt>
  );
  if (isPhone) {
    return (
      <div className="w-editor">
        <VolkPhone
          prompt={prompt}
          status={undefined}
          pages={[
            {
              id: 'map',
              label: texts.board,
              content: (
                <>
                  <div className="w-ed-volk-map">{map}</div>
                  {board}
                </>
              ),
            },
            {
              id: 'facts',
              label: texts.turn,
              content: (
                <>
                  <div className="w-ed-line">{editor.buttons}</div>
                  <Facts editor={editor} />
                </>
              ),
            },
            { id: 'cards', label: texts.cards, content: cards },
            { id: 'code', label: texts.code, content: editor.code },
          ]}
          page={page}
          label={texts.title}
          onPage={setPage}
          actions={
            <>
              {editor.check}
              <div className="w-ed-line">{editor.foot}</div>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className="w-editor">
      <VolkDesk
        prompt={prompt}
        tracks={<Facts editor={editor} />}
        map={map}
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
            <Tabs tabs={tabs} chosen={tab} label={texts.title} onChoose={setTab} />
            {editor.check}
          </Panel>
        }
      />
    </div>
  );
}
