import { MASK_WORDS, Random, nth, size } from '@brink/kernel';
import type { EngineClient } from './client.ts';

export interface EngineSpeed {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly batch: number;
}

const WARM_UP = 0.3;

/** Random play in batches through the pipe: whole steps, as a client that learns makes them. */
export async function measureEngine(
  client: EngineClient,
  { game, batch, seconds }: { game: string; batch: number; seconds: number },
): Promise<EngineSpeed> {
  const random = new Random(1);
  const begun = await client.ask({ do: 'batch', game, size: batch, seed: 1, autoReset: true });
  const choices = new Uint8Array(batch);
  const number = begun.head['batch'];
  // The masks of a frame begin it, the flags of ended games follow the actors.
  const mask = new Int32Array(batch * MASK_WORDS);
  const bytes = new Uint8Array(mask.buffer);
  const endedAt = batch * MASK_WORDS * 4 + batch;
  let frame = begun.bytes;

  const play = async (ms: number): Promise<EngineSpeed> => {
    let [decisions, games] = [0, 0];
    const began = performance.now();
    let elapsed = 0;
    do {
      bytes.set(frame.subarray(0, bytes.length));
      for (let i = 0; i < batch; i++) {
        const legal = mask.subarray(i * MASK_WORDS, (i + 1) * MASK_WORDS);
        choices[i] = nth(legal, random.below(size(legal)));
      }
      const reply = await client.ask({ do: 'step', batch: number }, choices);
      frame = reply.bytes;
      decisions += batch;
      for (let i = 0; i < batch; i++) games += frame[endedAt + i];
      elapsed = performance.now() - began;
    } while (elapsed < ms);
    const perSecond = (count: number): number => Math.round((count / elapsed) * 1000);
    return { decisionsPerSecond: perSecond(decisions), gamesPerSecond: perSecond(games), batch };
  };

  await play(seconds * WARM_UP * 1000);
  return play(seconds * 1000);
}
