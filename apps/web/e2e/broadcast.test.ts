import { ALL_SEEING, CHANCE, Random, Session, promptFor } from '@brink/kernel';
import { redSea } from '@brink/red-sea';
import type { Poll } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, atTable, axeFinds, visit } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

let client: OnlineClient;

const json = { 'content-type': 'application/json' };
async function post(path: string, cookie: string, body: object): Promise<Response> {
  const headers = { ...json, cookie };
  return fetch(client.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
async function newGuest(name: string): Promise<string> {
  const made = await post('/api/guest', '', { name });
  return made.headers.get('set-cookie')!.split(';')[0];
}

/** A game at its first headline, as the server tells of it a while later. */
function delayed(): { readonly hands: object; readonly poll: Poll } {
  const session = new Session(redSea.setup(redSea.parseOptions({})));
  const random = new Random(3);
  for (;;) {
    session.settleChance((n) => random.below(n));
    const { actor } = session;
    const prompt = promptFor(session.game, actor)!;
    if (actor !== CHANCE && prompt.code === 'headline') {
      const { code, domain, args, choices } = prompt;
      return {
        hands: { at: Date.now(), view: redSea.view(session.game, ALL_SEEING), log: [] },
        poll: {
          decision: 7,
          seat: actor,
          code,
          domain,
          args: [...args],
          options: choices.map((choice, index) => ({ choice, votes: index })),
        },
      };
    }
    session.choose(actor, prompt.choices[0]);
  }
}

describe.skipIf(findChromium() === undefined)('a broadcast', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('spectators vote until the choice is shown; the picture for streams has both hands', async () => {
    const [ann, bob] = [await newGuest('Ann'), await newGuest('Bob')];
    const wanted = { game: 'red-sea', seat: 0, openHandsAfter: 300_000 };
    const made = await post('/api/games', ann, wanted);
    const { id } = (await made.json()) as { id: string };
    await post(`/api/games/${id}/join`, bob, {});
    const { page, complaints, context } = await visit(client);

    // The hands are not told before their time.
    await page.goto(`${client.address}/overlay/${id}`);
    await page.getByText('The broadcast begins when the first turn is over').waitFor();

    // Five minutes later.
    const { hands, poll } = delayed();
    let shown: Poll = poll;
    const decisions: number[] = [];
    await page.route('**/open-hands', (route) => route.fulfill({ json: hands }));
    await page.route('**/poll', async (route) => {
      const request = route.request();
      if (request.method() === 'POST') {
        const { decision, choice } = request.postDataJSON() as { decision: number; choice: number };
        decisions.push(decision);
        const voted = ({ votes, ...option }: Poll['options'][number]) =>
          option.choice === choice ? { ...option, votes: votes + 1 } : { ...option, votes };
        shown = { ...poll, options: poll.options.map(voted), yours: choice };
        await route.fulfill({ json: { ok: true } });
      } else await route.fulfill({ json: shown });
    });
    await page.goto(`${client.address}/overlay/${id}?bg=clear&lang=ru&theme=dark`);
    await page.locator('.b-open-hand li').first().waitFor();
    expect(await page.locator('.b-open-hand').count()).toBe(2);
    expect(await page.getAttribute('html', 'lang')).toBe('ru');
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(await axeFinds(page)).toEqual([]);

    await page.goto(`${client.address}/g/${id}`);
    await atTable(page);
    await page.getByText('Broadcast').click();
    const first = page.locator('.w-vote button').first();
    await first.getByText('0 votes').waitFor();
    await first.click();
    await first.getByText('your vote · 1 vote').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(decisions).toEqual([poll.decision]);
    shown = { options: [] };
    await page.getByText('Nothing to vote on right now.').waitFor();
    await page.setViewportSize(PHONE);
    await page.getByText('5 minutes late').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    // A browser notes that the broadcast had not begun.
    expect(complaints.filter((each) => !each.includes('409'))).toEqual([]);
    await context.close();
  });
});
