import { US } from '../../sides.ts';
import type { OPTIONAL_LOG } from '../../log.ts';
import type { OPTIONAL_PROMPTS } from '../../prompts.ts';
import type { LinesOf } from '../message.ts';
import { influence } from './plural.ts';
import { CHOOSE, type Doing } from './prompts.ts';
import { seats } from './seats.ts';

/** A bid as a button: the side wanted, and the points for the other. */
export const bid = (side: number, points: number): string =>
  `Играть за ${seats[side]}: ${seats[1 - side]} ${side === US ? 'получает' : 'получают'} ${influence(points)}`;

export const bidPrompts = {
  bidDie: () => 'Ставки равны: бросьте кубик, он определит стороны',
  bid: () => 'Ставка: желаемая сторона и дополнительное влияние противнику',
} as const satisfies LinesOf<Pick<typeof OPTIONAL_PROMPTS, 'bid' | 'bidDie'>>;

const PLAYERS = ['Первый игрок', 'Второй игрок'];

export const bidLog = {
  bid: ({ player, wanted, points }) =>
    `${PLAYERS[player]}, ставка на ${seats[wanted]}: ${influence(points)} противнику`,
  seats: ({ sideOfFirst, us, ussr }) =>
    `Первый игрок: ${seats[sideOfFirst]}, второй игрок: ${seats[1 - sideOfFirst]}; дополнительное влияние: США ${us}, СССР ${ussr}`,
} as const satisfies LinesOf<Pick<typeof OPTIONAL_LOG, 'bid' | 'seats'>>;

export const BIDDING: Doing = [CHOOSE, 'ставку'];

type Waiting<Code> = (actors: readonly number[], code: Code) => string;

/** Those who bid have no sides yet. */
export const orBidding =
  <Code extends string>(forSide: Waiting<Code>): Waiting<Code> =>
  (actors, code) => {
    if (code !== 'bid') return forSide(actors, code);
    return actors.length > 1 ? 'Оба игрока делают ставки' : 'Другой игрок делает ставку';
  };
