/**
 * Pictures of every page in both languages, light and dark, on a desk, a laptop and a phone, with a
 * sheet of all pictures of each page: `npx tsx tools/pages.ts [FOLDER] [PAGE…]`. It tells what does not fit:
 * pages that are wider than the screen, and words that are cut off.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { ask, newAccount, resignedGame, settled } from '../apps/web/e2e/testing/club.ts';
import { until } from '../apps/web/e2e/testing/client.ts';
import { startOnlineClient } from '../apps/web/e2e/testing/online.ts';
import { sampleRecord } from '../apps/web/e2e/testing/sample-record.ts';
import { root } from './root.mjs';

const SIZES = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const LANGUAGES = ['ru', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
const [folder = join(root, 'build/pages'), ...only] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });

const client = await startOnlineClient();
const url = client.address;

/** People, games that are over, one that goes on, one that waits for somebody with a link. */
const [ann, ben] = [await newAccount(url, 'Marlowe'), await newAccount(url, 'Okno')];
const over = await resignedGame(url, [ann, ben], 1);
await resignedGame(url, [ben, ann], 1, { game: 'red-sea' });
// Hands that a stream may show, to others than those who played.
const shown = await resignedGame(url, [ann, ben], 1, { rated: false, openHandsAfter: 300_000 });
await settled(url, 3);
const table = {
  game: 'twilight-struggle',
  seat: 0,
  clock: { kind: 'slow', perMove: 259_200_000, cap: 604_800_000 },
};
const asked = async (path: string, body: unknown, who: string): Promise<Record<string, string>> =>
  (await ask(url, 'POST', path, body, who)).json as Record<string, string>;
const going = await asked('/games', table, ann);
await asked(`/games/${going['id']}/join`, {}, ben);
const invited = await asked(
  '/games',
  { ...table, opponent: { kind: 'link' }, visibility: 'hidden' },
  ben,
);
const { running, finished } = await sampleRecord();

/** `as` an account, or a stranger who has never been here. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly isStranger?: true }>> = {
  'home-stranger': { path: '/', isStranger: true },
  home: { path: '/' },
  pair: { path: '/pair' },
  learn: { path: '/learn' },
  'first-game': { path: '/learn/first-game' },
  'example-of-play': { path: '/learn/example-of-play' },
  'study-room': { path: '/study' },
  studies: { path: '/studies' },
  study: { path: '/studies/example-of-play' },
  analysis: { path: '/analysis' },
  'analysis-of-game': { path: '/analysis?local=finished#203' },
  editor: { path: '/editor' },
  explorer: { path: '/explorer' },
  puzzles: { path: '/puzzles' },
  puzzle: { path: '/puzzle/ts-1' },
  review: { path: '/replay/local/finished#review' },
  rules: { path: '/rules' },
  cards: { path: '/cards' },
  card: { path: '/cards?game=twilight-struggle&card=30' },
  'card-promo': { path: '/cards?game=twilight-struggle&card=117' },
  help: { path: '/help' },
  archive: { path: '/archive' },
  archived: { path: `/archive/${over}` },
  leaderboard: { path: '/leaderboard' },
  profile: { path: '/player/Marlowe' },
  'profile-of-another': { path: '/player/Okno' },
  tournaments: { path: '/tournaments' },
  'new-tournament': { path: '/tournaments/new' },
  notices: { path: '/notices' },
  bots: { path: '/bots' },
  settings: { path: '/settings' },
  account: { path: '/account' },
  'account-stranger': { path: '/account', isStranger: true },
  reset: { path: '/reset', isStranger: true },
  'reset-link': { path: '/reset#abc', isStranger: true },
  dice: { path: '/dice' },
  table: { path: `/g/${going['id']}` },
  'local-table': { path: '/play/local/running' },
  replay: { path: '/replay/local/finished#40' },
  invitation: { path: `/i/${invited['invite']}`, isStranger: true },
  overlay: { path: `/overlay/${shown}`, isStranger: true },
  nowhere: { path: '/nowhere' },
};

/** Wider than the screen, or text that its box cuts off without saying so. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const wide = document.documentElement.scrollWidth > innerWidth + 1
      ? ['the page is ' + document.documentElement.scrollWidth + ' wide'] : [];
    const cut = [...document.querySelectorAll('body *')].filter((each) => {
      if (each.closest('svg, .b-unseen') || each.children.length > 0 || !each.textContent.trim()) return false;
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.clip !== 'auto' || each.clientWidth < 2) return false;
      const hides = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      return hides && each.scrollWidth > each.clientWidth + 1;
    });
    return [...wide, ...cut.map((each) => 'cut: ' + each.className + ' ' + each.textContent.trim().slice(0, 40))];
  })()`);

const stored = (settings: object): string => {
  const games = {
    running: { ...running, id: 'running' },
    finished: { ...finished, id: 'finished' },
  };
  return `if (!localStorage.getItem('brink.settings')) {
    localStorage.setItem('brink.settings', ${JSON.stringify(JSON.stringify(settings))});
    ${Object.values(games)
      .map(
        (game) =>
          `localStorage.setItem('brink.game.${game.id}', ${JSON.stringify(JSON.stringify(game))});`,
      )
      .join('\n')}
  }`;
};

const chosen = Object.entries(PAGES).filter(([name]) => only.length === 0 || only.includes(name));
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      const isPhone = size === 'phone';
      const contexts: BrowserContext[] = [];
      for (const isStranger of [false, true]) {
        const context = await client.browser.newContext({
          viewport,
          serviceWorkers: 'block',
          reducedMotion: 'reduce',
          hasTouch: isPhone,
          isMobile: isPhone,
          locale: language,
        });
        const settings = { language, theme, ...(!isStranger && { name: 'Marlowe' }) };
        await context.addInitScript(
          isStranger
            ? `localStorage.setItem('brink.settings', ${JSON.stringify(JSON.stringify(settings))})`
            : stored(settings),
        );
        const [name, value] = ann.split('=');
        if (!isStranger) await context.addCookies([{ name, value, url }]);
        // The account would bring the language of the first picture along.
        await context.route('**/api/me/preferences', (route) => route.abort());
        contexts.push(context);
      }
      for (const [name, { path, isStranger }] of chosen) {
        const page = await contexts[isStranger ? 1 : 0].newPage();
        try {
          await page.goto(url + path, { waitUntil: 'networkidle', timeout: 60_000 });
          // A busy machine is idle on the line before the page stands; a map has its words in a drawing.
          await until(page, `document.querySelector('#page').textContent.length > 60`);
          await page.evaluate('document.fonts.ready.then(() => undefined)');
          const file = join(out, `${name}.${size}-${language}-${theme}.jpg`);
          await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
          for (const each of await misfits(page))
            console.log(`${name} ${size} ${language}: ${each}`);
        } catch (error) {
          console.log(
            `${name} ${size} ${language} ${theme}: ${(error as Error).message.split('\n')[0]}`,
          );
        }
        await page.close();
      }
      for (const context of contexts) await context.close();
    }
  }
}

/** All pictures of a page beside each other. */
const page = await client.browser.newPage({ viewport: { width: 1900, height: 700 } });
for (const [name] of chosen) {
  const pictures = Object.keys(SIZES).flatMap((size) =>
    LANGUAGES.flatMap((language) =>
      THEMES.map((theme) => `${name}.${size}-${language}-${theme}.jpg`),
    ),
  );
  const images = pictures.map((file) => {
    let data = '';
    try {
      data = readFileSync(join(out, file), 'base64');
    } catch {
      // What could not be taken was told above.
    }
    return `<img src="data:image/jpeg;base64,${data}" style="height:${file.includes('phone') ? 400 : 290}px;margin:2px">`;
  });
  await page.setContent(`<body style="margin:0;background:#777">${images.join('')}</body>`);
  writeFileSync(
    join(out, `sheet-${name}.jpg`),
    await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true }),
  );
}
await client.close();
process.exit(0);
