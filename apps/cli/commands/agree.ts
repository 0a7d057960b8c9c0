import {
  AgreementCount,
  BotError,
  forecastReport,
  parseLevel,
  rankingOf,
  type Agreement,
  type ForecastReport,
  type Level,
} from '@brink/bots';
import type { Interval } from '../agree/foretelling.ts';
import { canLearn, learnedAgreement } from '../agree/learned.ts';
import { CLOCKS, clockNamed } from '../arena/clocks.ts';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameNamed } from '../games.ts';
import { recordsOf } from '../any-record.ts';
import { progress } from '../progress.ts';

const LEVELS = ['heuristic', 'search'];

function levelNamed(text: string): Level {
  try {
    const level = parseLevel(text);
    if (LEVELS.includes(level.name)) return level;
  } catch (error) {
    throw error instanceof BotError ? new UserError(error.message) : error;
  }
  throw new UserError(`only ${LEVELS.join(' and ')} rank what they could choose; not '${text}'`);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
const rate = (part: number, interval?: Interval): string =>
  interval
    ? `${percent(part)} (95%: ${percent(interval[0])} to ${percent(interval[1])})`
    : percent(part);

function showAgreement(
  name: string,
  agreement: Agreement & { readonly interval3?: Interval },
): void {
  const { decisions, top1, top3, random1, random3, interval, interval3 } = agreement;
  if (decisions === 0) return;
  console.log(
    `${name}: first ${rate(top1, interval)}, among three ${rate(top3, interval3)} of ${decisions}; ` +
      `at random ${percent(random1)} and ${percent(random3)}`,
  );
}

function showForecast(report: ForecastReport): void {
  const { forecasts, brier, logLoss, interval, byHand, baseline, calibration } = report;
  console.log(
    `forecast at ${forecasts} turns: Brier ${brier.toFixed(3)} ` +
      `(95%: ${interval[0].toFixed(3)} to ${interval[1].toFixed(3)}), log-loss ${logLoss.toFixed(3)}`,
  );
  console.log(`  by hand: Brier ${byHand.brier.toFixed(3)}, log-loss ${byHand.logLoss.toFixed(3)}`);
  if (baseline) {
    console.log(
      `  VP alone, fitted to these games: Brier ${baseline.brier.toFixed(3)}, ` +
        `log-loss ${baseline.logLoss.toFixed(3)}`,
    );
  }
  for (const row of calibration) {
    console.log(
      `  ${percent(row.from).padStart(6)} to ${percent(row.to).padStart(6)}: ` +
        `foretold ${percent(row.foretold)}, won ${percent(row.won)} of ${row.forecasts}`,
    );
  }
}

export default command({
  name: 'agree',
  summary: 'tells how often a bot would choose what players chose, and how good its forecasts are',
  operands: 'RECORD…',
  options: {
    bot: {
      type: 'string',
      about: `a bot: ${LEVELS.join(', ')}`,
      value: 'BOT',
      default: 'heuristic',
    },
    seed: { type: 'integer', about: 'seed of the bot', value: 'S', default: 1 },
    clock: {
      type: 'string',
      about: 'what a budget of time is measured by: wall or processor',
      value: 'CLOCK',
      choices: CLOCKS,
      default: 'wall',
    },
    learn: {
      type: 'boolean',
      about: 'tell too how often what was learned from the other games names the card',
    },
    'learn-from': {
      type: 'string',
      about: 'a RECORD that teaches and is not counted; implies --learn',
      value: 'PATH',
      multiple: true,
    },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `A RECORD is a record of a game, a text log of Playdek, or a folder of logs; all are of the same
game. Of each decision with more than one choice it is counted whether the players chose what the bot
likes best, or one of the three it likes best: the card of a play, what it is used for, and where. At the
beginning of each turn its chance of the first seat is held against who won. 'heuristic' ranks by what
looks good at once, 'search:100ms' by looking ahead. The card is also held against the policy: what was
learned of the choices of searches, by which a search begins. With --learn the card of each game is also
foretold by what was learned from the choices of all other games, those of --learn-from among them; a game
that is given twice counts once, and nothing that is learned is kept. That takes some seconds a game, and
knows Twilight Struggle alone.`,
  run({ options, operands }) {
    if (operands.length === 0) throw new UsageError('at least one RECORD is needed');
    const level = levelNamed(options.bot);
    const records = recordsOf(operands);
    const teachers = recordsOf(options['learn-from']);
    const ids = new Set([...records, ...teachers].map(({ game }) => game));
    if (ids.size !== 1) throw new UserError(`these are of several games: ${[...ids].join(', ')}`);
    const game = gameNamed(records[0].game);
    if (!game.ai) throw new UserError(`nobody knows how to play "${game.id}" well`);
    const rank = rankingOf(game, level, options.seed, clockNamed(options.clock));
    const learns = options.learn || teachers.length > 0;
    const learned = learns ? learnedAgreement(game, records, teachers) : undefined;
    const count = new AgreementCount(game, rank);
    const bar = progress('agree', records.length);
    for (const [i, record] of records.entries()) {
      count.add(record);
      bar.to(i + 1);
    }
    bar.clear();
    const { card, use, target } = count.agreements;
    const forecast = forecastReport(count.forecasts);
    console.log(`${options.bot} in ${records.length} games of ${game.texts.en.title}`);
    showAgreement('card', card);
    if (count.policy) showAgreement('card, by the policy that was learned', count.policy);
    showAgreement('use', use);
    showAgreement('target', target);
    if (forecast) showForecast(forecast);
    if (learned) {
      showAgreement(`card, learned from the other games, ${learned.games} in all`, learned);
    } else if (canLearn(game) && records.length > 1) {
      console.log(
        'what the other games teach of the card is told with --learn, in some seconds a game',
      );
    }
    if (options.json) {
      const decisions = card.decisions + use.decisions + target.decisions;
      const told = { game: game.id, bot: options.bot, games: records.length, decisions };
      const policy = count.policy ?? null;
      const judged = { card, policy, use, target, forecast: forecast ?? null };
      console.log(JSON.stringify({ ...told, ...judged, learned: learned ?? null }));
    }
  },
});
