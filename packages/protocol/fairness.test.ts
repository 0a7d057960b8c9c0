import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { VerifiableRandom, commitmentTo } from './fairness.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i * 3);
const random = new VerifiableRandom(secret);

it('commits by SHA-256', () => {
  expect(commitmentTo(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
});

it('draws from HMAC-SHA256 under the secret', () => {
  for (const counter of [0, 1, 77, 1_000_000]) {
    const block = createHmac('sha256', secret).update(`${counter}:0`).digest();
    expect(random.draw(counter, 6)).toBe(block.readUInt32BE(0) % 6);
  }
});

it('gives every face its share', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let counter = 0; counter < 6000; counter++) faces[random.draw(counter, 6)]++;
  for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
