import {
  ALL_SEEING,
  CHANCE,
  LANGUAGES,
  Random,
  choose,
  legal,
  nextActor,
  nth,
  promptFor,
  size,
} from '@brink/kernel';
import { LOG } from '../log.ts';
import { PROMPTS } from '../prompts.ts';
import { describe, expect, it } from 'vitest';
import { twilightStruggle } from '../package.ts';
import { texts } from './index.ts';

const LEFTOVER = /undefined|NaN|\[object|\b[a-z]+[A-Z]/;
const LATIN = /[A-Za-z]+/g;
const LATIN_ALLOWED = new Set(['DEFCON', 'U', 'II']);

interface Transcript {
  readonly lines: Readonly<Record<(typeof LANGUAGES)[number], string[]>>;
  readonly codes: Set<string>;
}

/** Everything that anybody could read during one game of random choices. */
function play(seed: number): Transcript {
  const random = new Random(seed);
  const lines: Transcript['lines'] = { en: [], ru: [] };
  const codes = new Set<string>();
  const game = twilightStruggle.setup(twilightStruggle.parseOptions({}), (entry) => {
    codes.add(entry.code);
    for (const language of LANGUAGES) lines[language].push(texts[language].log(entry));
  });
  for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
    for (const viewer of [0, 1, ALL_SEEING]) {
      const prompt = promptFor(game, viewer)!;
      codes.add(prompt.code);
      for (const language of LANGUAGES) {
        const { prompt: ask, choice } = texts[language];
        lines[language].push(ask(prompt), ...prompt.choices.map((each) => choice(prompt, each)));
      }
    }
    const mask = legal(game, actor);
    choose(game, actor, nth(mask, random.below(size(mask))));
  }
  const outcome = twilightStruggle.outcome(game)!;
  for (const language of LANGUAGES) lines[language].push(texts[language].outcome(outcome));
  return { lines, codes };
}

describe('a random game', () => {
  const games = Array.from({ length: 12 }, (_, i) => play(i + 1));

  it('leaves no code unspoken in either language', () => {
    for (const { lines } of games) {
      for (const language of LANGUAGES) {
        expect(lines[language].filter((line) => line === '' || LEFTOVER.test(line))).toEqual([]);
      }
    }
  });

  it('is Russian in Russian and English in English', () => {
    for (const { lines } of games) {
      const foreign = lines.ru.filter((line) =>
        (line.match(LATIN) ?? []).some((word) => !LATIN_ALLOWED.has(word)),
      );
      expect(foreign).toEqual([]);
      expect(lines.en.filter((line) => /\p{Script=Cyrillic}/u.test(line))).toEqual([]);
    }
  });

  it('uses no code but those listed', () => {
    const known = new Set<string>(Object.keys({ ...LOG, ...PROMPTS }));
    for (const { codes } of games) {
      expect([...codes].filter((code) => !known.has(code))).toEqual([]);
    }
  });

  it('tells onlookers less than the one who chooses', () => {
    const game = twilightStruggle.setup(twilightStruggle.parseOptions({}));
    expect(nextActor(game)).toBe(CHANCE);
    expect(texts.en.prompt(promptFor(game, 0)!)).toBe('Draw a card');
  });
});
