import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const bin = fileURLToPath(new URL('brink.mjs', import.meta.url));
const brink = (...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });

it('builds itself and runs', () => {
  const { status, stdout, stderr } = brink('version', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ node: process.versions.node });
});

it('answers an unknown command with exit code 2', () => {
  const { status, stdout, stderr } = brink('no-such-command');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain("'no-such-command'");
});
