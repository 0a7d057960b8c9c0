import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@brink/games';
import { MASK_WORDS, Random, nth, size } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { Fault } from './fault.ts';
import { Frames, MAX_LINE, frame, type Head } from './frames.ts';

interface Reply {
  readonly head: Head;
  readonly bytes: Buffer;
}

/** An engine in this process: what is sent is answered at once. */
function engine() {
  const replies: Reply[] = [];
  const frames = new Frames(1 << 28, (head, bytes) => {
    if (head instanceof Fault) throw head;
    replies.push({ head, bytes });
  });
  const made = new Engine((bytes) => frames.feed(bytes));
  const send = (bytes: Buffer): readonly Reply[] => {
    made.feed(bytes);
    return replies.splice(0);
  };
  const ask = (head: Head, body?: Uint8Array): Reply => {
    const [only, ...more] = send(frame(head, body));
    expect(more).toEqual([]);
    return only;
  };
  return { send, ask };
}

test('the transcript of the page is what the engine says', () => {
  const page = readFileSync(
    new URL('../../../docs/formats/engine-protocol.md', import.meta.url),
    'utf8',
  );
  const lines = page.split('\n').filter((line) => /^[<>] /.test(line));
  const { send } = engine();
  for (let i = 0; i < lines.length; i += 2) {
    const [reply] = send(Buffer.from(`${lines[i].slice(2)}\n`));
    expect(reply.head).toMatchObject(JSON.parse(lines[i + 1].slice(2)));
  }
  expect(lines.length).toBeGreaterThan(20);
});

/** Of each mask of a frame one choice at random. */
function randomChoices(bytes: Buffer, games: number, random: Random): Uint8Array {
  const mask = new Int32Array(games * MASK_WORDS);
  new Uint8Array(mask.buffer).set(bytes.subarray(0, mask.byteLength));
  return Uint8Array.from({ length: games }, (_, i) => {
    const legal = mask.subarray(i * MASK_WORDS, (i + 1) * MASK_WORDS);
    return size(legal) === 0 ? 0 : nth(legal, random.below(size(legal)));
  });
}

interface Shape {
  readonly name: string;
  readonly at: number;
}

describe.each(GAME_IDS)('a batch of %s', (game) => {
  const SIZE = 4;

  test('is played to its end, each game as the same game alone', () => {
    const { ask } = engine();
    const random = new Random(5);
    const begun = ask({ do: 'batch', game, size: SIZE, seed: 11, observe: ['actor', 'all'] });
    const at = Object.fromEntries(
      (begun.head['arrays'] as Shape[]).map((array) => [array.name, array.at]),
    );
    const alone = Array.from({ length: SIZE }, (_, i) => ask({ do: 'new', game, seed: 11 + i }));
    const row = (frameOf: Buffer, name: string, i: number, cells: number): number[] =>
      Array.from({ length: cells }, (_, k) => frameOf.readInt16LE(at[name] + (i * cells + k) * 2));
    const rows: [together: number[], alone: number[]][] = [];
    let { bytes } = begun;
    const actorsIn = (): number[] => [...new Int8Array(bytes.subarray(at['actor'], at['ended']))];
    for (let steps = 0; actorsIn().some((actor) => actor >= 0); steps++) {
      const choices = randomChoices(bytes, SIZE, random);
      const actors = actorsIn();
      if (steps % 50 === 0 && actors[0] >= 0) {
        for (const viewer of [actors[0], 'all']) {
          const { head } = ask({ do: 'observe', game: alone[0].head['game'], viewer });
          const seen = head['row'] as number[];
          const name = viewer === 'all' ? 'observation all' : 'observation actor';
          rows.push([row(bytes, name, 0, seen.length), seen]);
        }
      }
      ({ bytes } = ask({ do: 'step', batch: begun.head['batch'] }, choices));
      for (const [i, { head }] of alone.entries()) {
        if (actors[i] < 0) continue;
        const reply = ask({ do: 'choose', game: head['game'], choice: choices[i] });
        expect(reply.head['actor'] ?? -1).toBe(actorsIn()[i]);
      }
    }
    expect(rows.map(([together]) => together)).toEqual(rows.map(([, one]) => one));
    for (const [i, { head }] of alone.entries()) {
      const { outcome } = ask({ do: 'state', game: head['game'] }).head as {
        outcome: { winners: number[] };
      };
      const seats = (head['seats'] as string[]).length;
      const lost = outcome.winners.length === 0 ? 0 : -1;
      expect(
        Array.from({ length: seats }, (_, seat) => bytes.readInt8(at['result'] + i * seats + seat)),
      ).toEqual(
        Array.from({ length: seats }, (_, seat) => (outcome.winners.includes(seat) ? 1 : lost)),
      );
    }
  });

  test('begins anew by itself and lets bots play', () => {
    const { ask } = engine();
    const random = new Random(6);
    const setting = { do: 'batch', game, size: SIZE, seed: 1, autoReset: true };
    const begun = ask({ ...setting, bots: { 1: 'random' } });
    const arrays = begun.head['arrays'] as Shape[];
    const [actorAt, endedAt, resultAt] = ['actor', 'ended', 'result'].map(
      (name) => arrays.find((array) => array.name === name)!.at,
    );
    let { bytes } = begun;
    let ended = 0;
    while (ended < SIZE) {
      const actors = new Int8Array(bytes.subarray(actorAt, endedAt));
      expect([...actors].filter((actor) => actor !== 0)).toEqual([]);
      const choices = randomChoices(bytes, SIZE, random);
      ({ bytes } = ask({ do: 'step', batch: begun.head['batch'] }, choices));
      for (const flag of bytes.subarray(endedAt, resultAt)) ended += flag;
    }
  });

  test('a save is restored at the same decision', () => {
    const { ask } = engine();
    const { head } = ask({ do: 'new', game, seed: 3 });
    const { save } = ask({ do: 'save', game: head['game'] }).head;
    const restored = ask({ do: 'restore', save, seed: 4 }).head;
    expect(restored['choices']).toEqual(head['choices']);
    const damaged = { ...(save as object), memory: 'AAAA' };
    expect(ask({ do: 'restore', save: damaged }).head).toMatchObject({ fault: 'badSave' });
  });
});

test('an illegal choice in a batch changes nothing', () => {
  const { ask } = engine();
  const begun = ask({ do: 'batch', game: 'red-sea', size: 3, seed: 1 });
  const choices = randomChoices(begun.bytes, 3, new Random(1));
  const bad = Uint8Array.from([choices[0], choices[1], 254]);
  const batch = begun.head['batch'];
  expect(ask({ do: 'step', batch }, bad).head).toMatchObject({ fault: 'illegalChoice' });
  expect(ask({ do: 'step', batch }, choices.subarray(1)).head).toMatchObject({
    fault: 'badRequest',
  });
  const other = engine();
  other.ask({ do: 'batch', game: 'red-sea', size: 3, seed: 1 });
  expect(ask({ do: 'step', batch }, choices).bytes).toEqual(
    other.ask({ do: 'step', batch: 1 }, choices).bytes,
  );
});

test('requests in pieces, many at once and without a last line end are answered in order', () => {
  const heads: Head[] = [];
  const out = new Frames(1, (head) => void heads.push(head as Head));
  const made = new Engine((bytes) => out.feed(bytes));
  const text = Buffer.from('{"do":"nothing","id":1}\n{"do":"nothing","id":2}\n{"id":3}');
  for (const byte of text) made.feed(Buffer.from([byte]));
  made.end();
  expect(heads.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a line that is too long is one fault', () => {
  const { send } = engine();
  const long = Buffer.alloc(MAX_LINE + 10, 'x');
  const replies = [...send(long), ...send(long), ...send(Buffer.from('\n{"do":"hello"}\n'))];
  expect(replies.map(({ head }) => head['fault'])).toEqual(['tooLong', undefined]);
});
