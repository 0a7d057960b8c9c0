import { gameCalled } from '@brink/games';
import { choose, decision, nextActor } from '@brink/kernel';
import {
  SIGNS,
  type ChatLines,
  type People,
  type PlayerProfile,
  type Portrait,
} from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame } from '../testing/player.ts';
import { playedGame } from './portrait.ts';

describe.each(DATABASES.filter(isInstalled))('people on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ann = await newAccount(server.url, 'Ann');
    bob = await newAccount(server.url, 'Bob');
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const people = async (cookie: string): Promise<People> =>
    (await ask(server.url, 'GET', '/api/me/people', cookie)).json as People;
  const setPrivate = (cookie: string, isPrivate: boolean) =>
    ask(server.url, 'PUT', '/api/me/privacy', cookie, { isPrivate });

  it('are followed, and seen while they are here', async () => {
    const follow = (player: string) => ask(server.url, 'PUT', '/api/me/following', ann, { player });
    expect((await follow('bob')).status).toBe(200);
    expect((await follow('bob')).status).toBe(200);
    expect((await follow('Ann')).status).toBe(400);
    expect((await follow('Nobody')).status).toBe(404);
    expect(await people(ann)).toEqual({
      following: [{ name: 'Bob', kind: 'account', isHere: false }],
      here: [],
      isPrivate: false,
    });
    // Bob comes: whoever asks for people is here, and so is whoever writes at a table.
    expect((await people(bob)).here).toEqual([{ name: 'Ann', kind: 'account', isHere: true }]);
    expect(await people(ann)).toEqual({
      following: [{ name: 'Bob', kind: 'account', isHere: true }],
      here: [{ name: 'Bob', kind: 'account', isHere: true }],
      isPrivate: false,
    });
    await ask(server.url, 'DELETE', '/api/me/following', ann, { player: 'Bob' });
    expect((await people(ann)).following).toEqual([]);
  });

  it('keep their games to themselves if they like', async () => {
    await resignedGame(server.url, [ann, bob], 1);
    await server.jobs.goRound();
    const profile = async (cookie?: string) =>
      (await ask(server.url, 'GET', '/api/players/bob', cookie)).json as PlayerProfile;
    const portrait = async (cookie?: string) => {
      const path = '/api/players/bob/portrait?game=twilight-struggle';
      return (await ask(server.url, 'GET', path, cookie)).json as Portrait;
    };
    expect((await portrait()).games).toEqual([
      expect.objectContaining({ side: 'ussr', score: 0, manner: 'resignation', opponent: 'Ann' }),
    ]);
    await setPrivate(bob, true);
    expect(await profile(ann)).toMatchObject({ isPrivate: true, ratings: [], results: [] });
    expect(await portrait(ann)).toEqual({ games: [], cards: [], openings: [] });
    expect((await people(ann)).here).toEqual([]);
    // They see themselves.
    expect((await profile(bob)).results).toHaveLength(1);
    expect((await portrait(bob)).games).toHaveLength(1);
    await setPrivate(bob, false);
    expect((await profile(ann)).results).toHaveLength(1);
  });

  it('react by one of six signs, and nothing else is taken for one', async () => {
    const game = await newGame(server.url, [ann, bob]);
    const [one, other] = [
      await Player.connect(server.url, ann),
      await Player.connect(server.url, bob),
    ];
    for (const player of [one, other]) await player.request({ type: 'subscribe', game });
    // Nobody may talk faster than that, by words or by signs.
    for (const [i, sign] of SIGNS.entries()) {
      const player = i < SIGNS.length / 2 ? one : other;
      expect(await player.request({ type: 'react', game, sign })).toMatchObject({ type: 'done' });
    }
    const unknown = { type: 'react', game, sign: 'insult' } as never;
    expect(await one.request(unknown)).toMatchObject({ type: 'error', code: 'bad-message' });
    const { json } = await ask(server.url, 'GET', `/api/games/${game}/chat`, bob);
    expect((json as ChatLines).lines.map(({ sign }) => sign)).toEqual([...SIGNS]);
    for (const player of [one, other]) player.leave();
  });
});

/** The deal, both set-ups with a bonus of five, both headlines, and an event. */
const OPENING = [
  'olympic-games middle-east-scoring nato formosan-resolution de-stalinization containment comecon',
  'un-intervention warsaw-pact-formed fidel truman-doctrine europe-scoring de-gaulle-leads-france',
  'korean-war red-scare-purge cia-created poland poland poland poland east-germany yugoslavia',
  'west-germany west-germany italy italy italy italy france iran france france west-germany',
  'west-germany middle-east-scoring olympic-games participate 3 2 red-scare-purge event',
]
  .join(' ')
  .split(' ');

it('a game tells which cards were events and how both sides began', () => {
  const rules = gameCalled('twilight-struggle')!;
  const options = { bonusUs: 5, optionalCards: false };
  const game = rules.setup(rules.parseOptions(options));
  const choices = OPENING.map((name) => {
    const choice = rules.choiceOf(decision(game)!.domain, name)!;
    choose(game, nextActor(game), choice);
    return choice;
  });
  const record = { format: 'brink-record', version: 1, game: rules.id, options, choices } as const;
  const played = playedGame(record)!;
  const points = (seat: number) => played.setUp[seat].map(([, placed]) => placed);
  // Poland 4, East Germany and Yugoslavia 1 each; the bonus of the US is part of its set-up.
  expect(points(1)).toEqual([4, 1, 1]);
  expect(points(0)).toEqual([4, 4, 3, 1]);
  expect(played.events).toEqual([[3], [20, 31]]);
  expect(played.vp).toBe(2);
});
