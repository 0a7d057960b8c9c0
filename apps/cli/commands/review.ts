import { readFileSync } from 'node:fs';
import {
  LANGUAGES,
  OptionError,
  RecordError,
  parseRecord,
  type GameRecord,
  type Language,
} from '@brink/kernel';
import type { GameId } from '@brink/games/ids';
import {
  STAFF_TEXTS,
  percent,
  review,
  type ReviewProgress,
  type ReviewedMoment,
} from '@brink/staff';
import { momentText, namesFrom, tellChosen } from '@brink/study';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameNamed } from '../games.ts';
import { progress } from '../progress.ts';

const MOST_MISTAKES = 12;
/** Nine results of ten lie within so many standard errors. */
const NINE_OF_TEN = 1.645;

function read(file: string): GameRecord {
  try {
    return parseRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message}`);
  }
}

function within(file: string, error: unknown): never {
  const isTheirs = error instanceof RecordError || error instanceof OptionError;
  throw isTheirs ? new UserError(`${file}: ${error.message}`) : error;
}

export default command({
  name: 'review',
  summary:
    'analyses a finished game: the curve, turning points, luck, mistakes and what was better',
  operands: 'FILE',
  options: {
    lang: { type: 'string', about: 'language', value: 'L', choices: LANGUAGES, default: 'en' },
    deals: { type: 'number', about: 'deals that every play is tried in', value: 'N', default: 6 },
    json: { type: 'boolean', about: 'print one JSON object' },
  },
  async run({ options, operands }) {
    if (operands.length !== 1) throw new UsageError('one FILE is needed');
    const [file] = operands;
    const record = read(file);
    const game = gameNamed(record.game);
    if (!game.ai) throw new UserError(`nobody knows how to judge a game of "${game.id}"`);
    const language = LANGUAGES.find((each) => each === options.lang) ?? 'en';
    const texts = game.texts[language];
    const words = STAFF_TEXTS[language].review;
    const bar = progress('review', record.choices.length);
    let found: ReviewProgress | undefined;
    try {
      for await (found of review(game, record, { deals: options.deals })) bar.to(found.done);
    } catch (error) {
      within(file, error);
    }
    bar.clear();
    if (!found) throw new UserError(`${file}: there is nothing to judge`);
    if (options.json) {
      console.log(JSON.stringify(found));
      return 0;
    }
    const { curve, turningPoints, mistakes, luck, plays, decided, decidedError } = found;
    const notation = { game: game.id as GameId, language, names: namesFrom(texts) };
    const when = (moment: ReviewedMoment): string => momentText(notation, moment);
    console.log(words.curve(texts.seats[0]));
    for (const { moment, chance } of curve) {
      console.log(
        `  ${when(moment).padEnd(9)} ${'█'.repeat(Math.round(chance * 40))} ${percent(chance, language)}`,
      );
    }
    console.log(words.turningPoints(turningPoints.map((at) => when(curve[at].moment)).join(', ')));
    console.log(
      words.luck(texts.seats[0], signed(luck.dice, language), signed(luck.draws, language)),
    );
    for (const [side, { good, all }] of plays.entries()) {
      const own = side === 0 ? decided[side] : -decided[side];
      const error = percent(Math.min(1, NINE_OF_TEN * decidedError[side]), language);
      const moved = words.decided(texts.seats[side], signed(own, language), error);
      console.log(`${moved}; ${words.good(good, all)}`);
    }
    if (!found.isMeasured) console.log(words.estimate);
    for (const { moment, seat, played, better, loss } of mistakes.slice(0, MOST_MISTAKES)) {
      const lost = percent(loss, language);
      console.log(`  ${when(moment)} ${texts.seats[seat]} −${lost}: ${tellChosen(texts, played)}`);
      console.log(`        ${words.better}: ${tellChosen(texts, better)}`);
    }
    return 0;
  },
});

const signed = (part: number, language: Language): string =>
  `${part >= 0 ? '+' : '−'}${percent(Math.abs(part), language)}`;
