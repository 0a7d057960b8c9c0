import type { Bot } from '@brink/bots';
import {
  ALL_SEEING,
  CHANCE,
  MASK_WORDS,
  Random,
  choose,
  fillMask,
  has,
  legal,
  nextActor,
  uniform,
  type Game,
  type GamePackage,
  type Policy,
  type Viewer,
} from '@brink/kernel';
import { Fault } from './fault.ts';
import type { Agreed } from './open-games.ts';

/** From whose point of view rows are wanted: whoever is to choose, or a fixed viewer. */
export type Eye = Viewer | 'actor';

export interface BatchSetting extends Agreed {
  readonly size: number;
  /** Chance of game n is drawn from this plus n; without it the client draws. */
  readonly seed: number | undefined;
  readonly eyes: readonly { readonly name: string; readonly eye: Eye }[];
  /** A finished game begins anew within the same step. */
  readonly autoReset: boolean;
  /** Seats that the engine plays. */
  readonly bots: ReadonlyMap<number, () => Bot>;
}

/** One array of a frame: little-endian, row by row. */
export interface FrameArray {
  readonly name: string;
  readonly type: 'uint8' | 'int8' | 'int16';
  readonly shape: readonly number[];
  readonly at: number;
}

const MASK_BYTES = MASK_WORDS * 4;
const WIDTH = { uint8: 1, int8: 1, int16: 2 } as const;

/** Where everything lies in a frame: wide cells first, so that all are aligned. */
function layOut({ size, seats, eyes, package: { id, observation } }: BatchSetting): {
  readonly arrays: readonly FrameArray[];
  readonly bytes: number;
} {
  let bytes = 0;
  const array = (name: string, type: FrameArray['type'], ...shape: number[]): FrameArray => {
    const at = bytes;
    bytes += shape.reduce((product, n) => product * n, WIDTH[type]);
    return { name, type, shape, at };
  };
  if (eyes.length > 0 && !observation) {
    throw new Fault('noObservation', `"${id}" cannot be observed as numbers`);
  }
  const arrays = [
    array('mask', 'uint8', size, MASK_BYTES),
    ...eyes.map(({ name }) => array(`observation ${name}`, 'int16', size, observation!.length)),
    array('actor', 'int8', size),
    array('ended', 'uint8', size),
    array('result', 'int8', size, seats.length),
  ];
  return { arrays, bytes };
}

/** Many games that take a choice each at once; a step is one frame there and one back. */
export class Batch {
  readonly size: number;
  readonly arrays: readonly FrameArray[];
  /** What the client is sent: written over by every step. */
  readonly frame: Uint8Array;
  readonly #setting: BatchSetting;
  readonly #package: GamePackage;
  readonly #games: readonly Game[];
  readonly #chance: readonly (Policy | undefined)[];
  readonly #bots: readonly ReadonlyMap<number, Bot>[];
  readonly #mask: Int32Array;
  readonly #rows: readonly Int16Array[];
  readonly #actor: Int8Array;
  readonly #ended: Uint8Array;
  readonly #result: Int8Array;

  constructor(setting: BatchSetting) {
    const { size, seed, start, seats, eyes, bots } = setting;
    const { arrays, bytes } = layOut(setting);
    const buffer = new ArrayBuffer(bytes);
    const [mask, ...others] = arrays;
    const rows = others.slice(0, eyes.length);
    const [actor, ended, result] = others.slice(eyes.length);
    this.size = size;
    this.arrays = arrays;
    this.frame = new Uint8Array(buffer);
    this.#setting = setting;
    this.#package = setting.package;
    const indices = [...Array(size).keys()];
    this.#games = indices.map(() => start.clone());
    this.#chance = indices.map((i) =>
      seed === undefined ? undefined : uniform(new Random((seed + i) >>> 0)),
    );
    this.#bots = indices.map(() => new Map([...bots].map(([seat, make]) => [seat, make()])));
    this.#mask = new Int32Array(buffer, mask.at, size * MASK_WORDS);
    const cells = setting.package.observation?.length ?? 0;
    this.#rows = rows.map(({ at }) => new Int16Array(buffer, at, size * cells));
    this.#actor = new Int8Array(buffer, actor.at, size);
    this.#ended = new Uint8Array(buffer, ended.at, size);
    this.#result = new Int8Array(buffer, result.at, size * seats.length);
    for (let i = 0; i < size; i++) this.#show(i);
  }

  /** One choice for every game; a game that is over takes none, whatever stands there. */
  step(choices: Uint8Array): void {
    const { size } = this;
    if (choices.length !== size) {
      throw new Fault('badRequest', `a step of ${size} games has ${size} bytes`);
    }
    // All are looked at before one is taken: a bad one changes nothing.
    for (let i = 0; i < size; i++) {
      const actor = this.#actor[i];
      if (actor >= 0 && !has(legal(this.#games[i], actor), choices[i])) {
        throw new Fault('illegalChoice', `choice ${choices[i]} of game ${i} is not legal`);
      }
    }
    for (let i = 0; i < size; i++) {
      this.#ended[i] = 0;
      const actor = this.#actor[i];
      if (actor < 0) continue;
      choose(this.#games[i], actor, choices[i]);
      this.#show(i);
    }
  }

  /** Lets chance and bots of one game decide, begins it anew where that is wanted, and tells where it stands. */
  #show(i: number): void {
    const game = this.#games[i];
    let actor = this.#settle(i);
    if (actor < 0) {
      this.#end(i);
      if (this.#setting.autoReset) {
        game.copyFrom(this.#setting.start);
        actor = this.#settle(i);
      }
    } else {
      const seats = this.#setting.seats.length;
      for (let seat = 0; seat < seats; seat++) this.#result[i * seats + seat] = 0;
    }
    this.#actor[i] = actor;
    fillMask(game, actor, this.#mask, i * MASK_WORDS);
    this.#observe(i, actor);
  }

  #settle(i: number): number {
    const game = this.#games[i];
    const chance = this.#chance[i];
    const bots = this.#bots[i];
    for (;;) {
      const actor = nextActor(game);
      if (actor < 0) return actor;
      if (actor === CHANCE) {
        if (!chance) return actor;
        choose(game, actor, chance(game, actor));
      } else {
        const bot = bots.size > 0 ? bots.get(actor) : undefined;
        if (!bot) return actor;
        choose(game, actor, bot.choose(game, actor));
      }
    }
  }

  /** 1 for those who won, -1 for those who lost; a draw is 0 for all. */
  #end(i: number): void {
    const { winners } = this.#package.outcome(this.#games[i])!;
    const seats = this.#setting.seats.length;
    const others = winners.length === 0 ? 0 : -1;
    for (let seat = 0; seat < seats; seat++) {
      this.#result[i * seats + seat] = winners.includes(seat) ? 1 : others;
    }
    this.#ended[i] = 1;
  }

  #observe(i: number, actor: number): void {
    const { eyes } = this.#setting;
    const { observation } = this.#package;
    for (let k = 0; k < eyes.length; k++) {
      const { eye } = eyes[k];
      // Chance sees everything; when a game is over everybody does.
      const actorsEye = actor < 0 || actor === CHANCE ? ALL_SEEING : actor;
      const viewer = eye === 'actor' ? actorsEye : eye;
      observation!.fill(this.#games[i], viewer, this.#rows[k], i * observation!.length);
    }
  }
}
