// Brings node_modules in line with package-lock.json; a few milliseconds when it already is.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   [field: string]: unknown,
 * }} Entry
 * @typedef {Record<string, Entry>} Entries
 * @typedef {{ platform: string, arch: string, libc: string }} Host
 */

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** @returns {Host} */
function thisHost() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch, libc: '' };
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return { platform, arch, libc: report.header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/** @param {string[] | undefined} list @param {string} own */
function allows(list, own) {
  if (!list || list.length === 0) return true;
  return list.includes(own) || (list.every((name) => name[0] === '!') && !list.includes(`!${own}`));
}

/**
 * The first installed package that differs from the lock, if any.
 * An optional package made for another platform is rightly absent.
 * @param {Entries} locked
 * @param {Entries} installed
 * @param {Host} host
 * @param {(path: string) => boolean} exists
 */
export function firstMissing(locked, installed, host, exists) {
  return Object.keys(locked).find((path) => {
    if (!path.includes('node_modules/')) return false;
    const want = locked[path];
    const have = installed[path];
    if (have) {
      return have.version !== want.version || have.integrity !== want.integrity || !exists(path);
    }
    if (!want.optional) return true;
    const { os, cpu, libc } = want;
    const isForThisHost =
      (os || cpu) && allows(os, host.platform) && allows(cpu, host.arch) && allows(libc, host.libc);
    return Boolean(isForThisHost);
  });
}

/**
 * The first manifest whose dependencies the lock does not know yet, if any.
 * @param {Record<string, Record<string, unknown>>} manifests by folder, '' for the root
 * @param {Entries} locked
 */
export function firstUnlocked(manifests, locked) {
  /** @param {unknown} field */
  const canonical = (field) => JSON.stringify(Object.entries(field ?? {}).sort());
  return Object.keys(manifests).find((folder) => {
    const entry = locked[folder];
    return (
      !entry ||
      dependencyFields.some(
        (field) => canonical(manifests[folder][field]) !== canonical(entry[field]),
      )
    );
  });
}

function readManifests() {
  /** @type {Record<string, Record<string, unknown>>} */
  const manifests = {
    '': readJson('package.json'),
    'tools/docs': readJson('tools/docs/package.json'),
  };
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, group))) {
      const folder = `${group}/${name}`;
      if (existsSync(join(root, folder, 'package.json'))) {
        manifests[folder] = readJson(`${folder}/package.json`);
      }
    }
  }
  return manifests;
}

/** @returns {string | undefined} why node_modules is behind */
function reasonToInstall(/** @type {Entries} */ locked) {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, hidden))) return 'nothing is installed yet';
  const path = firstMissing(locked, readJson(hidden).packages, thisHost(), (name) =>
    existsSync(join(root, name)),
  );
  return path && `${path.replace(/^.*node_modules\//, '')} is missing or of another version`;
}

/** @returns {boolean} whether everything is in place now */
export function installMissing() {
  /** @type {Entries} */
  const locked = readJson('package-lock.json').packages;
  const unlocked = firstUnlocked(readManifests(), locked);
  if (unlocked !== undefined) {
    console.log(`Installing: package-lock.json is behind ${join(unlocked, 'package.json')}`);
    return runNpm(['install', '--include=dev']) === 0;
  }
  const reason = reasonToInstall(locked);
  if (!reason) return true;
  console.log(`Installing: ${reason}`);
  // Not `npm ci`: it refuses, or installs without them, where the lock was written by a registry
  // that lacks some platforms' optional binaries. This keeps to the lock and fetches those too.
  return runNpm(['install', '--include=dev', '--no-save']) === 0;
}
