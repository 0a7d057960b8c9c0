import type { SharedReason } from '../../bot/reason.ts';
import type { Message, ReasonNames } from '../message.ts';

const points = (vp: number): string => (vp > 0 ? `+${vp}` : `${vp}`.replace('-', '−'));

/** Why a bot has chosen what it chose, in one line for learners. */
export const sharedReasons = ({
  card,
  place,
  where: inside,
  passingCard,
}: ReasonNames): Readonly<Record<SharedReason, Message>> => ({
  best: () => 'It looks best as things stand.',
  headline: (c) => `${card(c)} does most as a headline.`,
  score: (c, vp) => `${card(c)} now: ${points(vp)} VP for me as the region stands.`,
  scoreDue: (c) => `${card(c)} must be played before the turn ends.`,
  card: (c) => `${card(c)} gains me most now.`,
  rivalCard: (c) => `${card(c)} helps my opponent, but I can use its Ops now.`,
  riddance: (c) => `${card(c)} would be suicide at DEFCON 2, so it goes while DEFCON is higher.`,
  event: (c) => `${card(c)}: its event is worth more than its Ops.`,
  operations: (c) => `${card(c)}: its Ops are worth more than its event.`,
  eventFirst: (c) => `${card(c)}: the event first, so that my operations can answer it.`,
  operationsFirst: (c) =>
    `${card(c)}: my operations first, the event does not change what they do.`,
  space: (c) => `${card(c)} does most in the space race.`,
  intoSpace: (c) => `${card(c)}: in space its event does not help my opponent.`,
  influence: () => 'Influence gains most with these Ops.',
  coups: () => 'A coup gains most, and counts as military ops.',
  realignments: () => 'The realignment dice favour me.',
  control: (c) => `This brings ${place(c)} under control.`,
  break: (c) => `This breaks my opponent’s control of ${place(c)}.`,
  towards: (c) => `A step towards control of ${place(c)}.`,
  protect: (c) => `Protects ${place(c)} against a coup or a break of control.`,
  access: (c) => `${place(c)} opens the way to battlegrounds.`,
  coup: (c, chance) => `A coup ${inside(c)} succeeds in ${chance}% of cases and gains most.`,
  winningCoup: (c) =>
    `A coup ${inside(c)} at DEFCON 2 in my opponent’s action round wins the game.`,
  realign: (c) => `The dice ${inside(c)} favour me.`,
  weaken: (c) => `My opponent loses most ${inside(c)}.`,
  discard: (c) => `${card(c)} is the card I can best do without.`,
  enough: () => 'Nothing more is worth doing here.',
  scoreWins: (c) => `${card(c)} now wins the game.`,
  passingCard: () => `${passingCard} is worth giving away now.`,
});
