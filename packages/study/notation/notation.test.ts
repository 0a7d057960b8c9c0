import { readFileSync, readdirSync } from 'node:fs';
import { gameCalled, isGameId } from '@brink/games';
import { CHANCE, parseRecord } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { Misfit, Positions } from '../positions.ts';
import { rowsOf, type Row } from '../rows.ts';
import { ROOT, choicesTo, grow, nodeAt, plant, type Tree } from '../tree.ts';
import { momentText, tellPlay } from './notation.ts';
import { namesFrom, plainText, type Notation } from './parts.ts';
import { facesText } from './texts.ts';

const folder = (name: string): URL => new URL(`../../../goldens/${name}/`, import.meta.url);

function golden(name: string) {
  const home = folder(name);
  const [first] = readdirSync(home).sort();
  return parseRecord(readFileSync(new URL(first, home), 'utf8'));
}

function opened(name: string) {
  const { game, options, rules = 1, choices } = golden(name);
  if (!isGameId(game)) throw new Error(game);
  const start = { kind: 'game', game, rules, options, choices: [] } as const;
  const { tree } = grow(plant(start), ROOT, choices);
  const positions = new Positions(gameCalled(game)!, start);
  tree.nodes.forEach((node, at) => {
    if (node && at > 0) positions.learn(at, node.parent, node.choice);
  });
  return { tree, positions, game, choices };
}

function told(tree: Tree, positions: Positions, notation: Notation, { play }: Row): string {
  const facts = play.map((node) => positions.facts(node)!);
  const parts = tellPlay(
    notation,
    facts.flatMap(({ entries }) => entries),
    play.map((node, i) => ({
      code: facts[i].code,
      domain: facts[i].domain,
      choice: nodeAt(tree, node).choice,
      isChance: facts[i].actor === CHANCE,
    })),
  );
  return `${momentText(notation, facts[0].moment)} ${facts[0].actor}: ${plainText(parts)}`;
}

const FOLDERS = ['twilight-struggle/2', 'red-sea/2', 'red-sea-with-guests/2', 'volk/1'];

describe.each(FOLDERS)('%s', (name) => {
  const { tree, positions, game, choices } = opened(name);
  const rows = rowsOf(tree, (node) => (positions.has(node) ? positions.facts(node) : undefined));

  test('every choice belongs to one play, in the order of the game', () => {
    expect(rows.flatMap(({ nodes }) => nodes)).toEqual(choices.map((_, at) => at + 1));
    expect(rows.every(({ depth, isBranch }) => depth === 0 && !isBranch)).toBe(true);
  });

  test.each(['en', 'ru'] as const)('every play has a line in %s', (language) => {
    const names = namesFrom(gameCalled(game)!.texts[language]);
    for (const row of rows) {
      const line = told(tree, positions, { game, language, names }, row);
      expect(line).not.toMatch(/undefined|NaN|: $/);
    }
  });

  test('positions are those of the record', () => {
    const end = choices.length;
    expect(choicesTo(tree, end)).toEqual(choices);
    expect(positions.at(end).rules).toBe(positions.at(ROOT).rules);
    expect(() => positions.learn(end + 1, end, 255)).toThrow(Misfit);
  });
});

test('a coup is told with its die and what came of it', () => {
  const { tree, positions, game } = opened('twilight-struggle/2');
  const rows = rowsOf(tree, (node) => positions.facts(node));
  const names = namesFrom(gameCalled(game)!.texts.en);
  const lines = rows.map((row) => told(tree, positions, { game, language: 'en', names }, row));
  expect(lines.slice(0, 12)).toMatchSnapshot();
});

test('a branch stands below the play that it leaves, and tells the whole of its own', () => {
  const { tree: played, positions } = opened('twilight-struggle/2');
  const die = played.nodes.findIndex((_, at) => at > 0 && positions.facts(at)!.domain === 'die');
  const { parent, choice } = nodeAt(played, die);
  const other = choice === 1 ? 2 : 1;
  const { tree, node } = grow(played, parent, [other]);
  positions.learn(node, parent, other);
  const rows = rowsOf(tree, (at) => (positions.has(at) ? positions.facts(at) : undefined));
  const at = rows.findIndex(({ nodes }) => nodes[0] === node);
  expect(rows[at]).toMatchObject({ depth: 1, isBranch: true, isChance: true, nodes: [node] });
  expect(rows[at].play.length).toBeGreaterThan(1);
  expect(rows[at].play.at(-1)).toBe(node);
  expect(rows.slice(0, at).some(({ nodes }) => nodes.includes(die))).toBe(true);
});

test('a tree may begin with a position that was written down', () => {
  const rules = gameCalled('twilight-struggle')!;
  const { tree, positions, game } = opened('twilight-struggle/2');
  const at = tree.nodes.findIndex(
    (_, node) => node > 40 && positions.facts(node)!.code === 'actionRound',
  );
  const { parent, choice } = nodeAt(tree, at);
  const { options } = golden('twilight-struggle/2');
  const position = rules.position!.write(positions.at(parent), rules.parseOptions(options));
  const start = { kind: 'position', game, rules: 2, options, position, choices: [] } as const;
  const edited = new Positions(rules, start);
  const facts = edited.learn(1, ROOT, choice);
  expect(facts).toMatchObject({ opens: true, moment: positions.facts(at)!.moment });
  expect(edited.logTo(1).slice(-facts.entries.length || 99)).toEqual(facts.entries);
});

test('faces are told as people write them', () => {
  expect(facesText([2, 3, 4])).toBe('2–4');
  expect(facesText([6, 1, 2])).toBe('1–2, 6');
  expect(facesText([5])).toBe('5');
});
