import { readFileSync, writeFileSync } from 'node:fs';
import type { Observation } from '@brink/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './packages.ts';

const PAGE = new URL('../../docs/formats/observation.md', import.meta.url);
const page = readFileSync(PAGE, 'utf8');

const rangeOf = (min: number, max: number): string => (max === min ? `${min}` : `${min} to ${max}`);

function tableOf(id: string, { version, length, parts }: Observation): string {
  const lines = parts.map(
    ({ name, at, length: cells, kind, min, max, each = '' }) =>
      `| ${at} | ${cells} | ${name} | ${kind} | ${rangeOf(min, max)} | ${each} |`,
  );
  return [
    `### ${id}, version ${version}: ${length} cells`,
    '| from | cells | part | kind | range | one for each |',
    '| ---: | ---: | --- | --- | --- | --- |',
    ...lines,
    '',
    ...parts.flatMap(({ name, values }) =>
      values ? [`\`${name}\`: ${values.map((value, i) => `${i} ${value}`).join(', ')}.`, ''] : [],
    ),
  ].join('\n');
}

/** Between these the page is written by this test: BRINK_WRITE=observation. */
const FROM = '<!-- rows -->\n';

test('the page of observations tells every cell of every game that has them', () => {
  const rows = GAMES.flatMap(({ id, observation }) =>
    observation ? [tableOf(id, observation)] : [],
  ).join('\n');
  const [head] = page.split(FROM);
  const wanted = `${head}${FROM}${rows}`;
  if (process.env['BRINK_WRITE'] === 'observation') writeFileSync(PAGE, wanted);
  // A row that changes is a new version of it, and a new page.
  expect(readFileSync(PAGE, 'utf8')).toBe(wanted);
});
