import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

/** A word that is gone, the one that took its place, and the folders it must not come back to. */
interface Gone {
  readonly word: RegExp;
  readonly instead: string;
  readonly in: readonly string[];
}

const SERVER = ['apps/server', 'apps/cli/load', 'tools', 'deploy', 'docs', 'ARCHITECTURE.md'];
const EVERYWHERE = [...SERVER, 'packages/bots', 'packages/staff', 'packages/protocol'];

const GONE: readonly Gone[] = [
  { word: /(?<![a-z])porters?(?![a-z])/i, instead: 'gateway', in: EVERYWHERE },
  { word: /\bhubs?\b|\bHub[A-Z]/i, instead: 'rooms', in: EVERYWHERE },
  { word: /\bhouses?\b/i, instead: 'server, main process, rooms', in: SERVER },
  { word: /\bvisitors?\b/i, instead: 'principal, client, user', in: SERVER },
  { word: /\bkeepers?\b/i, instead: 'game repository', in: EVERYWHERE },
  { word: /\beyes\b/i, instead: 'projection', in: ['apps/server'] },
  // In small letters it is a field of the kernel's log entries.
  { word: /\bAudiences?\b|audience\.ts/, instead: 'subscribers', in: ['apps/server'] },
  { word: /\bhearers?\b/i, instead: 'receiver', in: EVERYWHERE },
  { word: /\bday-?books?\b/i, instead: 'write buffer', in: EVERYWHERE },
  { word: /\bstewards?\b/i, instead: 'jobs', in: EVERYWHERE },
  { word: /\bpostm[ae]n\b/i, instead: 'notifier', in: EVERYWHERE },
  { word: /\bcarriers?\b/i, instead: 'transports', in: SERVER },
  { word: /shun/i, instead: 'block', in: EVERYWHERE },
  { word: /\btheatres?\b/i, instead: 'adapter', in: EVERYWHERE },
  { word: /\burns?\b/i, instead: 'verifiable random', in: EVERYWHERE },
  { word: /\bfates?\b/i, instead: 'common random numbers', in: ['packages/bots', 'docs'] },
  { word: /\bpurses?\b/i, instead: 'search budget', in: ['packages/bots', 'docs'] },
  { word: /\bdesks?\b/i, instead: 'bot runner', in: ['packages/bots', 'packages/staff'] },
  { word: /\bwhen(Left|Begun|Invited|Over)\b/, instead: 'GameEvents', in: SERVER },
  { word: /\bletters?\b/i, instead: 'message, mail', in: ['apps/server/gateway'] },
];

/** What is written down for ever: the wire, and what databases were made with. */
const KEPT = [/\/api\/me\/shunned|\/me\/shunned|too-many-shunned/g];
const EXEMPT = new Set([
  'tools/plain-words.test.ts',
  'apps/server/storage/migrations/until-plain-names.ts',
  'apps/server/storage/migrations.test.ts',
  'docs/api/openapi.json',
]);

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(inner);
    return /\.(ts|mjs|md|json|yaml|service)$|Containerfile$/.test(inner) ? [inner] : [];
  });
}

describe('words that are gone stay away', () => {
  it.each(GONE)('$word: $instead', ({ word, in: folders }) => {
    const found = folders.flatMap(filesIn).flatMap((path) => {
      if (EXEMPT.has(path)) return [];
      const text = readFileSync(join(root, path), 'utf8');
      return [path, ...text.split('\n')].flatMap((line, number) => {
        const rest = KEPT.reduce((left, kept) => left.replaceAll(kept, ''), line);
        return word.test(rest) ? [`${path}:${number} ${line.trim()}`] : [];
      });
    });
    expect(found).toEqual([]);
  });
});
