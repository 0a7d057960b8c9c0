import { OPTIONS, type Option } from '../../options.ts';
import type { SHARED_LOG } from '../../log.ts';
import type { LinesOf, Names } from '../message.ts';
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
export const sharedLog = (names: Names): LinesOf<typeof SHARED_LOG> => ({
  influence: ({ side, country, change, us, ussr }) =>
    `${seats[side]} ${signed(change)} ${names.where(country)} (${us}/${ussr})`,
  vp: ({ side, points, score: after }) => `${seats[side]} +${points} VP (score: ${score(after)})`,
  defcon: ({ level, change }) => `DEFCON ${change > 0 ? 'rises' : 'falls'} to ${level}`,
  militaryOps: ({ side, level }) => `${seats[side]}: military ops ${level}`,
  effect: ({ flag }) => `In effect: ${names.effect(flag)}`,
  effectEnds: ({ flag }) => `No longer in effect: ${names.effect(flag)}`,

  operations: ({ side, ops: value, kind }) =>
    `${seats[side]}: ${ops(value)} for ${KINDS[OPTIONS[kind]]}`,
  coup: ({ side, country, ops: value }) =>
    `${seats[side]}: coup ${names.where(country)}, ${ops(value)}`,
  coupRoll: ({ country, die, modifier, ops, result }) => {
    const resistance = die + modifier + ops - result;
    const sum = `${die}${addend(modifier, 'modifier')}${addend(ops, 'Ops')}${addend(-resistance, 'stability')}`;
    return `Coup ${names.where(country)}: die ${sum} = ${plain(result)}, ${result > 0 ? 'success' : 'failure'}`;
  },
  realign: ({ side, country }) => `${seats[side]}: realignment ${names.where(country)}`,
  realignRoll: ({ side, die: value, modifier }) => `${seats[side]}: ${die(value, modifier)}`,
  spaceRoll: ({ side, box, die, needed }) =>
    `${seats[side]}: space race to ${names.spaceBoxes[box]}, die ${die} (1–${needed} needed), ${die <= needed ? 'success' : 'failure'}`,
  spaceAdvance: ({ side, box }) =>
    `${seats[side]} reaches ${names.spaceBoxes[box]} in the space race`,
  war: ({ side, country }) => `${seats[side]}: war ${names.where(country)}`,
  warRoll: ({ country, die: value, modifier, needed }) =>
    `War ${names.where(country)}: ${die(value, modifier)} (${needed}–6 needed), ${value + modifier >= needed ? 'victory' : 'defeat'}`,
  roll: ({ side, die: value, modifier, needed }) => {
    const rolled = `${seats[side]}: ${die(value, modifier)}`;
    if (needed === 0) return rolled;
    return `${rolled} (${needed} or more needed), ${value + modifier >= needed ? 'success' : 'failure'}`;
  },
  trapRoll: ({ side, die }) =>
    `${seats[side]}: die ${die} (1–4 needed), ${die <= 4 ? 'out of the trap' : 'still trapped'}`,
  trapForfeit: ({ side }) => `${seats[side]} has no card to discard and stays trapped`,

  draw: ({ side, card }) => `${seats[side]} draws ${names.card(card)}`,
  drawHidden: ({ side }) => `${seats[side]} draws a card`,
  examine: ({ side, card }) => `${seats[side]} looks at ${names.card(card)}`,
  examineHidden: ({ side }) => `${seats[side]} looks at a card from the draw pile`,
  putBack: ({ side, count }) =>
    `${seats[side]} returns ${count} ${plural(count, 'card', 'cards')} to the draw pile`,
  reshuffle: () => 'The discard pile becomes the new draw pile',
  reveal: ({ side, card }) => `${seats[side]} shows ${names.card(card)}`,
  discard: ({ side, card }) => `${seats[side]} discards ${names.card(card)}`,
  takeDiscard: ({ side, card }) => `${seats[side]} takes ${names.card(card)} from the discard pile`,
  handOver: ({ side, card }) => `${seats[side]} hands over ${names.card(card)}`,
  remove: ({ card }) => `${names.card(card)} is removed from the game`,
  inFront: ({ card }) => `${names.card(card)} stays on the table`,
  chinaCard: ({ holder, isFaceUp }) =>
    `${names.passingCard} goes to the ${seats[holder]}, face ${isFaceUp ? 'up' : 'down'}`,
  chinaCardVp: ({ holder }) => `${seats[holder]} holds ${names.passingCard} at the end`,

  turn: ({ turn }) => `Turn ${turn}`,
  round: ({ side, round }) => `Action round ${round}: ${seats[side]}`,
  headline: ({ side, card }) => `${seats[side]} headline: ${names.card(card)}`,
  play: ({ side, card, use }) => `${seats[side]} plays ${names.card(card)}: ${USES[OPTIONS[use]]}`,
  event: ({ side, card }) => `Event (${seats[side]}): ${names.card(card)}`,
  noEvent: ({ card }) => `The event does not take place: ${names.card(card)}`,
  pass: ({ side }) => `${seats[side]} passes`,
  scoringSide: ({ region, side, tier, battlegrounds, neighbours }) => {
    const parts = [TIERS[tier]];
    if (battlegrounds > 0) {
      parts.push(`${battlegrounds} ${plural(battlegrounds, 'battleground', 'battlegrounds')}`);
    }
    if (neighbours > 0) {
      parts.push(
        `${neighbours} ${plural(neighbours, 'neighbour', 'neighbours')} of the ${seats[1 - side]}`,
      );
    }
    return `${names.region(region)}, ${seats[side]}: ${parts.join(', ')}`;
  },
  scoring: ({ region, us, ussr }) => `${names.region(region)} scores: US ${us}, USSR ${ussr}`,
  militaryPenalty: ({ us, ussr }) => `Military ops missing: US ${us}, USSR ${ussr}`,
  gameOver: ({ winner, manner }) => names.ending(winner, manner),
});
