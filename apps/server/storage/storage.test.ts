import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { hasPostgres } from '../testing/postgres-cluster.ts';
import type { JournalRow } from './journal.ts';
import { newId } from '../base/ids.ts';
import { Limits } from '../base/limits.ts';
import type { Storage, StoredGame, StoredSeat } from './port.ts';

const row = (seq: number, decision = seq, actor = 0): JournalRow => ({
  seq,
  at: 1_700_000_000_000 + seq,
  entry: { kind: 'choice', decision, actor, choice: 7, chance: [1, 2] },
  waiting: 2,
});

const GAME: Omit<StoredGame, 'id' | 'seats'> = {
  game: 'twilight-struggle',
  options: { edition: 'deluxe' },
  rules: 1,
  clock: { kind: 'none' },
  visibility: 'open',
  status: 'open',
  creator: 'somebody',
  created: 1_700_000_000_000,
};

if (!hasPostgres) console.log('left out: PostgreSQL is not installed on this machine');

describe.each(DATABASES)('storage on %s', (name) => {
  const isHere = isInstalled(name);
  let place: Database;
  let storage: Storage;
  beforeAll(async () => {
    if (!isHere) return;
    place = await newDatabase(name);
    storage = await place.open();
  }, 60_000);
  afterAll(async () => {
    if (!isHere) return;
    await storage.close();
    place.remove();
  });

  const newUser = async (): Promise<string> => {
    const id = newId();
    await storage.addUser({ id, name: `Ann ${id}`, kind: 'guest', created: 5 });
    return id;
  };

  const newGame = async (
    seats: readonly StoredSeat[],
    given: Partial<StoredGame> = {},
  ): Promise<string> => {
    const game: StoredGame = { ...GAME, id: newId(), seats, ...given };
    await storage.addGame(game, new Uint8Array(32).fill(9));
    return game.id;
  };

  it.runIf(isHere && name === 'PostgreSQL')('counts for all processes together', async () => {
    const allowance = { perSecond: 0.05, burst: 3 };
    const another = await place.open();
    const [here, there] = [storage, another].map(
      (each) => new Limits(allowance, each.sharedLimiter('guests', allowance)),
    );
    const taken: boolean[] = [];
    for (const limits of [here, there, here, there]) taken.push(await limits.take('1.2.3.4'));
    expect(taken).toEqual([true, true, true, false]);
    expect(await there.take('1.2.3.5')).toBe(true);
    await another.close();
  });

  it.runIf(isHere)('has a history of ratings that ends where they stand', async () => {
    const [ann, bob] = [await newUser(), await newUser()];
    // Games are counted in whatever order they are found; two may end at the same moment.
    for (const [ended, score] of [
      [3000, 1],
      [1000, 1],
      [1000, 0],
      [2000, 0],
    ]) {
      const sides = [ann, bob].map((user, seat) => {
        const side = seat === 0 ? 'us' : 'ussr';
        return { seat, side, user, name: user, score: seat === 0 ? score : 1 - score };
      });
      const id = await newGame([{ user: ann }, { user: bob }], { status: 'finished' });
      const counted = await storage.club.archive.settle({
        id,
        game: GAME.game,
        scenario: 'standard',
        ended,
        turn: 1,
        manner: 'resignation',
        winner: sides[1 - score].side,
        moves: 0,
        rated: true,
        isOpen: true,
        told: '',
        sides,
        headlines: [],
        record: '{}',
      });
      expect(counted).toBe(true);
    }
    const rating = (await storage.club.ratings.of(ann)).find(({ side }) => side === 'all');
    const history = await storage.club.ratings.history(ann, GAME.game, 'all');
    expect(history).toHaveLength(4);
    expect(history.at(-1)!.rating).toBe(rating!.rating);
    // Won, won, lost, lost, as they were counted.
    const risen = history.map((point, i) => point.rating > (history[i - 1]?.rating ?? 1500));
    expect(risen).toEqual([true, true, false, false]);
  });

  it.runIf(isHere)('knows users by their sessions until these expire', async () => {
    const user = await newUser();
    await storage.addSession({ hash: `h${user}`, user, expires: 1000 });
    expect((await storage.userOfSession(`h${user}`, 999))?.id).toBe(user);
    expect(await storage.userOfSession(`h${user}`, 1000)).toBeUndefined();
    await storage.removeSession(`h${user}`);
    expect(await storage.userOfSession(`h${user}`, 999)).toBeUndefined();
  });

  it.runIf(isHere)('starts a game with its last seat, and gives a seat only once', async () => {
    const [ann, ben, cid] = [await newUser(), await newUser(), await newUser()];
    const id = await newGame([{ user: ann }, {}]);
    const took = await Promise.all([storage.takeSeat(id, 1, ben), storage.takeSeat(id, 1, cid)]);
    expect(took.filter(Boolean)).toHaveLength(1);
    const game = await storage.findGame(id);
    expect(game).toMatchObject({
      status: 'playing',
      options: { edition: 'deluxe' },
      seats: [{ user: ann, name: `Ann ${ann}` }, { user: took[0] ? ben : cid }],
    });
    expect(await storage.secretOf(id)).toEqual(new Uint8Array(32).fill(9));
    expect((await storage.listGames({ user: ann, limit: 5 })).map((each) => each.id)).toEqual([id]);
  });

  it.runIf(isHere)('pairs those who look for the same, each of them once', async () => {
    const users = [await newUser(), await newUser(), await newUser()];
    const wanted = {
      game: 'twilight-struggle',
      pace: 'live',
      rated: false,
      anyRating: true,
    } as const;
    const times = { now: 1000, until: 2000 };
    const seek = (user: string, given = times) =>
      storage.lobby.seek({ user, ...wanted }, given, (own, [other]) => {
        if (!other) return undefined;
        const seats = [{ user: own.user }, { user: other.user }];
        const game = { ...GAME, id: newId(), status: 'playing', seats } as const;
        return { opponent: other.user, game, secret: new Uint8Array(32) };
      });
    const found = await Promise.all(users.map((user) => seek(user)));
    const games = new Set(found.flatMap((each) => each.found ?? []));
    expect(games.size).toBe(1);
    // The one who was there first is told when they ask again; the third looks on.
    const again = await Promise.all(
      users.filter((_, i) => found[i].found === undefined).map((user) => seek(user)),
    );
    expect(again.map((each) => each.found ?? 'looks on').toSorted()).toEqual(
      [...games, 'looks on'].toSorted(),
    );
    expect(await storage.lobby.seeks(1500)).toHaveLength(1);
    expect(await storage.lobby.seeks(2000)).toHaveLength(0);
    for (const user of users) await storage.lobby.stopSeeking(user);
    expect(await storage.lobby.seeks(1500)).toHaveLength(0);
  });

  it.runIf(isHere)('never pairs those who have blocked each other', async () => {
    const [ann, ben] = [await newUser(), await newUser()];
    await storage.club.moderation.block(ann, ben, 'block', 5);
    const wanted = { game: 'red-sea', pace: 'slow', rated: false, anyRating: true } as const;
    const times = { now: 1000, until: 2000 };
    for (const user of [ann, ben, ann]) {
      const { others } = await storage.lobby.seek({ user, ...wanted }, times, () => undefined);
      expect(others).toBe(0);
    }
    for (const user of [ann, ben]) await storage.lobby.stopSeeking(user);
  });

  it.runIf(isHere)('changes the terms of a table only while its host is alone', async () => {
    const [ann, ben] = [await newUser(), await newUser()];
    const id = await newGame([{ user: ann }, {}], { creator: ann, invite: 'secret' });
    const terms = {
      options: { edition: 'second' },
      rules: 1,
      clock: { kind: 'slow', perMove: 5000, cap: 9000 },
      seats: [{}, { user: ann }],
    } as const;
    expect(await storage.lobby.setTerms(id, terms)).toBe(true);
    expect(await storage.lobby.findInvited('secret')).toMatchObject({
      id,
      options: { edition: 'second' },
      clock: terms.clock,
      seats: [{}, { user: ann }],
    });
    await storage.lobby.openInvite(id, 7);
    await storage.lobby.openInvite(id, 8);
    expect((await storage.findGame(id))?.inviteOpened).toBe(7);
    expect(await storage.takeSeat(id, 0, ben)).toBe(true);
    expect(await storage.lobby.setTerms(id, terms)).toBe(false);
    expect(await storage.lobby.findInvited('another')).toBeUndefined();
  });

  it.runIf(isHere)('lists public games in progress by their last move', async () => {
    const [one, two, hidden] = [
      await newGame([{}, {}], { status: 'playing', created: 1 }),
      await newGame([{}, {}], { status: 'playing', created: 2 }),
      await newGame([{}, {}], { status: 'playing', created: 3, visibility: 'hidden' }),
    ];
    const ours = async (): Promise<string[]> =>
      (await storage.lobby.lastMoved(1000))
        .map(({ id }) => id)
        .filter((id) => [one, two, hidden].includes(id));
    expect(await ours()).toEqual([two, one]);
  });

  it.runIf(isHere)('lists hidden games only to those who ask for them', async () => {
    const user = await newUser();
    const id = await newGame([{ user }, {}], { visibility: 'hidden' });
    expect(await storage.listGames({ user, limit: 5 })).toEqual([]);
    const own = await storage.listGames({ user, hidden: true, limit: 5 });
    expect(own.map((each) => each.id)).toEqual([id]);
  });

  it.runIf(isHere)(
    'takes each place of a journal once, whatever else is in the batch',
    async () => {
      const [one, two] = [await newGame([{}, {}]), await newGame([{}, {}])];
      const first = { game: one, row: row(0) };
      expect(await storage.append([first])).toEqual([true]);
      expect(
        await storage.append([
          { game: two, row: row(0) },
          { game: one, row: row(0, 9) },
        ]),
      ).toEqual([true, false]);
      // The same decision of the same actor, under another number.
      expect(await storage.append([{ game: one, row: row(1, 0) }])).toEqual([false]);
      // The other actor of a simultaneous decision.
      expect(await storage.append([{ game: one, row: row(1, 0, 1) }])).toEqual([true]);
      const rows = await storage.journal(one, -1);
      expect(rows).toEqual([row(0), row(1, 0, 1)]);
      expect(await storage.journal(one, 0)).toEqual([row(1, 0, 1)]);
    },
  );

  it.runIf(isHere)('ends a game together with its last entry, or not at all', async () => {
    const id = await newGame([{}, {}], { status: 'playing' });
    const result = { winners: [1], turn: 3, manner: 'defcon' };
    await storage.append([{ game: id, row: row(0) }]);
    expect(await storage.append([{ game: id, row: row(0, 5), result }])).toEqual([false]);
    expect(await storage.findGame(id)).toMatchObject({ status: 'playing' });
    expect(await storage.append([{ game: id, row: row(1), result }])).toEqual([true]);
    expect(await storage.findGame(id)).toMatchObject({ status: 'finished', result });
  });

  it.runIf(isHere)('finds games whose time is up by their last entry', async () => {
    const clock = { kind: 'live', total: 1000, increment: 0 } as const;
    const [late, saved] = [
      await newGame([{}, {}], { status: 'playing', clock }),
      await newGame([{}, {}], { status: 'playing', clock }),
    ];
    await storage.append([
      { game: late, row: { ...row(0), deadline: 100 } },
      { game: saved, row: { ...row(0), deadline: 100 } },
    ]);
    await storage.append([{ game: saved, row: { ...row(1), deadline: 300 } }]);
    expect(await storage.overdue(200)).toEqual([late]);
    expect((await storage.overdue(400)).sort()).toEqual([late, saved].sort());
  });

  it.runIf(isHere)('keeps chat, notes and preferences', async () => {
    const user = await newUser();
    const id = await newGame([{ user }, {}]);
    const chat = await storage.addChat(id, 'players', { user, text: 'hello', at: 4 });
    expect(await storage.chat(id, 'players', 0)).toEqual([
      { id: chat, user, name: `Ann ${user}`, text: 'hello', at: 4 },
    ]);
    expect(await storage.chat(id, 'spectators', 0)).toEqual([]);
    await storage.putNote(id, user, 'one');
    await storage.putNote(id, user, 'two');
    expect(await storage.note(id, user)).toBe('two');
    await storage.putPreferences(user, { language: 'ru' });
    expect(await storage.preferences(user)).toEqual({ language: 'ru' });
  });

  it.runIf(isHere)('makes accounts of guests, each name once', async () => {
    const [ann, ben] = [await newUser(), await newUser()];
    const login = `login ${ann}`;
    const credentials = { name: 'Ann', login, password: 'hash' };
    const { accounts } = storage;
    expect(await accounts.find(ann)).toBeUndefined();
    expect(await accounts.register(ann, credentials)).toBe(true);
    expect(await accounts.canReturn(ann, 0)).toBe(true);
    expect(await accounts.register(ben, credentials)).toBe(false);
    expect((await storage.findUser(ben))?.kind).toBe('guest');
    expect(await accounts.findByLogin(login)).toEqual({
      user: { id: ann, name: 'Ann', kind: 'account', created: 5 },
      password: 'hash',
    });
    expect(await accounts.register(ben, { ...credentials, login: `login ${ben}` })).toBe(true);
    expect(await accounts.rename(ben, 'Ann', login)).toBe(false);
    expect(await accounts.rename(ann, 'Anna', `${login} a`)).toBe(true);
    await accounts.setPassword(ann, 'other');
    expect(await accounts.find(ann)).toMatchObject({ user: { name: 'Anna' }, password: 'other' });
    // A user never carries his password about.
    expect(Object.keys((await storage.findUser(ann))!).sort()).toEqual([
      'created',
      'id',
      'kind',
      'name',
    ]);
  });

  it.runIf(isHere)('ends sessions, and forgets a user without his games', async () => {
    const user = await newUser();
    const { accounts } = storage;
    for (const each of ['a', 'b', 'c']) {
      await storage.addSession({ hash: `${each} ${user}`, user, expires: 5000 });
    }
    await accounts.shorten(`a ${user}`, 100);
    await accounts.shorten(`b ${user}`, 9000);
    expect(await accounts.expiryOf(`a ${user}`)).toBe(100);
    expect(await accounts.expiryOf(`b ${user}`)).toBe(5000);
    await accounts.removeExpired(100);
    expect(await accounts.expiryOf(`a ${user}`)).toBeUndefined();
    await accounts.removeOtherSessions(user, `b ${user}`);
    expect(await accounts.expiryOf(`c ${user}`)).toBeUndefined();
    expect(await accounts.canReturn(user, 4999)).toBe(true);
    expect(await accounts.canReturn(user, 5000)).toBe(false);
    const id = await newGame([{ user }, {}]);
    await storage.addChat(id, 'players', { user, text: 'hello', at: 4 });
    await storage.putNote(id, user, 'plan');
    expect(await accounts.writingsOf(user)).toEqual({
      chat: [{ game: id, text: 'hello', at: 4 }],
      notes: [{ game: id, text: 'plan' }],
    });
    await accounts.remove(user);
    expect(await storage.findUser(user)).toBeUndefined();
    expect(await accounts.expiryOf(`b ${user}`)).toBeUndefined();
    expect(await accounts.canReturn(user, 0)).toBe(false);
    expect(await accounts.writingsOf(user)).toEqual({ chat: [], notes: [] });
    expect((await storage.findGame(id))?.seats).toEqual([{ user }, {}]);
  });

  it.runIf(isHere)('keeps a seat for one user, who may give it back', async () => {
    const [ann, ben, cid] = [await newUser(), await newUser(), await newUser()];
    const { lobby } = storage;
    const id = await newGame([{ user: ann }, { reserved: ben }], {
      rated: true,
      staff: 'off',
      invite: 'hash',
    });
    expect(await storage.findGame(id)).toMatchObject({ rated: true, staff: 'off', invite: 'hash' });
    expect(await storage.takeSeat(id, 1, cid)).toBe(false);
    expect((await storage.listGames({ user: ben, limit: 5 })).map((each) => each.id)).toEqual([id]);
    expect(await lobby.leaveSeat(id, cid)).toBe(false);
    expect(await lobby.leaveSeat(id, ben)).toBe(true);
    expect(await storage.takeSeat(id, 1, cid)).toBe(true);
    expect(await lobby.leaveSeat(id, cid)).toBe(false);
    expect(await lobby.cancel(id)).toBe(false);
    const open = await newGame([{ user: ann }, {}], { creator: ann });
    expect(await lobby.countOpen(ann)).toBe(1);
    expect(await lobby.linkRematch(id, open)).toBe(true);
    expect(await lobby.linkRematch(id, 'another')).toBe(false);
    expect(await lobby.cancel(open)).toBe(true);
    expect(await storage.findGame(open)).toBeUndefined();
    expect((await storage.findGame(id))?.rematch).toBeUndefined();
  });

  it.runIf(isHere)('knows who is waited for, the most urgent first', async () => {
    const [ann, ben] = [await newUser(), await newUser()];
    const seats = [{ user: ann }, { user: ben }];
    const games: string[] = [];
    for (const [waiting, deadline] of [
      [1, undefined],
      [3, 900],
      [2, undefined],
      [1, 500],
    ] as const) {
      const id = await newGame(seats, { status: 'playing' });
      games.push(id);
      await storage.append([{ game: id, row: { ...row(0), waiting: 3 } }]);
      await storage.append([
        { game: id, row: { ...row(1), waiting, ...(deadline !== undefined && { deadline }) } },
      ]);
    }
    expect(await storage.lobby.waitingFor(ann)).toEqual([games[3], games[1], games[0]]);
    expect(await storage.lobby.waitingFor(ben)).toEqual([games[1], games[2]]);
    expect(await storage.lobby.waitingFor(ann, [games[0], games[2]])).toEqual([games[0]]);
  });

  it.runIf(isHere)('lists games by what they are like', async () => {
    const user = await newUser();
    const clock = { kind: 'live', total: 1000, increment: 0 } as const;
    const at = (created: number, given: Partial<StoredGame>, seats: readonly StoredSeat[]) =>
      newGame(seats, { ...given, created });
    const live = await at(10, { clock }, [{ user }, {}]);
    const rated = await at(20, { rated: true }, [{ user }, { reserved: 'x' }]);
    const link = await at(30, { invite: 'h', game: 'red-sea' }, [{ user }, {}]);
    const list = async (filter: object): Promise<string[]> =>
      (await storage.listGames({ user, limit: 9, ...filter })).map(({ id }) => id);
    expect(await list({})).toEqual([link, rated, live]);
    expect(await list({ clock: 'live' })).toEqual([live]);
    expect(await list({ clock: 'none' })).toEqual([link, rated]);
    expect(await list({ rated: true })).toEqual([rated]);
    expect(await list({ game: 'red-sea' })).toEqual([link]);
    expect(await list({ joinable: true })).toEqual([live]);
    expect(await list({ joinable: false })).toEqual([link, rated]);
    expect(await list({ before: 30, limit: 1 })).toEqual([rated]);
    expect(await list({ player: `ann ${user}`.toLowerCase() })).toEqual([link, rated, live]);
  });

  it.runIf(isHere)('is still there when it is opened again', async () => {
    const id = await newGame([{}, {}]);
    await storage.append([{ game: id, row: row(0) }]);
    await storage.close();
    storage = await place.open();
    expect(await storage.journal(id, -1)).toHaveLength(1);
  });
});
