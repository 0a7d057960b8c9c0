import { readFileSync } from 'node:fs';
import { SHIPPED_STUDIES } from '@brink/library/studies/index';
import { parseRecord } from '@brink/kernel';
import { Positions, ROOT, grow, nodeAt, note, plant, type StudyText } from '@brink/study';
import { expect, test } from 'vitest';
import { loadGame } from '../games/worker-rules.ts';
import { QuizClient, questionsAfter } from './quiz-client.ts';

const FILE = new URL('../../../goldens/twilight-struggle/2/05.json', import.meta.url);
const { options, choices } = parseRecord(readFileSync(FILE, 'utf8'));
const START = { kind: 'game', game: 'twilight-struggle', rules: 2, options, choices: [] } as const;
const FROM = 60;

/** Forty choices after the first sixty, and those that the reader has to find. */
async function prepared(sign?: '!') {
  const work = await loadGame('twilight-struggle');
  let { tree } = grow(plant<StudyText>(START), ROOT, choices.slice(0, 100));
  const [, second] = questionsAfter(work, tree, FROM);
  if (sign) tree = note(tree, second.to, { sign, comment: 'The turning point.' });
  const positions = new Positions(work.rules, tree.start);
  const facts = Array.from({ length: 100 }, (_, at) => positions.learn(at + 1, at, choices[at]));
  const questions = questionsAfter(work, tree, FROM);
  const wanted = questions.flatMap(({ from, to, seat }) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
      .filter((node) => facts[node - 1].actor === seat)
      .map((node) => nodeAt(tree, node).choice),
  );
  return { work, tree, questions, wanted };
}

test('all plays of a side are asked for, and found by whoever knows the game', async () => {
  const { work, tree, questions, wanted } = await prepared();
  expect(questions.length).toBeGreaterThan(1);
  expect(new Set(questions.map(({ seat }) => seat)).size).toBe(1);
  const client = new QuizClient(work, { tree }, FROM);
  expect([client.phase, client.asked, client.of]).toEqual(['play', 1, questions.length]);
  for (const choice of wanted) client.choose(choice);
  expect([client.phase, client.found]).toEqual(['over', questions.length]);
});

test('where a play is marked as good only such plays are asked for', async () => {
  const { work, tree, questions, wanted } = await prepared('!');
  expect(questions).toHaveLength(1);
  const client = new QuizClient(work, { tree }, FROM);
  const wrong = client.state().prompt!.choices.find((choice) => !wanted.includes(choice))!;
  client.choose(wrong);
  expect(client.phase).toBe('wrong');
  for (const choice of wanted) client.choose(choice);
  // It was found, but not at the first try; and what the author says of it is told.
  expect([client.phase, client.found]).toEqual(['over', 0]);
  expect(client.comments).toEqual(['The turning point.']);
});

test.each(SHIPPED_STUDIES)(
  '$id can be gone through by looking at every answer',
  async (shipped) => {
    const { chapters } = await shipped.load();
    for (const chapter of chapters) {
      const work = await loadGame(chapter.tree.start.game);
      const client = new QuizClient(work, chapter, chapter.at);
      for (let n = 0; client.phase !== 'over' && n < 500; n++) client.giveUp();
      expect([client.phase, client.found]).toEqual(['over', 0]);
    }
  },
);

test('at the end of a line nothing is asked', async () => {
  const { work, tree } = await prepared();
  expect(new QuizClient(work, { tree }, 100)).toMatchObject({ phase: 'over', of: 0 });
});
