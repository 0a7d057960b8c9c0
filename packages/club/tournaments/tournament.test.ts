import { describe, expect, it } from 'vitest';
import { tableOf } from './table.ts';
import {
  advance,
  exclude,
  join,
  leave,
  newTournament,
  openGames,
  report,
  resultOf,
  roundsOf,
  rule,
  start,
  type Format,
  type MatchKind,
  type Tournament,
  type TournamentSetting,
} from './tournament.ts';

const DAY = 86_400_000;
const setting = (format: Format, match: MatchKind, more: Partial<TournamentSetting> = {}) => ({
  format,
  match,
  capacity: 64,
  roundMs: 7 * DAY,
  ...more,
});

let ids = 0;
const at = (now: number) => ({ now, newId: () => `game ${ids++}` });
const strength = (user: string): number => -Number(user.slice(1));

function filled(count: number, wanted: TournamentSetting): Tournament {
  let tournament = newTournament(wanted);
  for (let user = 0; user < count; user++) tournament = join(tournament, `u${user}`, user);
  return tournament;
}

/** Plays every open game; `score` is that of the first player. */
function playRound(
  tournament: Tournament,
  score: (one: string, other: string) => number,
): Tournament {
  let played = tournament;
  for (const { id, players } of openGames(played)) {
    const first = score(...players);
    const scores = new Map([
      [players[0], first],
      [players[1], 1 - first],
    ]);
    played = report(played, id, scores);
  }
  return advance(played, at(tournament.round * DAY));
}

const stronger = (one: string, other: string): number => (strength(one) > strength(other) ? 1 : 0);

function playAll(tournament: Tournament, score = stronger): Tournament {
  let played = start(tournament, strength, at(0));
  for (let round = 0; round < 100 && played.status === 'running'; round++) {
    played = playRound(played, score);
  }
  return played;
}

describe('registration', () => {
  it('has a waiting list that moves up', () => {
    let tournament = filled(4, setting('swiss', 'single', { capacity: 2 }));
    expect(tournament.entrants.map(({ isWaiting }) => isWaiting)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    tournament = leave(tournament, 'u0');
    expect(tournament.entrants.map(({ user, isWaiting }) => [user, isWaiting])).toEqual([
      ['u1', false],
      ['u2', false],
      ['u3', true],
    ]);
    expect(join(tournament, 'u1', 99)).toBe(tournament);
  });

  it('is called off without two entrants', () => {
    expect(start(filled(1, setting('swiss', 'single')), strength, at(5))).toMatchObject({
      status: 'cancelled',
      log: [{ at: 5, event: 'cancelled' }],
    });
  });

  it('seeds by strength and leaves out who waits', () => {
    const waiting = filled(5, setting('knock-out', 'single', { capacity: 4 }));
    const started = start(waiting, (user) => Number(user.slice(1)), at(0));
    expect(started.entrants.map(({ user }) => user)).toEqual(['u3', 'u2', 'u1', 'u0']);
    expect(started.due).toBe(7 * DAY);
  });
});

describe.each(['round-robin', 'swiss', 'knock-out'] as const)('a %s', (format) => {
  it.each(['pair', 'single', 'bid'] as const)(
    'of matches of kind %s is won by the best',
    (kind) => {
      for (const count of [2, 3, 7, 8]) {
        const played = playAll(filled(count, setting(format, kind)));
        expect(played.status).toBe('finished');
        const [first] = tableOf(played);
        expect(played.entrants[first.entrant].user).toBe('u0');
        expect(first.place).toBe(1);
        for (const match of played.matches) {
          if (match.second === undefined) continue;
          expect(match.games).toHaveLength(kind === 'pair' ? 2 : 1);
          if (kind !== 'pair') continue;
          expect(match.games[1].players).toEqual([...match.games[0].players].reverse());
        }
      }
    },
  );
});

it('adds one deciding game to a drawn match of a knock-out, then the better seed goes on', () => {
  let tournament = start(filled(2, setting('knock-out', 'pair')), strength, at(0));
  tournament = playRound(tournament, () => 0.5);
  expect(tournament.status).toBe('running');
  expect(tournament.matches[0].games).toHaveLength(3);
  tournament = playRound(tournament, () => 0.5);
  expect(tournament.status).toBe('finished');
  expect(tableOf(tournament)[0].entrant).toBe(0);
});

it('gives what he has not played to the opponents of whoever leaves', () => {
  let tournament = start(filled(4, setting('round-robin', 'single')), strength, at(0));
  tournament = leave(tournament, 'u0');
  const match = tournament.matches.find(({ first, second }) => first === 0 || second === 0)!;
  expect(resultOf(tournament, match)).toEqual(match.first === 0 ? [0, 1] : [1, 0]);
  const played = playAll(tournament);
  expect(played.status).toBe('finished');
});

it('pairs no one in a Swiss round who has left', () => {
  let tournament = start(filled(5, setting('swiss', 'single')), strength, at(0));
  tournament = exclude(tournament, 'u4', 'two accounts', { by: 'host', now: 1 });
  tournament = playRound(tournament, stronger);
  const second = tournament.matches.filter(({ round }) => round === 1);
  expect(second.flatMap(({ first, second: other }) => [first, other])).not.toContain(4);
  expect(tournament.log).toContainEqual({
    at: 1,
    event: 'excluded',
    by: 'host',
    about: 'u4',
    text: 'two accounts',
  });
});

it('lets the organiser rule, and says so', () => {
  let tournament = start(filled(2, setting('round-robin', 'single')), strength, at(0));
  const ruling = { scores: [0, 1] as const, reason: 'wrong clock' };
  const { first } = tournament.matches[0];
  expect(rule(tournament, { round: 3, first }, ruling, { by: 'host', now: 2 })).toBeUndefined();
  tournament = rule(tournament, { round: 0, first }, ruling, { by: 'host', now: 2 })!;
  expect(openGames(tournament)).toEqual([]);
  tournament = advance(tournament, at(3));
  expect(tournament.status).toBe('finished');
  expect(tableOf(tournament)[0].entrant).toBe(1 - first);
  expect(tournament.log.map(({ event }) => event)).toEqual([
    'started',
    'round',
    'ruled',
    'finished',
  ]);
});

it('never plays more Swiss rounds than there are opponents', () => {
  const tournament = filled(3, setting('swiss', 'single', { rounds: 9 }));
  expect(roundsOf(tournament)).toBe(2);
});

it('takes note of a result once', () => {
  const tournament = start(filled(2, setting('swiss', 'single')), strength, at(0));
  const [{ id, players }] = openGames(tournament);
  const once = report(tournament, id, new Map([[players[0], 1]]));
  expect(report(once, id, new Map([[players[1], 1]]))).toEqual(once);
});
