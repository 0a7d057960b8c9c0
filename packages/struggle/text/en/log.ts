import { MANNERS } from '../../result.ts';
import { OPTIONS, type Option } from '../../options.ts';
import type { SharedLogCode } from '../../emit.ts';
import type { Message, Names } from '../message.ts';
import { addend, modified, plain, signed } from '../numbers.ts';
import { ops, plural } from './plural.ts';
import { seats } from './seats.ts';

const die = (value: number, modifier: number): string =>
  `die ${modified(value, modifier, 'modifier')}`;

const USES: Readonly<Partial<Record<Option, string>>> = {
  event: 'event',
  operations: 'operations',
  eventFirst: 'event, then operations',
  operationsFirst: 'operations, then event',
  space: 'space race',
};
const KINDS: Readonly<Partial<Record<Option, string>>> = {
  influence: 'influence',
  coup: 'a coup',
  realign: 'realignments',
  mixed: 'influence and realignments',
};
const TIERS = ['no presence', 'presence', 'domination', 'control'];

/** Who leads and by how much. */
const score = (vp: number): string => (vp === 0 ? '0' : `${seats[vp > 0 ? 0 : 1]} ${Math.abs(vp)}`);

/** The lines of what can happen in every game of the family. */
export const sharedLog = (names: Names): Readonly<Record<SharedLogCode, Message>> => ({
  influence: (side, country, change, us, ussr) =>
    `${seats[side]} ${signed(change)} ${names.where(country)} (${us}/${ussr})`,
  vp: (side, points, after) => `${seats[side]} +${points} VP (score: ${score(after)})`,
  defcon: (level, change) => `DEFCON ${change > 0 ? 'rises' : 'falls'} to ${level}`,
  militaryOps: (side, value) => `${seats[side]}: military operations ${value}`,
  effect: (number) => `In effect: ${names.effect(number)}`,
  effectEnds: (number) => `No longer in effect: ${names.effect(number)}`,

  operations: (side, value, kind) => `${seats[side]}: ${ops(value)} for ${KINDS[OPTIONS[kind]]}`,
  coup: (side, country, value) => `${seats[side]}: coup ${names.where(country)}, ${ops(value)}`,
  coupRoll: (_side, country, value, modifier, added, result) => {
    const resistance = value + modifier + added - result;
    const sum = `${value}${addend(modifier, 'modifier')}${addend(added, 'ops')}${addend(-resistance, 'stability')}`;
    return `Coup ${names.where(country)}: die ${sum} = ${plain(result)}, ${result > 0 ? 'success' : 'failure'}`;
  },
  realign: (side, country) => `${seats[side]}: realignment ${names.where(country)}`,
  realignRoll: (side, _country, value, modifier) => `${seats[side]}: ${die(value, modifier)}`,
  spaceRoll: (side, box, value, needed) =>
    `${seats[side]}: space race to ${names.spaceBoxes[box]}, die ${value} (1–${needed} needed), ${value <= needed ? 'success' : 'failure'}`,
  spaceAdvance: (side, box) => `${seats[side]} reaches ${names.spaceBoxes[box]} in the space race`,
  war: (side, country) => `${seats[side]}: war ${names.where(country)}`,
  warRoll: (_side, country, value, modifier, needed) =>
    `War ${names.where(country)}: ${die(value, modifier)} (${needed}–6 needed), ${value + modifier >= needed ? 'victory' : 'defeat'}`,
  roll: (side, value, modifier) => `${seats[side]}: ${die(value, modifier)}`,
  trapRoll: (side, value) =>
    `${seats[side]}: die ${value} (1–4 needed), ${value <= 4 ? 'out of the trap' : 'still trapped'}`,
  trapForfeit: (side) => `${seats[side]} has no card to discard and stays trapped`,

  draw: (side, number) => `${seats[side]} draws ${names.card(number)}`,
  drawHidden: (side) => `${seats[side]} draws a card`,
  examine: (side, number) => `${seats[side]} looks at ${names.card(number)}`,
  examineHidden: (side) => `${seats[side]} looks at a card of the draw pile`,
  putBack: (side, count) =>
    `${seats[side]} returns ${count} ${plural(count, 'card', 'cards')} to the draw pile`,
  reshuffle: () => 'The discards are shuffled into a new draw pile',
  reveal: (side, number) => `${seats[side]} shows ${names.card(number)}`,
  discard: (side, number) => `${seats[side]} discards ${names.card(number)}`,
  takeDiscard: (side, number) => `${seats[side]} takes ${names.card(number)} from the discard pile`,
  handOver: (side, number) => `${seats[side]} hands over ${names.card(number)}`,
  remove: (number) => `${names.card(number)} is removed from the game`,
  inFront: (number) => `${names.card(number)} stays on the table`,
  chinaCard: (side, isFaceUp) =>
    `${names.passingCard} goes to the ${seats[side]}, face ${isFaceUp ? 'up' : 'down'}`,
  chinaCardVp: (side) => `${seats[side]} holds ${names.passingCard} at the end`,

  turn: (turn) => `Turn ${turn}`,
  round: (side, round) => `Action round ${round}: ${seats[side]}`,
  headline: (side, number) => `${seats[side]} headline: ${names.card(number)}`,
  play: (side, number, use) => `${seats[side]} plays ${names.card(number)}: ${USES[OPTIONS[use]]}`,
  event: (side, number) => `Event (${seats[side]}): ${names.card(number)}`,
  noEvent: (_side, number) => `The event does not take place: ${names.card(number)}`,
  pass: (side) => `${seats[side]} passes`,
  scoringSide: (number, side, tier, battlegrounds, neighbours) => {
    const parts = [TIERS[tier]];
    if (battlegrounds > 0) {
      parts.push(`${battlegrounds} ${plural(battlegrounds, 'battleground', 'battlegrounds')}`);
    }
    if (neighbours > 0) {
      parts.push(
        `${neighbours} ${plural(neighbours, 'neighbour', 'neighbours')} of the ${seats[1 - side]}`,
      );
    }
    return `${names.region(number)}, ${seats[side]}: ${parts.join(', ')}`;
  },
  scoring: (number, us, ussr) => `${names.region(number)} scores: US ${us}, USSR ${ussr}`,
  militaryPenalty: (us, ussr) => `Military operations missing: US ${us}, USSR ${ussr}`,
  gameOver: (winner, manner) => names.ending(winner, MANNERS[manner]),
});
