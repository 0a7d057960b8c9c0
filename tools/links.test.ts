import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'data', '.git', 'coverage']);

function documents(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : documents(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** As the usual forge names the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[`*]|\[|\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');

function anchorsOf(file: string): Set<string> {
  const text = withoutCode(readFileSync(file, 'utf8'));
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name]) => name);
  return new Set([...headings, ...named]);
}

/** Links to files of the repository that are not there, or lack the place that is meant. */
function staleLinks(document: string): string[] {
  const text = withoutCode(readFileSync(join(root, document), 'utf8'));
  const links = [...text.matchAll(/!?\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target);
  return links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path, anchor] = target.split('#');
    const file = path === '' ? join(root, document) : resolve(root, dirname(document), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
  });
}

/** Paths from the root of the repository that stand in the text as code and are not there. */
function stalePaths(document: string): string[] {
  const text = withoutCode(readFileSync(join(root, document), 'utf8'));
  const named = [...text.matchAll(/`((?:apps|packages|docs|tools|deploy|examples)\/[\w./-]+)`/g)];
  const rooms = [...text.matchAll(/`((?:base|storage|play|bots|club|gateway|http)\/[\w-]+\.ts)`/g)];
  return [
    ...named.map(([, path]) => path),
    // The pages about the server name its files from its own folder.
    ...rooms.map(([, path]) => `apps/server/${path}`),
  ].filter((path) => !path.endsWith('/dist') && !existsSync(join(root, path)));
}

describe('every document', () => {
  it.each(documents('.'))('%s leads to what is there', (document) => {
    expect([...staleLinks(document), ...stalePaths(document)]).toEqual([]);
  });
});
