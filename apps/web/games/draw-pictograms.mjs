import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const DRAWN = /pictograms\.json\?drawn$/;
/** Every icon of the collection is one path in a square of 512. */
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/**
 * `import drawings from './pictograms.json?drawn'` gives, for every card that the file names an icon
 * of, the path of that icon: only those are bundled.
 * @returns {import('vite').Plugin}
 */
export function pictograms() {
  /** @type {Record<string, { body: string }> | undefined} */
  let icons;
  const load = () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return JSON.parse(readFileSync(file, 'utf8')).icons;
  };
  return {
    name: 'brink-pictograms',
    enforce: 'pre',
    load(id) {
      if (!DRAWN.test(id)) return undefined;
      icons ??= load();
      /** @type {[string, string][]} */
      const named = Object.entries(JSON.parse(readFileSync(id.replace('?drawn', ''), 'utf8')));
      const drawn = named.map(([card, icon]) => {
        const path = PATH.exec(icons?.[icon]?.body ?? '')?.[1];
        if (!path) throw new Error(`${id}: no icon ${icon} for ${card}`);
        return [card, path];
      });
      const code = `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
      return { code, moduleType: 'js' };
    },
  };
}
