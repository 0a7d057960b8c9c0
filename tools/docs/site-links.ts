import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'media' ? [] : pagesIn(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** Links of a site to files that are not there, or to places that their pages do not have. */
export function brokenLinks(site: string): string[] {
  const pages = pagesIn(site);
  const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]));
  const placesOf = (text: string): Set<string> =>
    new Set([...text.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => id));
  const places = new Map([...texts].map(([page, text]) => [page, placesOf(text)]));
  const broken = new Set<string>();
  for (const [page, text] of texts) {
    for (const [, target] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/)/.test(target)) continue;
      const [path, place] = decodeURI(target.replaceAll('&amp;', '&')).split('#');
      const file = path === '' ? page : resolve(dirname(page), path.split('?')[0]);
      const isThere = existsSync(file) && (!place || places.get(file)?.has(place) !== false);
      if (!isThere) broken.add(`${relative(site, page)}: ${target}`);
    }
  }
  return [...broken];
}
