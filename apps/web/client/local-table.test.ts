import { Session, promptFor } from '@brink/kernel';
import { choiceOfBid, optionId } from '@brink/struggle';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { expect, test } from 'vitest';
import { sampleRecord } from '../e2e/testing/sample-record.ts';
import { loadGameWithBot } from '../games/worker-rules.ts';
import { LocalTable } from './local-table.ts';

const plain = {
  format: 'brink-record',
  version: 1,
  game: 'twilight-struggle',
  choices: [],
} as const;

test('who wins the bid sits where he wanted, and the bot on the other side', async () => {
  const record = { ...plain, options: { bidding: true } };
  // One that bids at random might bid the same, and a die would decide.
  const table = new LocalTable(await loadGameWithBot(plain.game), {
    record,
    seats: ['person', { bot: 'heuristic' }],
  });
  const { seat, prompt, choices } = table.standing();
  expect([seat, prompt?.code]).toEqual([0, 'bid']);
  table.choose(choices.length, choiceOfBid({ side: 1, points: 40 }));
  const after = table.standing();
  expect(after).toMatchObject({ seat: 1, seating: [1, 0] });
  expect(after.prompt?.actors).toEqual([1]);
  expect(after.prompt?.choices.length).toBeGreaterThan(0);
});

test.each([
  ['off', undefined, false],
  ['facts', [], false],
  ['all', [], true],
] as const)('the staff is %s: as much as the table allows', async (staff, guard, isGuarded) => {
  const record = { ...plain, options: { edition: 'deluxe' } };
  const table = new LocalTable(await loadGameWithBot(plain.game), {
    record,
    seats: [{ bot: 'random' }, 'person'],
    staff,
  });
  // The set-up of the USSR comes first; then both choose a headline.
  for (let i = 0; table.standing().prompt?.code !== 'headline' && i < 9; i++) {
    const { choices, prompt } = table.standing();
    table.choose(choices.length, prompt!.choices[0]);
  }
  expect(table.facts()?.guard).toEqual(guard);
  expect(table.guarded().length > 0).toBe(isGuarded);
});

test('at a table of four a bot plays on for somebody who resigns; the last person ends the game', async () => {
  const record = { ...plain, game: 'volk', options: { mode: 'two-plus-two' } };
  const seats = ['person', 'person', { bot: 'random' }, { bot: 'random' }] as const;
  const table = new LocalTable(await loadGameWithBot(record.game), { record, seats });
  table.lift();
  const { seat } = table.standing();
  table.resign();
  const after = table.standing();
  expect(after.result).toBeUndefined();
  expect(after.seats[seat]).toEqual({ bot: 'heuristic' });
  // Whoever stays has the screen to himself.
  expect(after).toMatchObject({ seat: 1 - seat, curtain: undefined });
  expect(after.prompt?.choices.length).toBeGreaterThan(0);
  table.resign();
  expect(table.standing().result).toMatchObject({ manner: 'resignation', winners: [seat] });
});

test('whoever has pressed Event on a card of their own can go back to the card', async () => {
  const { options, choices } = (await sampleRecord()).finished.record;
  const session = new Session(twilightStruggle.setup(twilightStruggle.parseOptions(options)));
  const asked = (): string | undefined => promptFor(session.game, session.actor)?.code;
  const found = { places: 0, back: 0 };
  for (const choice of choices) {
    const { actor } = session;
    const isEvent = asked() === 'useOfCard' && choice === optionId('event');
    session.choose(actor, choice);
    if (!isEvent || session.actor !== actor || asked() === 'actionRound') continue;
    found.places++;
    // The same choices again afterwards: the game goes on as it went.
    const made = [...session.choices];
    while (asked() !== 'actionRound' && session.undo(actor));
    if (asked() === 'actionRound') found.back++;
    for (const each of made.slice(session.choices.length)) session.choose(actor, each);
  }
  expect(found.places).toBeGreaterThan(2);
  expect(found.back).toBe(found.places);
});
