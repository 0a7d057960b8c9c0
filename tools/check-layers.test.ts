import { describe, expect, it } from 'vitest';
import { findViolations } from './check-layers.ts';

const manifest = (path: string, name: string, ...dependencies: string[]) => ({
  path: `${path}/package.json`,
  text: JSON.stringify({
    name,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '0.0.0'])),
  }),
});

const manifests = [
  manifest('packages/kernel', '@brink/kernel'),
  manifest('packages/struggle', '@brink/struggle', '@brink/kernel'),
  manifest('packages/testkit', '@brink/testkit', '@brink/kernel'),
  manifest(
    'packages/twilight-struggle',
    '@brink/twilight-struggle',
    '@brink/kernel',
    '@brink/struggle',
    '@brink/testkit',
  ),
  manifest('packages/crossover', '@brink/crossover', '@brink/twilight-struggle', '@brink/red-sea'),
  manifest('packages/games', '@brink/games', '@brink/crossover', '@brink/volk'),
  manifest('packages/staff', '@brink/staff', '@brink/games'),
  manifest('packages/board', '@brink/board', 'react'),
  manifest('apps/cli', '@brink/cli', '@brink/kernel'),
];

/** The rules one file breaks, as `line: rule`. */
const broken = (path: string, text: string): string[] =>
  findViolations([...manifests, { path, text }]).map(({ line, rule }) => `${line}: ${rule}`);

describe('what may be imported', () => {
  it.each([
    ['packages/kernel/machine.ts', `import { bit } from './mask.ts';`],
    ['packages/kernel/machine.test.ts', `import { readFileSync } from 'node:fs';`],
    ['packages/kernel/machine.test.ts', `import fc from 'fast-check';`],
    ['packages/struggle/control.ts', `import type { Game } from '@brink/kernel';`],
    ['packages/twilight-struggle/a.ts', `export * from '@brink/struggle/control';`],
    ['packages/twilight-struggle/a.test.ts', `import { law } from '@brink/testkit';`],
    ['packages/crossover/a.ts', `import '@brink/twilight-struggle';\nimport '@brink/red-sea';`],
    ['packages/games/a.ts', `import '@brink/crossover';\nconst b = () => import('@brink/volk');`],
    ['packages/staff/a.ts', `import { GAME_IDS } from '@brink/games/ids';`],
    ['packages/board/map.tsx', `import { memo } from 'react';`],
    ['apps/cli/main.ts', `import '@brink/kernel';\nimport { parseArgs } from 'node:util';`],
    ['apps/server/http/api.ts', `import '../storage/port.ts';\nimport '../base/ids.ts';`],
    ['apps/server/server.ts', `import './http/app.ts';`],
    ['apps/web/table/chat.tsx', `import '../ui/link.tsx';\nimport '../client/api.ts';`],
    ['apps/web/worker.ts', `import './games/worker-rules.ts';`],
    ['apps/web/client/a.test.ts', `import '../games/worker-rules.ts';`],
    ['packages/kernel/a.ts', `/**\n * import('@brink/bots')\n */\n// import 'fs'`],
  ])('%s: %s', (path, text) => {
    expect(broken(path, text)).toEqual([]);
  });
});

describe('what may not be imported', () => {
  it.each([
    ['packages/kernel/a.ts', `import '@brink/struggle';`, 'may not import @brink/struggle'],
    ['packages/kernel/a.test.ts', `import '@brink/testkit';`, 'may not import @brink/testkit'],
    ['packages/kernel/a.ts', `import fs from 'node:fs';`, 'Node module node:fs'],
    ['packages/kernel/a.ts', `import fs from 'fs';`, 'Node module fs'],
    ['packages/struggle/a.ts', `import { z } from 'zod';`, 'may not depend on zod'],
    ['packages/struggle/a.ts', `import '../kernel/mask.ts';`, 'leaves its package'],
    ['packages/struggle/a.ts', `import '@brink/struggle/b';`, 'its own package'],
    [
      'packages/twilight-struggle/a.ts',
      `import '@brink/red-sea';`,
      'may not import @brink/red-sea',
    ],
    ['packages/twilight-struggle/a.ts', `import '@brink/testkit';`, 'only in tests'],
    ['packages/twilight-struggle/a.ts', `import '@brink/bots';`, 'may not import @brink/bots'],
    ['packages/twilight-struggle/a.ts', `import './a.test.ts';`, 'imports the test'],
    ['packages/twilight-struggle/a.ts', `import '@brink/games';`, 'may not import @brink/games'],
    ['packages/games/a.ts', `import '@brink/staff';`, 'may not import @brink/staff'],
    ['packages/volk/a.ts', `import '@brink/struggle';`, 'may not import @brink/struggle'],
    ['packages/board/a.ts', `import '@brink/kernel';`, 'it sees no other package'],
    ['packages/testkit/a.ts', `import '@brink/cli';`, 'nothing imports apps'],
    ['packages/testkit/a.ts', `import { it } from 'vitest';`, 'vitest is not declared'],
    ['apps/cli/a.ts', `import '@brink/bots';`, '@brink/bots is not declared'],
    ['apps/server/play/room.ts', `import '../club/jobs.ts';`, 'play/ may not import club/'],
    ['apps/server/storage/port.ts', `import '../play/a.ts';`, 'storage/ may not import play/'],
    ['apps/server/play/room.ts', `import '../server.ts';`, 'lies beside the rooms'],
    ['apps/web/ui/link.tsx', `import '../client/api.ts';`, 'ui/ may not import client/'],
    ['apps/web/table/chat.tsx', `import '../games/a.ts';`, 'table/ may not import games/'],
    ['apps/web/pages/a.tsx', `import '../e2e/a.ts';`, 'pages/ may not import e2e/'],
    ['apps/web/ui/link.tsx', `import '../main.tsx';`, 'lies beside the rooms'],
    ['packages/novelty/a.ts', ``, 'has no layer'],
  ])('%s: %s', (path, text, rule) => {
    expect(broken(path, text)).toEqual([expect.stringContaining(rule)]);
  });

  it('finds every form of import on its line', () => {
    const text = [
      `import {`,
      `  a,`,
      `  type B,`,
      `} from '@brink/bots';`,
      `export { c } from '@brink/bots';`,
      `type D = import('@brink/bots').D;`,
    ].join('\n');
    const rule = 'packages/kernel may not import @brink/bots (it sees no other package)';
    expect(broken('packages/kernel/a.ts', text)).toEqual(
      [4, 5, 6].map((line) => `${line}: ${rule}`),
    );
  });

  it('lets no parent name a child, in any spelling', () => {
    const text = [
      `/** As in Red Sea. */ const a = 1; // and Twilight Struggle`,
      `export const RED_SEA_LOG = {};`,
      `if (id === 'twilight-struggle') crossoverCards();`,
    ].join('\n');
    const rule = (name: string): string => `packages/struggle names ${name}, which builds on it`;
    expect(broken('packages/struggle/a.ts', text)).toEqual([
      `2: ${rule('red-sea')}`,
      `3: ${rule('twilight-struggle')}`,
      `3: ${rule('crossover')}`,
    ]);
    expect(broken('packages/struggle/a.test.ts', text)).toEqual([]);
    expect(broken('packages/crossover/a.ts', text)).toEqual([]);
  });

  it('keeps npm packages out of the manifests of rules', () => {
    const found = findViolations([manifest('packages/kernel', '@brink/kernel', 'zod')]);
    expect(found.map(({ path }) => path)).toEqual(['packages/kernel/package.json']);
  });
});
