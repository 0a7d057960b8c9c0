/** Damage as logs get it on their way: for the test that the reader never makes up a game. */
import type { Random } from '@brink/kernel';

export const DAMAGES = ['lost lines', 'lost colons', 'doubled lines', 'cut end', 'blanks'] as const;
export type Damage = (typeof DAMAGES)[number];

const several = (random: Random): number => 1 + random.below(3);

function lose(lines: string[], random: Random): void {
  for (let n = several(random); n > 0 && lines.length > 1; n--) {
    lines.splice(random.below(lines.length), 1);
  }
}

function loseColons(lines: string[], random: Random): void {
  for (let n = several(random); n > 0; n--) {
    const at = random.below(lines.length);
    const colons = [...lines[at].matchAll(/:/g)].map(({ index }) => index);
    if (colons.length === 0) continue;
    const colon = colons[random.below(colons.length)];
    lines[at] = lines[at].slice(0, colon) + lines[at].slice(colon + 1);
  }
}

function double(lines: string[], random: Random): void {
  const at = random.below(lines.length);
  const some = lines.slice(at, at + several(random));
  lines.splice(at + some.length, 0, ...some);
}

function changeBlanks(lines: string[], random: Random): void {
  for (let n = 4 * several(random); n > 0; n--) {
    const at = random.below(lines.length);
    const kind = random.below(4);
    if (kind === 0) lines.splice(at, 0, '');
    else if (kind === 1) lines[at] = `${lines[at]}  `;
    else if (kind === 2) lines[at] = `\t${lines[at].replace(' ', '   ')}`;
    else if (lines[at] === '') lines.splice(at, 1);
  }
}

/** The log with damage of this kind. */
export function damaged(log: string, damage: Damage, random: Random): string {
  if (damage === 'cut end') return log.slice(0, random.below(log.length));
  const lines = log.split('\n');
  if (damage === 'lost lines') lose(lines, random);
  if (damage === 'lost colons') loseColons(lines, random);
  if (damage === 'doubled lines') double(lines, random);
  if (damage === 'blanks') changeBlanks(lines, random);
  return lines.join('\n');
}
