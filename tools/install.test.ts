import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstMissing, firstUnlocked } from './install.mjs';
import { root } from './root.mjs';

const host = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const everything = (): boolean => true;
const nothing = (): boolean => false;
const locked = {
  '': {},
  'packages/kernel': { version: '0.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/mac-only': { version: '1.0.0', optional: true, os: ['darwin'] },
  'node_modules/musl-only': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
};
const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

describe('firstMissing', () => {
  it('accepts an installation that lacks only what other platforms need', () => {
    expect(firstMissing(locked, installed, host, everything)).toBeUndefined();
  });

  it.each([
    ['an absent package', {}, host, everything],
    ['another version', { 'node_modules/a': { version: '2.0.0' } }, host, everything],
    ['a deleted folder', installed, host, nothing],
  ])('notices %s', (_, have, where, exists) => {
    expect(firstMissing(locked, have, where, exists)).toBe('node_modules/a');
  });

  it('notices binaries installed for another platform', () => {
    const mac = { platform: 'darwin', arch: 'arm64', libc: '' };
    expect(firstMissing(locked, installed, mac, everything)).toBe('node_modules/mac-only');
  });
});

describe('firstUnlocked', () => {
  it('notices a manifest the lock does not know', () => {
    const lock = { '': { devDependencies: { a: '1.0.0' } } };
    expect(firstUnlocked({ '': { devDependencies: { a: '1.0.0' } } }, lock)).toBeUndefined();
    expect(firstUnlocked({ '': { devDependencies: { a: '1.0.1' } } }, lock)).toBe('');
    expect(firstUnlocked({ '': lock[''], 'packages/new': {} }, lock)).toBe('packages/new');
  });
});

describe('package-lock.json', () => {
  interface Entry {
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Entry>>;
  };

  // A lock is written by a registry: of a release so new that it lacks the binaries of other
  // platforms, they are missing in it, and nobody there can lint. An older release is the remedy.
  it('knows the binaries of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) =>
          !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});
