import { Button, useLanguage } from '@brink/board';
import { GAME_IDS, isGameId, type GameId } from '@brink/games/ids';
import {
  ALL_SEEING,
  gameOfPosition,
  revisionOf,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { plant, type StudyText } from '@brink/study';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadGameWithBot } from '../../games/worker-rules.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { unknownOf, wordsOf } from '../../table/editor/edit-text.ts';
import { useEditorTexts } from '../../table/editor/texts.ts';
import { Loading } from '../../ui/notice.tsx';
import { goTo, setSearch, useSearch } from '../../ui/router.ts';
import { Agreed } from './agreed.tsx';
import { PlayFrom } from './play-from.tsx';
import { blankPosition, startingPosition, takeOpened } from './positions.ts';
import { useHistory } from './use-history.ts';
import { Arrival, onDemand, useArrived } from '../../ui/arrival.tsx';
import '../../table/table.css';
import '../../table/editor/editor.css';

const loading = new Map<GameId, Promise<GamePackage>>();

function useRules(id: GameId): GamePackage {
  const known = loading.get(id) ?? loadGameWithBot(id).then(({ rules }) => rules);
  loading.set(id, known);
  return useArrived(known);
}

/** A lesson is a chapter of a study that begins here. */
const ToStudy = onDemand(() => import('../studies/to-study.tsx'));

const addressOf = (text: string): string => `${location.origin}/editor?position=${text}`;

interface EditProps {
  readonly game: GameId;
  readonly first: string | undefined;
}

/** One game's positions, edited as text; the address always names the one that is shown. */
function Edit({ game, first }: EditProps) {
  const rules = useRules(game);
  const { Editor } = useGameUi(game);
  const texts = useEditorTexts();
  const language = useLanguage();
  const history = useHistory(() => first ?? takeOpened(rules) ?? startingPosition(rules));
  const { text, edit, undo, canUndo } = history;
  const [isCopied, setCopied] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isTeaching, setTeaching] = useState(false);
  const reading = useMemo(() => rules.position!.read(text), [rules, text]);
  useEffect(() => {
    setCopied(false);
    // Only what this page shows: whoever has gone on is not called back.
    if (location.pathname === '/editor') setSearch(`position=${text}`);
  }, [text]);
  useEffect(() => {
    document.title = `${texts.title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);

  const { game: table, options, faults, notes } = reading;
  const isPlayable = faults.length === 0;
  const say = rules.texts[language].fault!;
  const onAnalyse = (): void => goTo(`/analysis?position=${text}`);
  useKeys({ undo, analyse: isPlayable ? onAnalyse : undefined });

  const buttons = (
    <>
      <Button keyLabel="U" disabledBecause={canUndo ? undefined : texts.undo} onPress={undo}>
        {texts.undo}
      </Button>
      <Button onPress={() => edit(blankPosition(rules, options))}>{texts.clear}</Button>
      <Button onPress={() => edit(startingPosition(rules, options))}>{texts.start}</Button>
      <select
        className="w-ed-games"
        aria-label={texts.other}
        value={game}
        onChange={(event) => goTo(`/editor?game=${event.target.value}`)}
      >
        {GAME_IDS.map((id) => (
          <option key={id} value={id}>
            {id === game ? rules.texts[language].title : (TITLES[id] ?? id)}
          </option>
        ))}
      </select>
    </>
  );
  const unknown = hands(text).reduce((sum, field) => sum + unknownOf(text, field), 0);
  const check = (
    <div className="w-ed-check" role="status" data-bad={!isPlayable || undefined}>
      {isPlayable ? (
        <>
          <b aria-hidden>✓</b>
          <span>
            <b>{texts.fine}</b> {texts.fineAbout(unknown)}
          </span>
        </>
      ) : (
        faults.map((fault, i) => (
          <Line key={i} sign="▲" strong={texts.impossible} text={say(fault)} />
        ))
      )}
      {notes.map((note, i) => (
        <Line key={i} sign="▲" text={`${say(note)} ${texts.kept}`} />
      ))}
    </div>
  );
  const code = (
    <div className="w-ed-code">
      <label>
        {texts.textLabel}
        <textarea
          spellCheck={false}
          value={text}
          onChange={(event) => edit(event.target.value.trim())}
        />
      </label>
    </div>
  );
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(addressOf(text));
    setCopied(true);
  };
  const foot = (
    <div className="w-ed-foot">
      <Button
        isPrimary
        keyLabel="A"
        disabledBecause={isPlayable ? undefined : texts.notNow}
        onPress={onAnalyse}
      >
        {texts.analyse}
      </Button>
      <Button
        disabledBecause={isPlayable ? undefined : texts.notNow}
        onPress={() => setPlaying(true)}
      >
        {texts.play}
      </Button>
      <Button
        disabledBecause={isPlayable ? undefined : texts.notNow}
        onPress={() => setTeaching(true)}
      >
        {texts.toStudy}
      </Button>
      <Button onPress={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
    </div>
  );
  const dialog = isPlaying && (
    <PlayFrom game={game} rules={rules} text={text} onClose={() => setPlaying(false)} />
  );
  const lesson = isTeaching && table && options && (
    <Arrival>
      <ToStudy
        chapter={{
          name: texts.chapter,
          tree: plant<StudyText>({
            kind: 'position',
            game,
            rules: revisionOf(table),
            options: options as OptionValues,
            position: text,
            choices: [],
          }),
          at: 0,
        }}
        onClose={() => setTeaching(false)}
      />
    </Arrival>
  );
  if (!table || !options || !Editor) {
    return (
      <main className="w-ed-broken">
        <h1>{texts.title}</h1>
        <p>{texts.unreadable}</p>
        {code}
        {check}
        <div className="w-ed-line">{buttons}</div>
      </main>
    );
  }
  return (
    <>
      <Editor
        text={text}
        view={rules.view(table, ALL_SEEING)}
        options={options as never}
        places={rules.position!.places(table)}
        onEdit={edit}
        buttons={buttons}
        agreed={
          <Arrival fallback={<Loading />}>
            <Agreed game={game} text={text} options={options as OptionValues} onEdit={edit} />
          </Arrival>
        }
        check={check}
        code={code}
        foot={foot}
      />
      {dialog}
      {lesson}
    </>
  );
}

const TITLES: Partial<Record<GameId, string>> = {
  'twilight-struggle': 'Twilight Struggle',
  'red-sea': 'Red Sea',
  volk: 'Wir sind das Volk!',
};

const hands = (text: string): readonly string[] => {
  try {
    return ['us', 'ussr', 'west', 'east', 'usa']
      .map((side) => `${side}-hand`)
      .filter((field) => wordsOf(text, field).length > 0);
  } catch {
    return [];
  }
};

interface LineProps {
  readonly sign: string;
  readonly strong?: string;
  readonly text: string;
}

const Line = ({ sign, strong, text }: LineProps) => (
  <>
    <b aria-hidden>{sign}</b>
    <span>
      {strong && <b>{strong}</b>} {text}
    </span>
  </>
);

/** U takes back, A analyses. */
function useKeys(keys: { readonly undo: () => void; readonly analyse: (() => void) | undefined }) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as Element).closest?.('input, textarea, select, dialog')) return;
      const isUndo =
        event.code === 'KeyU' || (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey));
      if (isUndo) latest.current.undo();
      else if (event.code === 'KeyA' && !event.ctrlKey && !event.metaKey)
        latest.current.analyse?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** `/editor?position=TEXT`, or `/editor?game=ID` for a new one. */
export default function EditorPage() {
  const search = new URLSearchParams(useSearch());
  const position = search.get('position') ?? undefined;
  const named = position === undefined ? search.get('game') : gameOfPosition(position);
  const game = named && isGameId(named) ? named : undefined;
  // What is edited stands in the address: only another game begins anew.
  const [opened, setOpened] = useState<EditProps>({
    game: game ?? 'twilight-struggle',
    first: position,
  });
  if (position === undefined && game !== undefined && game !== opened.game) {
    setOpened({ game, first: undefined });
  }
  return (
    <Arrival fallback={<Loading />}>
      <Edit key={opened.game} {...opened} />
    </Arrival>
  );
}
