import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { adminBundle } from '../server-bundle.ts';

interface Wishes {
  readonly reason: string | undefined;
  readonly days: number;
  readonly from: string;
}

/** What an administrator asks for, as the server understands it. */
export function requestOf(operands: readonly string[], wishes: Wishes): object {
  const [what, ...names] = operands;
  const { reason, days, from } = wishes;
  const need = (count: number): readonly string[] => {
    if (names.length !== count) throw new UsageError(`admin ${what} takes ${count} name(s)`);
    if (reason === undefined) throw new UsageError(`admin ${what} needs --reason TEXT`);
    return names;
  };
  switch (what) {
    case 'reports':
    case 'all-reports':
    case 'audit':
    case 'held':
      return { list: what };
    case 'ban':
      return { command: { do: 'ban', player: need(1)[0], from, days, reason } };
    case 'unban':
      return { command: { do: 'unban', player: need(1)[0], reason } };
    case 'rename':
      return { command: { do: 'rename', player: need(2)[0], name: names[1], reason } };
    case 'close':
      return { command: { do: 'close', game: need(1)[0], reason } };
    case 'reopen':
      return { command: { do: 'reopen', game: need(1)[0], reason } };
    case 'hide-study':
    case 'show-study':
    case 'delete-study':
      return { command: { do: what, study: need(1)[0], reason } };
    case 'comments':
      if (names.length !== 1) throw new UsageError('admin comments takes the id of a study');
      return { comments: names[0] };
    case 'delete-comment':
      return { command: { do: what, comment: Number(need(1)[0]), reason } };
    case 'resolve':
      return { command: { do: 'resolve', report: Number(need(1)[0]), reason } };
    default:
      throw new UsageError(
        'admin reports | all-reports | audit | held | ban | unban | rename | close | reopen | hide-study | ' +
          'show-study | delete-study | comments | delete-comment | resolve',
      );
  }
}

export default command({
  name: 'admin',
  summary: 'moderates a server: reports, bans, names, games, studies',
  operands: 'WHAT [NAME…]',
  options: {
    data: { type: 'string', about: 'instead of DATA_DIR: where games are kept', value: 'FOLDER' },
    reason: { type: 'string', about: 'why; it is written into the audit log', value: 'TEXT' },
    days: { type: 'number', about: 'how long a ban lasts', default: 7, value: 'N' },
    from: {
      type: 'string',
      about: 'what somebody is banned from',
      choices: ['all', 'rated', 'chat'],
      default: 'rated',
    },
  },
  help: `WHAT is one of
  reports            what was reported and not looked into (all-reports: everything)
  resolve NUMBER     a report has been looked into
  ban NAME           for --days from --from
  unban NAME
  rename NAME NEW
  close GAME         ends a game without a winner, or calls an open table off
  held               games that cannot be read, with the reason; their clocks stand
  reopen GAME        has one of these read again; its players do not lose the time
  hide-study STUDY   only its authors still see it, and why; show-study undoes that
  delete-study STUDY
  comments STUDY     what readers have said of it, with numbers
  delete-comment NUMBER
  audit              who did what, the newest first

The server that runs on the same database does it within seconds; DATABASE_URL and DATA_DIR say
which. Everything but the lists needs --reason.`,
  async run({ options, operands }) {
    const request = requestOf(operands, options);
    if (options.data !== undefined) process.env['DATA_DIR'] = options.data;
    process.env['ADMIN_REQUEST'] = JSON.stringify(request);
    await import(adminBundle().href);
    return Number(process.exitCode ?? 0);
  },
});
