import { gameCalled } from '@brink/games';
import { LANGUAGES } from '@brink/kernel';
import {
  Positions,
  branchAt,
  inLanguage,
  noteAt,
  parseStudy,
  rowsOf,
  writeStudy,
  ROOT,
} from '@brink/study';
import { describe, expect, test } from 'vitest';
import { SHIPPED_STUDIES } from './index.ts';

describe.each(SHIPPED_STUDIES.map((shipped) => [shipped.id, shipped] as const))(
  '%s',
  (_, shipped) => {
    test('is played by the rules, and every comment stands at the end of a play', async () => {
      const study = await shipped.load();
      expect(study.chapters).toHaveLength(shipped.chapters);
      expect(parseStudy(writeStudy(study))).toEqual(study);
      for (const { tree } of study.chapters) {
        expect(tree.start.game).toBe(shipped.game);
        const positions = new Positions(gameCalled(shipped.game)!, tree.start);
        tree.nodes.forEach((node, at) => {
          if (node && at > 0) positions.learn(at, node.parent, node.choice);
        });
        const rows = rowsOf(tree, (node) => positions.facts(node));
        const shown = new Set(rows.flatMap(({ nodes }) => nodes));
        const said = branchAt(tree, ROOT).filter(
          (node) => noteAt(tree, node).comment !== undefined,
        );
        expect(said.length).toBeGreaterThan(5);
        expect(said.filter((node) => !shown.has(node))).toEqual([]);
      }
    });

    test.each(LANGUAGES)('says everything in %s', async (language) => {
      const { title, about, chapters } = await shipped.load();
      const letters = language === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i;
      const names = chapters.map(({ name }) => inLanguage(name, language));
      const comments = chapters.flatMap(({ tree }) =>
        branchAt(tree, ROOT).flatMap((node) => {
          const { comment } = noteAt(tree, node);
          return comment === undefined ? [] : [inLanguage(comment, language)];
        }),
      );
      const texts = names.concat(comments);
      for (const text of [inLanguage(title, language), inLanguage(about, language), ...texts]) {
        expect(text).toMatch(letters);
      }
    });
  },
);
