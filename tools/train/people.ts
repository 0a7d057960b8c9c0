/**
 * Holds the policy against people: `npx tsx tools/train/people.ts RECORD…`. What was learned of the
 * search's choices is told as it is; then the same features learn from all games but those of one
 * part, and foretell these; at last further features do, from all games but one. Nothing of it is
 * kept: what others have played is no training data.
 */
import { recordsOf } from '../../apps/cli/any-record.ts';
import { decodePolicy } from '@brink/struggle/bot/policy/policy';
import { partAmong, placesByOthers } from './people-check.ts';
import { PlayReader } from './people-plays.ts';
import { decisionsOf, learnChoices, policyFitOf, type Decision } from './policy-fit.ts';
import { SUBJECTS } from './subjects.ts';

const PARTS = 30;
const SETTING = { epochs: 6, rate: 0.1, decay: 0.003 };

const subject = SUBJECTS['twilight-struggle'];
const read = decisionsOf(subject);
const records = recordsOf(process.argv.slice(2));
const games = records.map((record) => read(record, () => true));
const all = games.flat();
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
const tell = (
  name: string,
  tested: readonly Decision[],
  fits: { top1: number; top3: number },
): void =>
  console.log(
    `${name}: first ${percent(fits.top1)}, among three ${percent(fits.top3)} of ${tested.length}`,
  );

const suggested = (most: number): number =>
  all.filter(({ suggestedRank }) => suggestedRank < most).length / all.length;
tell('suggested', all, { top1: suggested(1), top3: suggested(3) });
const { policy } = subject.policy!.training().lessons;
if (policy) tell('learned from searches', all, policyFitOf(decodePolicy(policy), all));

const sums = { top1: 0, top3: 0 };
for (let part = 0; part < PARTS; part++) {
  const tested = games.filter((_, i) => i % PARTS === part).flat();
  const others = games.filter((_, i) => i % PARTS !== part).flat();
  const fits = policyFitOf(learnChoices(others, SETTING), tested);
  sums.top1 += (fits.top1 * tested.length) / all.length;
  sums.top3 += (fits.top3 * tested.length) / all.length;
}
tell('learned from the other games', all, sums);

const reader = new PlayReader();
const plays = records.map((record) => reader.playsOf(record));
const places = placesByOthers(plays, reader.size);
const among = (most: number): string => {
  const { part, interval } = partAmong(places, most);
  return `${percent(part)} (${interval.map(percent).join(' to ')})`;
};
console.log(`with further features: first ${among(1)}, among three ${among(3)} of ${all.length}`);
