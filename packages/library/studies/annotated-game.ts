import type { GameId } from '@brink/games/ids';
import type { OptionValues } from '@brink/kernel';
import { ROOT, grow, note, plant, type Sign, type Study, type StudyText } from '@brink/study';
import type { Words } from '../lessons/lesson.ts';

/** A game with what somebody says of its turning points. */
export interface AnnotatedGame {
  readonly game: GameId;
  readonly rules: number;
  readonly options: OptionValues;
  readonly choices: readonly number[];
  /** Who played, by seat. */
  readonly players: Readonly<Record<'en' | 'ru', readonly string[]>>;
  /** After so many choices. */
  readonly notes: readonly (Words & { readonly at: number; readonly sign?: Sign })[];
}

/** The study of one game: a chapter. */
export function annotatedStudy(played: AnnotatedGame, title: Words, about: Words): Study {
  const { game, rules, options, choices, players, notes } = played;
  let { tree } = grow(
    plant<StudyText>({ kind: 'game', game, rules, options, choices: [] }),
    ROOT,
    choices,
  );
  for (const { at, sign, en, ru } of notes) tree = note(tree, at, { sign, comment: { en, ru } });
  return {
    title,
    about,
    chapters: [
      {
        name: title,
        text: about,
        tree,
        at: notes[0].at,
        players: players.en.map((name, seat) => ({ en: name, ru: players.ru[seat] })),
      },
    ],
  };
}
