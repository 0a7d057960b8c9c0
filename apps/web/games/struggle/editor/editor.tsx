import {
  Board,
  Desk,
  OpsBadge,
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
import { useMemo, useState } from 'react';
import type { EditorProps } from '../../../table/game-ui.ts';
import { CardRows, REST, type RowCard } from '../../../table/editor/card-rows.tsx';
import {
  cardsOf,
  membersOf,
  moveCard,
  setUnknown,
  unknownOf,
  wordsOf,
} from '../../../table/editor/edit-text.ts';
import { EditorPanel } from '../../../table/editor/editor-panel.tsx';
import { HandTray } from '../../../table/editor/hand-tray.tsx';
import { RareFields } from '../../../table/editor/rare-fields.tsx';
import { useEditorTexts } from '../../../table/editor/texts.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { EffectList, Facts } from './facts.tsx';
import { influenceIn, useCountryKeys, withInfluence } from './influence.ts';
import { InfluencePop } from './influence-pop.tsx';
import { rareFieldsOf } from './rare.ts';
import type { StruggleUi, StruggleView } from '../struggle-ui.ts';
import { useGeography } from '../use-geography.ts';
import '../../../table/table.css';
import '../../../table/editor/editor.css';

const HANDS = ['us-hand', 'ussr-hand'] as const;
const PLACES = [...HANDS, REST, 'discard', 'removed'];
/** Every field that says where cards lie. */
const CARD_FIELDS = [
  HANDS,
  ['discard', 'removed', 'front', 'draw', 'waiting', 'waiting-late', 'out', 'top', 'bottom'],
].flat();

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
    { id: 'options', label: texts.options, content: editor.agreed },
    {
      id: 'rare',
      label: texts.rare,
      content: (
        <RareFields
          fields={rareFieldsOf(ui, language, {
            isHeadline: wordsOf(text, 'turn')[1] === 'headline',
            places: CARD_FIELDS,
          })}
          text={text}
          onEdit={onEdit}
        />
      ),
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
          <EditorPanel editor={editor}>
            <Facts ui={ui} editor={editor} />
            {lists}
          </EditorPanel>
        }
      />
    </div>
  );
}
