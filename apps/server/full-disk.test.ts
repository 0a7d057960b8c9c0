import { execFileSync } from 'node:child_process';
import { Random } from '@brink/kernel';
import { afterAll, expect, it } from 'vitest';
import { Player, ask, newGame, newGuest } from './testing/player.ts';
import { newFolder, runToEnd, startProcess } from './testing/server-process.ts';
import { fillDisk, mountDisk, unmountDisk } from './testing/small-disk.ts';

const disk = newFolder();
const hasDisk = mountDisk(disk.path, '4m');
if (!hasDisk) console.log('left out: a small disk to fill can only be mounted by root');
afterAll(() => {
  if (hasDisk) unmountDisk(disk.path);
  disk.remove();
});

it.runIf(hasDisk)(
  'a full disk refuses choices, loses none, and is forgiven when there is room again',
  async () => {
    const env = { DATA_DIR: disk.path, LOG_LEVEL: 'info' };
    const server = await startProcess(env);
    const { url } = server;
    const cookies: [string, string] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
    const game = await newGame(url, cookies);
    const players = await Promise.all(cookies.map((cookie) => Player.connect(url, cookie)));
    for (const player of players) await player.request({ type: 'subscribe', game });
    const random = new Random(2);
    const choose = () => {
      const mover = players.find(({ choices }) => choices.length > 0)!;
      const { decision } = mover.standing!;
      const choice = mover.choices[random.below(mover.choices.length)];
      return mover.request({ type: 'choose', game, decision, choice });
    };
    expect(await choose()).toMatchObject({ type: 'change', seq: 1 });
    await players[1].until(({ seq }) => seq === 1);
    await players[0].until(({ seq }) => seq === 1);
    const empty = fillDisk(disk.path);
    let answer = await choose();
    // What is left of the log file may still take some.
    for (let n = 0; n < 200 && answer.type !== 'error'; n++) {
      const { seq } = answer as { seq: number };
      await Promise.all(players.map((each) => each.until((player) => player.seq >= seq)));
      answer = await choose();
    }
    expect(answer).toEqual({ type: 'error', re: expect.any(Number), code: 'unavailable' });
    expect((await ask(url, 'POST', '/api/guest', undefined, { name: 'Cid' })).status).toBe(503);
    const healthz = async () => (await fetch(`${url}/healthz`)).status;
    // Even where a small write still has room.
    expect(await healthz()).toBe(503);
    empty();
    expect(await choose()).toMatchObject({ type: 'change' });
    await newGuest(url, 'Cid');
    await expect.poll(healthz).toBe(200);
    for (const player of players) player.leave();
    await server.stop();
  },
  60_000,
);

it.runIf(hasDisk)('a server does not start on a full disk', async () => {
  execFileSync('sh', ['-c', `rm -rf ${disk.path}/*`]);
  fillDisk(disk.path);
  const { code, output } = await runToEnd({ DATA_DIR: disk.path });
  expect(output.trim()).toMatch(/^brink: .*brink.db: the disk is full$/);
  expect(code).toBe(1);
});
