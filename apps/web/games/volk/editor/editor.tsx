import { Prompt, Tabs, useLanguage, type TabSpec } from '@brink/board';
import {
  KindMark,
  NO_TARGETS,
  VolkDesk,
  VolkMap,
  VolkPhone,
  type TargetKind,
} from '@brink/board/volk';
import { PLACES, wordings, type VolkView } from '@brink/volk';
import { useMemo, useState } from 'react';
import type { EditorProps } from '../../../table/game-ui.ts';
import { CardRows, REST, type RowCard } from '../../../table/editor/card-rows.tsx';
import {
  cardsOf,
  moveCard,
  numberOf,
  setUnknown,
  unknownOf,
} from '../../../table/editor/edit-text.ts';
import { EditorPanel } from '../../../table/editor/editor-panel.tsx';
import { HandTray } from '../../../table/editor/hand-tray.tsx';
import { RareFields, type Named } from '../../../table/editor/rare-fields.tsx';
import { useEditorTexts } from '../../../table/editor/texts.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { printsOf } from '../printed.ts';
import { mapOf, namesOf } from '../standing.ts';
import { LAYOUT } from '../table.tsx';
import { Facts, SEATS } from './facts.tsx';
import { Province, Sites } from './province.tsx';
import { rareFieldsOf } from './rare.ts';
import '../../../table/table.css';
import '../../../table/editor/editor.css';
import '../volk.css';

const CARD_FIELDS = [
  SEATS.flatMap((seat) => [`${seat}-hand`, `${seat}-peacemakers`]),
  ['display', 'played', 'gone', 'police', 'aside', 'deck', 'waiting', 'new', 'out', 'top'],
].flat();
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
  const rare = (
    <RareFields
      fields={rareFieldsOf(seats.length, language, {
        names: [...places.keys()]
          .toSorted((a, b) => a - b)
          .map((card): Named => [`${card}`, prints.face(card, language, false).title]),
        places: CARD_FIELDS,
      })}
      text={text}
      onEdit={onEdit}
    />
  );
  const tabs: readonly TabSpec[] = [
    { id: 'board', label: texts.board, content: board },
    { id: 'cards', label: texts.cards, count: inGame.length, content: cards },
    { id: 'options', label: texts.options, content: editor.agreed },
    { id: 'rare', label: texts.rare, content: rare },
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
            { id: 'options', label: texts.options, content: editor.agreed },
            { id: 'rare', label: texts.rare, content: rare },
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
          <EditorPanel editor={editor}>
            <Tabs tabs={tabs} chosen={tab} label={texts.title} onChoose={setTab} />
          </EditorPanel>
        }
      />
    </div>
  );
}
