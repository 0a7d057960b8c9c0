import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { OptionValues } from '@brink/kernel';

/** A game that bots have played, to learn from. */
export interface PlayedGame {
  readonly seed: number;
  readonly options: OptionValues;
  /** The revision of the rules; 1 in files that do not say it. */
  readonly rules?: number;
  /** The seat that has won, or -1 for a draw. */
  readonly winner: number;
  /** All choices, those of chance too, in the order in which a replay takes them. */
  readonly choices: Uint8Array;
  /** What searches expected for the first seat, in thousandths: choice number, then expectation. */
  readonly expectations?: readonly number[];
}

interface Line extends Omit<PlayedGame, 'choices'> {
  readonly choices: string;
}

/** One line of JSON a game. What was cut off in the middle of a line is left out. */
export function readGames(file: string): PlayedGame[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'latin1');
  const whole = text.lastIndexOf('\n') + 1;
  if (whole < text.length) truncateSync(file, whole);
  return text
    .slice(0, whole)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const game = JSON.parse(line) as Line;
      const choices = Uint8Array.from(Buffer.from(game.choices, 'base64'));
      return Object.assign(game, { choices });
    });
}

export function appendGames(file: string, games: readonly PlayedGame[]): void {
  const line = ({ choices, ...game }: PlayedGame): string =>
    `${JSON.stringify({ ...game, choices: Buffer.from(choices).toString('base64') } satisfies Line)}\n`;
  appendFileSync(file, games.map(line).join(''));
}
