import { readFileSync } from 'node:fs';
import { Random } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { importLog } from './import.ts';
import { DAMAGES, damaged } from './testing/damage.ts';
import { files } from './testing/known-logs.ts';
import { outcomeOf } from './testing/outcome.ts';
import { SAMPLE } from './testing/sample.ts';

/** Short games are as good as long ones and take less time; `tools/damage.ts` takes them all. */
const SHORT = 12_500;

describe('a damaged log reads to the same story or says where it stopped', () => {
  const logs = [SAMPLE, ...files.map((file) => readFileSync(file, 'utf8'))].filter(
    (log) => log.length < SHORT,
  );
  const wholes = logs.map((log) => ({ log, record: importLog(log).record! }));

  test.each(DAMAGES)('%s', { timeout: 300_000 }, (damage) => {
    const random = new Random(DAMAGES.indexOf(damage) + 1);
    for (let n = 0; n < 60; n++) {
      const { log, record } = wholes[n % 2 === 0 ? 0 : random.below(wholes.length)];
      const text = damaged(log, damage, random);
      const { outcome, why } = outcomeOf(record, text);
      expect(outcome, `${why}\n${text}`).not.toBe('wrong');
    }
  });
});
