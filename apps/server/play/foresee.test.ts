import {
  CHANCE,
  Random,
  anyGame,
  legal,
  nextActor,
  nth,
  pending,
  promptFor,
  size,
} from '@brink/kernel';
import { SECRET_BYTES, certainStep, handingIn, patched, type Ahead } from '@brink/protocol';
import { twilightStruggle } from '@brink/twilight-struggle';
import { expect, it } from 'vitest';
import { foresee } from './foresee.ts';
import { Table } from './table.ts';

const CHOICES = 150;

function newTable(secret: number): Table {
  const table = new Table(
    anyGame(twilightStruggle),
    { options: {} },
    { kind: 'none' },
    new Uint8Array(SECRET_BYTES).fill(secret),
  );
  table.write({ kind: 'start', commitment: '', chance: [] }, 0);
  return table;
}

it('what was foreseen comes about, and nothing that dice, reveals or others decide is foreseen', () => {
  let seen = 0;
  let deep = 0;
  let handed = 0;
  for (const secret of [1, 2]) {
    const table = newTable(secret);
    const random = new Random(secret);
    /** What the last answer told of the choices after it. */
    let then: Ahead | undefined;
    for (let n = 0; n < CHOICES && !table.result; n++) {
      const { game } = table.session;
      const actor = nextActor(game);
      expect(actor).not.toBe(CHANCE);
      const before = twilightStruggle.view(game as never, actor);
      const mask = legal(game, actor);
      const choice = nth(mask, random.below(size(mask)));
      const ahead = foresee(table, actor, 7);
      const told = certainStep(ahead, choice);
      const toldBefore = certainStep(then, choice);
      expect(foresee(table, 1 - actor, 7)).toEqual([]);
      table.write({ kind: 'choice', decision: table.decision, actor, choice, chance: [] }, 0);
      then = told?.then;
      // What can be undone is exactly what can be foreseen.
      expect(told !== undefined).toBe(table.session.canUndo(actor));
      const isHanded = handingIn(ahead)!.includes(choice);
      if (isHanded) handed++;
      expect(isHanded && (pending(game) & ~(1 << actor)) === 0).toBe(false);
      if (!told) continue;
      seen++;
      const after = twilightStruggle.view(game as never, actor);
      expect(patched(before, told.patch)).toEqual(JSON.parse(JSON.stringify(after)));
      expect(told.prompt).toEqual(promptFor(game, actor));
      if (!toldBefore) continue;
      deep++;
      expect(patched(before, toldBefore.patch)).toEqual(JSON.parse(JSON.stringify(after)));
    }
  }
  expect(seen).toBeGreaterThan(60);
  expect(deep).toBeGreaterThan(10);
  expect(handed).toBeGreaterThan(10);
});

it('does not depend on what the seat cannot know', () => {
  const table = newTable(5);
  const random = new Random(5);
  for (let n = 0; n < 80 && !table.result; n++) {
    const { game } = table.session;
    const actor = nextActor(game);
    const told = JSON.stringify(foresee(table, actor, 11));
    const truth = game.mem.slice();
    twilightStruggle.determinise(game as never, actor, new Random(random.next()), game as never);
    game.legalFor = -1;
    expect(JSON.stringify(foresee(table, actor, 11))).toBe(told);
    game.mem.set(truth);
    game.legalFor = -1;
    const mask = legal(game, actor);
    const choice = nth(mask, random.below(size(mask)));
    table.write({ kind: 'choice', decision: table.decision, actor, choice, chance: [] }, 0);
  }
});
