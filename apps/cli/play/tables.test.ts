import { GAMES } from '@brink/games';
import {
  CHANCE,
  LANGUAGES,
  Random,
  Session,
  members,
  legal,
  type GamePackage,
  type Language,
  type OptionValues,
} from '@brink/kernel';
import { duel } from '@brink/testkit/testing/duel';
import { describe, expect, it } from 'vitest';
import { newSession } from './game-file.ts';
import { widthOf } from './layout.ts';
import { withoutColour, inColour } from './paint.ts';
import { screenOf } from './screen.ts';
import { PERSON, Sitting } from './sitting.ts';
import { tableWith } from './tables.ts';
import { DETAILS, PILES } from './terminal-table.ts';

const SEEDS = [1, 2];
const EVERY = 17;

/** Random games, stopping now and then at a player's decision. */
function* positions(
  game: GamePackage,
  seed: number,
  options: OptionValues = {},
  every = EVERY,
): Generator<Session> {
  const random = new Random(seed);
  const session = newSession(game, options);
  for (let n = 1; session.actor >= 0; n++) {
    const { actor } = session;
    if (actor !== CHANCE && n % every === 0) yield session;
    const choices = members(legal(session.game, actor));
    session.choose(actor, choices[random.below(choices.length)]);
  }
}

const sittingOf = (
  game: GamePackage,
  session: Session,
  language: Language,
  options: OptionValues = {},
): Sitting => {
  const table = tableWith(game, options);
  const players = game.texts.en.seats.map(() => PERSON);
  return new Sitting({ game, table, session, options, seed: 1, players }, language);
};

/** Everything that Twilight Struggle can be played with. */
const VARIANTS: OptionValues = {
  scenario: 'turn-zero',
  bidding: true,
  chineseCivilWar: true,
  alternativeSpaceRace: true,
  promoCards: true,
  mixOperations: true,
  realignIgnoresDefcon: true,
};

const FRAME = { log: [], prompt: ['?'], earlier: () => '' };

/** Everything that can be drawn for a seat. */
function drawAll(sitting: Sitting, seat: number, width: number): string[] {
  const { table } = sitting.setting;
  const look = sitting.look(seat, width, withoutColour);
  return [
    ...screenOf(table, look, { ...FRAME, height: 24 }),
    ...screenOf(table, look, { ...FRAME, height: 40 }),
    ...screenOf(table, look, { ...FRAME, height: 200 }),
    ...(table.map(look, '') ?? []),
    ...DETAILS.flatMap((detail) => table.hand(look, detail)),
    ...PILES.flatMap((pile) => table.pile(look, pile)),
  ];
}

/** The last has no table of its own. */
describe.each([...GAMES, duel()].map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it.each(SEEDS)('is drawn within the width, with every key (seed %i)', (seed) => {
    for (const session of positions(game, seed)) {
      for (const [language, width] of [
        ['en', 80],
        ['ru', 80],
        ['ru', 100],
      ] as const) {
        const sitting = sittingOf(game, session, language);
        const lines = [...drawAll(sitting, session.actor, width), ...sitting.log(session.actor)];
        for (const line of drawAll(sitting, session.actor, width)) {
          expect({ line, fits: widthOf(line) <= width }).toEqual({ line, fits: true });
        }
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
        const look = sitting.look(session.actor, width, inColour);
        const small = screenOf(sitting.setting.table, look, { ...FRAME, height: 24 }).join('\n');
        for (const key of look.keys.values()) {
          expect(small).toContain(inColour('key', key.padStart(2)));
        }
      }
    }
  });

  it.each(SEEDS)('shows a seat nothing it may not know (seed %i)', (seed) => {
    const random = new Random(seed);
    for (const session of positions(game, seed)) {
      const seat = session.actor;
      const language = LANGUAGES[random.below(2)];
      const other = game.determinise(session.game, seat, random, session.game.clone());
      const drawn = drawAll(sittingOf(game, session, language), seat, 100);
      expect(drawAll(sittingOf(game, new Session(other), language), seat, 100)).toEqual(drawn);
    }
  });

  it.runIf('crossover' in game.optionFields)('is drawn with visitors of another game', () => {
    for (const session of positions(game, 3, { crossover: true })) {
      const sitting = sittingOf(game, session, 'ru');
      const lines = [...drawAll(sitting, session.actor, 80), ...sitting.log(session.actor)];
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
    }
  });

  it.runIf('alternativeSpaceRace' in game.optionFields)('is drawn with its variants', () => {
    for (const session of positions(game, 6, VARIANTS, 3)) {
      for (const language of LANGUAGES) {
        const sitting = sittingOf(game, session, language, VARIANTS);
        const drawn = drawAll(sitting, session.actor, 80);
        expect([...drawn, ...sitting.log(session.actor)].join('\n')).not.toMatch(/undefined|NaN/);
        for (const line of drawn)
          expect({ line, fits: widthOf(line) <= 80 }).toMatchObject({ fits: true });
      }
    }
  });

  it.runIf('mode' in game.optionFields)('is drawn for four, with every key', () => {
    for (const session of positions(game, 4, { mode: 'two-plus-two' })) {
      const sitting = sittingOf(game, session, 'ru');
      const lines = [...drawAll(sitting, session.actor, 80), ...sitting.log(session.actor)];
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      for (const line of drawAll(sitting, session.actor, 80)) {
        expect({ line, fits: widthOf(line) <= 80 }).toEqual({ line, fits: true });
      }
      const candidates = sitting.candidates(session.actor);
      expect(new Set(candidates.map(({ label }) => label)).size).toBe(candidates.length);
    }
  });

  it('finds each choice by its name in both languages', () => {
    for (const session of positions(game, 5)) {
      for (const language of LANGUAGES) {
        const candidates = sittingOf(game, session, language).candidates(session.actor);
        const labels = candidates.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        for (const { names, key } of candidates) {
          expect(names.length).toBeGreaterThan(0);
          expect(key).toMatch(/^\d+$/);
        }
      }
    }
  });
});
