import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Id } from '@brink/protocol';
import { z } from 'zod';
import { AdminCommand } from './club/moderation/admin-commands.ts';
import { readConfig } from './base/config.ts';
import { Failure } from './base/failures.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/port.ts';

/** How long the server may take to do what it is asked. */
const PATIENCE_MS = 15_000;
const LISTED = 200;

const Request = z.union([
  z.strictObject({ list: z.enum(['reports', 'all-reports', 'audit', 'held']) }),
  z.strictObject({ comments: Id }),
  z.strictObject({ command: AdminCommand }),
]);

const dateOf = (at: number): string => new Date(at).toISOString();

async function list(storage: Storage, what: string): Promise<readonly string[]> {
  const { moderation } = storage.club;
  if (what === 'held') {
    const games = await storage.listGames({ status: 'held', hidden: true, limit: LISTED });
    return games.map(({ id, game, held = '' }) => `${id} ${game} ${held}`);
  }
  if (what === 'audit') {
    const deeds = await moderation.deeds(LISTED);
    return deeds.map(({ at, by, deed }) => `${dateOf(at)} ${by} ${deed}`);
  }
  const reports = await moderation.reports(what === 'reports');
  return reports.map(({ id, at, by, about, game, study, reason, resolved }) => {
    const inGame = game === undefined ? '' : ` in game ${game}`;
    const where = study === undefined ? inGame : ` in study ${study}`;
    const end = resolved === undefined ? '' : ` [resolved: ${resolved}]`;
    return `#${id} ${dateOf(at)} ${by} about ${about}${where}: ${reason}${end}`;
  });
}

async function commentsOn(storage: Storage, study: string): Promise<readonly string[]> {
  const comments = await storage.club.studyComments.of(study);
  return comments.map(
    ({ id, at, chapter, user, text }) =>
      `#${id} ${dateOf(at)} ${user.name} on chapter ${chapter + 1}: ${text}`,
  );
}

/** Leaves a command in the database, where the server that is running finds it. */
async function give(storage: Storage, command: AdminCommand): Promise<string> {
  const { moderation } = storage.club;
  const by = userInfo().username;
  const id = await moderation.addCommand(JSON.stringify({ by, command }), Date.now());
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
    const { answer } = (await moderation.command(id))!;
    if (answer === 'done') return 'done';
    if (answer !== undefined) throw new Failure(answer);
  }
  return 'no server is running: it will be done when one starts';
}

try {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const request = Request.parse(JSON.parse(process.env['ADMIN_REQUEST'] ?? '{}'));
  const storage = await openStorage(databaseUrl, dataFolder, { isBeside: true });
  try {
    const lines =
      'list' in request
        ? await list(storage, request.list)
        : 'comments' in request
          ? await commentsOn(storage, request.comments)
          : [await give(storage, request.command)];
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await storage.close();
  }
} catch (error) {
  const isInput = error instanceof z.ZodError;
  if (!isInput && !(error instanceof Failure)) throw error;
  const [issue] = isInput ? error.issues : [];
  const text = issue ? `${issue.path.join('.')}: ${issue.message}` : (error as Error).message;
  process.stderr.write(`brink: ${text}\n`);
  process.exitCode = 1;
}
