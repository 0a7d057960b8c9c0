import { standInFor } from '@brink/bots';
import {
  canRead,
  playerIn,
  promptFor,
  type Seat,
  type Player,
  revisionOf,
  type GamePackage,
  type GameRecord,
  type Language,
  type OptionValues,
  type Outcome,
  type Prompt,
  type Session,
  type Viewer,
} from '@brink/kernel';
import type { Candidate } from './answer.ts';
import { candidatesOf, keysOf, othersOf } from './candidates.ts';
import { randomAt } from './chance.ts';
import { writeGameFile } from './game-file.ts';
import { botChoice } from './opponents.ts';
import type { Paint } from './paint.ts';
import type { Look, TerminalTable } from './terminal-table.ts';

/** A seat is taken by a person or by a bot of some level. */
export const PERSON = 'human';

export interface Setting {
  readonly game: GamePackage;
  readonly table: TerminalTable;
  readonly session: Session;
  readonly options: OptionValues;
  /** The position that the game began with. */
  readonly position?: string | undefined;
  readonly seed: number;
  /** For each seat `human` or the level of a bot. */
  readonly players: readonly string[];
  readonly ended?: GameRecord['ended'];
  /** How much of the log each seat had seen when the game was left. */
  readonly seen?: readonly number[];
}

/** A game between people and bots: what is drawn of it and kept of it. No input, no output. */
export class Sitting {
  readonly setting: Setting;
  readonly session: Session;
  language: Language;
  ended: GameRecord['ended'];
  /** For each seat `human` or the level of a bot; a bot may take the seat of somebody who leaves. */
  readonly players: string[];
  /** How much of the log each seat has had before its last choice. */
  readonly #seen: number[];

  constructor(setting: Setting, language: Language) {
    this.setting = setting;
    this.session = setting.session;
    this.language = language;
    this.ended = setting.ended;
    this.players = [...setting.players];
    this.#seen = setting.players.map((_, seat) => setting.seen?.[seat] ?? 0);
  }

  get seatNames(): readonly string[] {
    return this.setting.game.texts[this.language].seats;
  }

  /** Bids for sides may have changed the seats of the players. */
  #playerAt(seat: Seat): Player {
    const seating = this.setting.game.seating?.(this.session.game);
    return seating ? playerIn(seating, seat) : (seat as number);
  }

  /** Lets chance and bots go on until a person has to choose; answers with his seat, or -1. */
  advance(): number {
    const { setting, session } = this;
    for (;;) {
      session.settleChance((n) => randomAt(setting.seed, session.choices.length).below(n));
      const seat = session.actor;
      if (seat < 0 || this.ended) return -1;
      const player = this.players[this.#playerAt(seat)];
      if (player === PERSON) return seat;
      const random = randomAt(~setting.seed, session.choices.length);
      session.choose(seat, botChoice(player, setting.game, session.game, seat, random));
    }
  }

  get outcome(): Outcome | undefined {
    const { game } = this.setting;
    if (!this.ended) return game.outcome(this.session.game);
    const { manner, winner } = this.ended;
    const { turn = 0 } = game.view(this.session.game, -1) as { turn?: number };
    return { winners: winner === undefined ? [] : [winner], turn, manner };
  }

  prompt(seat: number): Prompt {
    return promptFor(this.session.game, seat)!;
  }

  candidates(seat: number): Candidate[] {
    const { game, table } = this.setting;
    return candidatesOf(game, table, this.prompt(seat), this.language);
  }

  others(seat: number): Candidate[] {
    const { game, table } = this.setting;
    return othersOf(game, table, this.prompt(seat), this.language);
  }

  look(seat: Viewer, width: number, paint: Paint): Look {
    const { game, options } = this.setting;
    const prompt = promptFor(this.session.game, seat);
    const isMine = prompt !== undefined && prompt.choices.length > 0;
    return {
      view: game.view(this.session.game, seat),
      seat,
      options,
      prompt: isMine ? prompt : undefined,
      keys: isMine ? keysOf(game, prompt) : new Map(),
      language: this.language,
      width,
      paint,
    };
  }

  /** The log as a seat may read it, from an entry on. */
  log(seat: Viewer, from = 0): string[] {
    const entries = this.session.log.slice(from).filter((entry) => canRead(entry, seat));
    return this.setting.table.log(entries, this.language);
  }

  /** What has happened since the seat's last decision. */
  news(seat: number): string[] {
    return this.log(seat, Math.min(this.#seen[seat], this.session.log.length));
  }

  /** Takes choices one after another as long as the same is asked; answers with the rest. */
  choose(seat: number, choices: readonly number[]): readonly number[] {
    const { session } = this;
    const { code } = this.prompt(seat);
    this.#seen[seat] = session.log.length;
    for (const [i, choice] of choices.entries()) {
      const now = session.actor === seat ? promptFor(session.game, seat) : undefined;
      if (now?.code !== code || !now.choices.includes(choice)) return choices.slice(i);
      session.choose(seat, choice);
    }
    return [];
  }

  undo(seat: number): boolean {
    const isUndone = this.session.undo(seat);
    if (isUndone) this.#seen[seat] = this.session.log.length;
    return isUndone;
  }

  /** Whether somebody is there to play on without a player: at a table of four, as on a server. */
  canDoWithout(seat: number): boolean {
    const player = this.#playerAt(seat);
    const hasOthers = this.players.some((each, at) => each === PERSON && at !== player);
    return this.players.length > 2 && hasOthers;
  }

  resign(seat: number): void {
    const { game, options } = this.setting;
    if (this.canDoWithout(seat)) {
      this.players[this.#playerAt(seat)] = standInFor(game);
      return;
    }
    const seats = [...this.players.keys()];
    const teams = game.teams?.(game.parseOptions(options)) ?? seats;
    const rivals = seats.filter((other) => teams[other] !== teams[seat]);
    // Of several the one who sits where he sat on his own side.
    const own = seats.filter((other) => teams[other] === teams[seat]);
    const winner = rivals[own.indexOf(seat)];
    this.ended = { manner: 'resignation', winner };
  }

  get record(): GameRecord {
    const { game, options, position, seed } = this.setting;
    const seats = game.seats(game.parseOptions(options));
    return {
      format: 'brink-record',
      version: 1,
      game: game.id,
      rules: revisionOf(this.session.game),
      options,
      ...(position !== undefined && { position }),
      choices: [...this.session.choices],
      about: {
        ...Object.fromEntries(seats.map((id, seat) => [id, this.players[seat]])),
        seed: `${seed}`,
        ...(this.outcome && { over: 'yes' }),
      },
      ...(this.ended && { ended: this.ended }),
    };
  }

  save(file: string): void {
    writeGameFile(file, this.record);
  }
}
