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
  card: (c) => `${card(c)} brings me most now.`,
  rivalCard: (c) => `${card(c)} helps the other side, but I can use its points now.`,
  riddance: (c) => `${card(c)} would be suicide at DEFCON 2, so it goes while DEFCON is higher.`,
  event: (c) => `The event of ${card(c)} is worth more than its points.`,
  operations: (c) => `The points of ${card(c)} are worth more than its event.`,
  eventFirst: (c) => `The event of ${card(c)} first, so that my points can answer it.`,
  operationsFirst: (c) => `My points first, the event of ${card(c)} does not change what they do.`,
  space: (c) => `${card(c)} does most in the space race.`,
  intoSpace: (c) => `In space the event of ${card(c)} does not help the other side.`,
  influence: () => 'Influence gains most with these points.',
  coups: () => 'A coup gains most, and counts as military operations.',
  realignments: () => 'The dice of a realignment favour me.',
  control: (c) => `This brings ${place(c)} under control.`,
  break: (c) => `This breaks the other side’s control of ${place(c)}.`,
  towards: (c) => `A step towards control of ${place(c)}.`,
  protect: (c) => `Protects ${place(c)} against a coup or a break of control.`,
  access: (c) => `${place(c)} opens the way to battlegrounds.`,
  coup: (c, chance) => `A coup ${inside(c)} succeeds in ${chance} % of cases and gains most.`,
  winningCoup: (c) => `A coup ${inside(c)} at DEFCON 2 in the other side’s round wins the game.`,
  realign: (c) => `The dice ${inside(c)} favour me.`,
  weaken: (c) => `The other side loses most ${inside(c)}.`,
  discard: (c) => `${card(c)} is the card I can best do without.`,
  enough: () => 'Nothing more is worth doing here.',
  scoreWins: (c) => `${card(c)} now wins the game.`,
  passingCard: () => `${passingCard} is worth giving away now.`,
});
