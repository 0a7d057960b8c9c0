import { CHANCE, members, step, whilst, type Ask } from '@brink/kernel';
import {
  CARD_WORDS,
  DISCARD,
  EXAMINED,
  SELF,
  US,
  USSR,
  cardCount,
  countOf,
  countriesWhere,
  discard,
  influenceOf,
  isEmptyZone,
  isPileEmpty,
  knownTo,
  moveCard,
  offerTop,
  pickCountries,
  putIn,
  question,
  reshuffleIfEmpty,
  sideOf,
  takeInfluence,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Africa, India, MiddleEast, SouthAmerica, SoutheastAsia, countries } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

const LEAST = 2;
const CARDS_SHOWN = 4;

/** Countries where both sides have enough to be driven out. */
const contested = countriesWhere(
  (game, country) =>
    influenceOf(game, US, country) >= LEAST && influenceOf(game, USSR, country) >= LEAST,
);

const targets = countries(India)
  .or(Africa)
  .or(SoutheastAsia)
  .or(MiddleEast)
  .or(SouthAmerica)
  .and(contested);
const targetCount = countOf(targets);

/** Turned up and put aside, so that a reshuffle in between does not bring it back. */
const turnUp: Ask<World> = question({
  prompt: 'examine',
  domain: 'card',
  actor: () => CHANCE,
  auto: true,
  legal: offerTop,
  take: (game, shown) => {
    moveCard(game, shown, EXAMINED);
    putIn(game, knownTo(US), shown);
    putIn(game, knownTo(USSR), shown);
    game.reveals++;
  },
});

/** A contested country outside Europe loses all influence; then 4 cards of the pile are discarded. */
export default card(117, {
  condition: (game) => targetCount(game) > 0 || isRuled(game, 'nonAlignedWithoutCountry'),
  event: [
    pickCountries({
      by: SELF,
      prompt: 'nonAligned',
      count: 1,
      where: targets,
      effect: (game, country) => {
        for (const side of [US, USSR] as const) takeInfluence(game, side, country, 999);
      },
    }),
    whilst(
      (game) =>
        cardCount(game, EXAMINED) < CARDS_SHOWN &&
        !(isPileEmpty(game) && isEmptyZone(game, DISCARD)),
      [step(reshuffleIfEmpty), turnUp],
    ),
    step((game) => {
      const shown = members(game.sets.slice(EXAMINED, EXAMINED + CARD_WORDS));
      for (const each of shown) discard(game, sideOf(game, SELF), each);
    }),
  ],
});
