import { isGameId } from '@brink/games/ids';
import { revisionOf, type GameRecord } from '@brink/kernel';
import { ROOT, grow, plant, type GameStart, type Start, type StudyText } from '@brink/study';
import { useEffect, useState } from 'react';
import type { AnalysisStart } from '../../client/analysis-state.ts';
import { gameRecord } from '../../client/api.ts';
import { archivedRecord } from '../../client/archive-api.ts';
import { localGame } from '../../client/local-games.ts';
import { loadLobby } from '../../games/game-uis.ts';
import { loadGame } from '../../games/worker-rules.ts';
import { codeOf } from '../../ui/api-error.ts';
import { nameOf } from '../../ui/player-name.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';

/** What is analysed. */
export interface Source extends AnalysisStart {
  /** Names it among the drafts of this device. */
  readonly key: string;
  readonly title: StudyText;
}

/** `running`: its players may not look at it before it is over. */
export type Found = Source | 'running' | 'missing';

function sourceOf(
  key: string,
  record: Pick<GameRecord, 'game' | 'options' | 'rules' | 'choices' | 'position'>,
  names: readonly string[],
  at: number | undefined,
  title?: StudyText,
): Found {
  const { game, options, rules = 1, choices, position: begun } = record;
  if (!isGameId(game)) return 'missing';
  const agreed: Omit<GameStart, 'kind'> = { game, rules, options, choices: [] };
  const start: Start =
    begun === undefined
      ? { kind: 'game', ...agreed }
      : { kind: 'position', ...agreed, position: begun };
  const { tree } = grow(plant<StudyText>(start), ROOT, choices);
  return {
    key,
    tree,
    // Nodes of a record are its choices.
    at: Math.min(at ?? choices.length, choices.length),
    names,
    title: title ?? names.filter(Boolean).join(' – '),
  };
}

async function namesIn(record: GameRecord): Promise<readonly string[]> {
  if (!isGameId(record.game)) return [];
  const { seats } = await loadLobby(record.game);
  return seats(record.options).map((seat) => record.about?.[seat] ?? '');
}

async function recorded(
  key: string,
  load: () => Promise<GameRecord>,
  at: number | undefined,
): Promise<Found> {
  try {
    const record = await load();
    return sourceOf(key, record, await namesIn(record), at);
  } catch (error) {
    // The server keeps the record of a game to itself until it is over.
    return codeOf(error) === 'not-finished' ? 'running' : 'missing';
  }
}

function onDevice(id: string, at: number | undefined, say: AppTexts): Found {
  const game = localGame(id);
  if (!game) return 'missing';
  if (!game.result) return 'running';
  const names = game.seats.map((seat) =>
    seat === 'person' ? say.you : nameOf({ kind: 'bot', name: seat.bot }, say),
  );
  return sourceOf(`local=${id}`, game.record, names, at);
}

async function puzzle(id: string): Promise<Found> {
  const { loadPuzzle } = await import('@brink/library/puzzles/index');
  const found = await loadPuzzle(id);
  if (!found) return 'missing';
  const { rules } = await loadGame(found.game);
  const { choicesBefore } = await import('@brink/library/puzzles/puzzle');
  const { introOf } = await import('@brink/library/puzzles/intro');
  const choices = choicesBefore(rules, found);
  const { game, options, revision = rules.revision } = found;
  return sourceOf(
    `puzzle=${id}`,
    { game, options, rules: revision, choices },
    [],
    undefined,
    introOf(found).title,
  );
}

async function told(id: string, at: number | undefined): Promise<Found> {
  const { TOLD_GAMES } = await import('@brink/library/told/index');
  const found = TOLD_GAMES.find((each) => each.id === id);
  if (!found) return 'missing';
  const { rules } = await loadGame(found.game);
  const { recordOf } = await import('@brink/library/told/told-game');
  const { game, options, title } = found;
  const choices = recordOf(rules, found);
  return sourceOf(`told=${id}`, { game, options, rules: rules.revision, choices }, [], at, title);
}

/** A position as text: made by hand, or dealt anew. */
async function position(text: string): Promise<Found> {
  const game = text.split('~')[1]?.split('.')[0] ?? '';
  if (!isGameId(game)) return 'missing';
  const { rules } = await loadGame(game);
  const read = rules.position?.read(text);
  if (!read?.game || !read.options || read.faults.length > 0) return 'missing';
  const start: Start = {
    kind: 'position',
    game,
    rules: revisionOf(read.game),
    options: read.options,
    position: text,
    choices: [],
  };
  return { key: `position=${text}`, tree: plant(start), at: ROOT, names: [], title: '' };
}

/** A game before its first decision. */
async function fresh(game: string): Promise<Found> {
  if (!isGameId(game)) return 'missing';
  const { rules } = await loadGame(game);
  const record = { game, options: {}, rules: rules.revision, choices: [] };
  return sourceOf(`new=${game}`, record, [], undefined);
}

/** `?game=ID#N`, `?archive=ID#N`, `?local=ID#N`, `?puzzle=ID`, `?told=ID#N`, `?position=TEXT`, `?new=GAME`. */
export function findSource(search: string, hash: string, say: AppTexts): Promise<Found> {
  const wanted = new URLSearchParams(search);
  const place = /^#(\d+)$/.exec(hash)?.[1];
  const at = place === undefined ? undefined : Number(place);
  const [key, id] = [...wanted][0] ?? [];
  if (!id) return Promise.resolve('missing');
  switch (key) {
    case 'game':
      return recorded(`game=${id}`, () => gameRecord(id), at);
    case 'archive':
      return recorded(`archive=${id}`, () => archivedRecord(id), at);
    case 'local':
      return Promise.resolve(onDevice(id, at, say));
    case 'puzzle':
      return puzzle(id);
    case 'told':
      return told(id, at);
    case 'position':
      return position(id);
    case 'new':
      return fresh(id);
    default:
      return Promise.resolve('missing');
  }
}

/** What the address of the page names; nothing while it is being fetched. */
export function useSource(search: string): Found | undefined {
  const say = useSay();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    setFound(undefined);
    void findSource(search, location.hash, say).then((source) => {
      if (!isGone) setFound(source);
      return undefined;
    });
    return () => {
      isGone = true;
    };
    // The names are those of the moment the page was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  return found;
}
