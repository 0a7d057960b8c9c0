import { loadGame } from '@brink/games/loaders';
import { ROOT, grow, note, plant, type Chapter, type Study, type StudyText } from '@brink/study';
import { exampleOfPlay } from '../told/example-of-play/index.ts';
import { endsOf, recordOf, type ToldStep } from '../told/told-game.ts';
import type { Words } from '../lessons/lesson.ts';

const joined = (...texts: readonly Words[]): Words => ({
  en: texts.map(({ en }) => en).join('\n'),
  ru: texts.map(({ ru }) => ru).join('\n'),
});

const CHAPTERS: readonly { readonly turn: number; readonly name: Words }[] = [
  { turn: 1, name: { en: 'Set-up and turn 1', ru: 'Расстановка и раунд 1' } },
  { turn: 2, name: { en: 'Turn 2', ru: 'Раунд 2' } },
  { turn: 3, name: { en: 'Turn 3', ru: 'Раунд 3' } },
];

const chapterOf = ({ turn }: ToldStep): number => Math.max(1, turn);

/** The rulebook's example of play: a chapter for each turn, every step with its commentary. */
export async function exampleStudy(): Promise<Study> {
  const { game, options, title, about, names, steps } = exampleOfPlay;
  const rules = await loadGame(game);
  const choices = recordOf(rules, exampleOfPlay);
  const ends = endsOf(exampleOfPlay);
  const chapters = CHAPTERS.map(({ turn, name }): Chapter => {
    const first = steps.findIndex((step) => chapterOf(step) === turn);
    const last = steps.findLastIndex((step) => chapterOf(step) === turn);
    const from = ends[first - 1] ?? 0;
    let { tree } = grow(
      plant<StudyText>({
        kind: 'game',
        game,
        rules: rules.revision,
        options,
        choices: choices.slice(0, from),
      }),
      ROOT,
      choices.slice(from, ends[last]),
    );
    const said = new Map<number, Words>();
    for (let i = first; i <= last; i++) {
      const at = ends[i] - from;
      const { title: head, text, why, other } = steps[i];
      const words = joined(head, text, why, other);
      // A step without choices belongs to what the step before has brought about.
      const before = said.get(at);
      said.set(at, before ? joined(before, words) : words);
    }
    for (const [at, comment] of said) tree = note(tree, at, { comment });
    return { name, tree, at: ROOT, players: names };
  });
  return { title, about, chapters };
}
