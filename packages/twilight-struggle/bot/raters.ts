import { DONE, l, members } from '@brink/kernel';
import {
  DEFCON,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  influenceOf,
  optionId,
  rivalOf,
  type Table,
} from '@brink/struggle';
import { DECISIVE, NOBODY, adding, asSide, shift, taking } from '@brink/struggle/bot/board';
import type { Bot } from '@brink/struggle/bot/frame';
import { isRivals, isScoringCard } from '@brink/struggle/bot/plays';
import { warFor } from '@brink/struggle/bot/striking';
import {
  frameCard,
  frameLocal,
  orNothing,
  type Rater,
  type Raters,
} from '@brink/struggle/bot/suggest';
import { REGIONS } from '../data/regions.ts';
import * as map from '../map.ts';
import type { TwilightBoard } from './board.ts';
import { warIn } from './card-hints.ts';
import { openingWorth } from './openings.ts';

const YES = optionId('yes');
const DISCARD_CARD = optionId('discard');
const REMOVE = optionId('remove');
const ADD = optionId('add');
const LOWER = optionId('lower');
const RAISE = optionId('raise');
const BOYCOTT = optionId('boycott');
const PLAY = optionId('play');
const UN_INTERVENTION = optionId('unIntervention');

const summit: Rater = (game, side, choice) => {
  if (choice === LOWER) return game.mem[DEFCON] === 2 ? warFor(game, side) : 0.2;
  return choice === RAISE ? (game.mem[DEFCON] === 2 ? 0.4 : 0) : 0.1;
};

const olympicGames: Rater = (game, side, choice) => {
  if (choice !== BOYCOTT) return 0;
  return game.mem[DEFCON] === 2 ? warFor(game, side) : -1.5;
};

const wargames: Rater = (game, side, choice) => {
  if (choice !== YES) return 0;
  const left = asSide(side, game.mem[VP]) - 6;
  return left > 0 ? DECISIVE : left === 0 ? -5 : -DECISIVE;
};

const isSetUp = ({ mem }: Table, card: number): boolean =>
  mem[TURN] === 1 && mem[ROUND] === 0 && card === 0;

/** A point moved elsewhere gains about so much there. */
const MOVED = 0.7;
const LOST_CARD = -1.3;
/** When each card is needed to keep a troublesome one back. */
const NEEDED_CARD = -6;
/** A new card is worth about so much. */
const NEW_CARD = 1.4;
/** What to close for Chernobyl, in the order of the regions. */
const REGION_SIZE = [1.4, 1, 1.2, 0.9, 0.6, 0.9];
const FIRST_REGION = optionId(REGIONS[0]);
const EASTERN = members(map.EasternEurope.words);

/** How influence is placed at the start, and by events that name countries. */
function boardRaters(board: TwilightBoard, alarm: Bot['alarm'], place: Rater): Raters {
  return {
    place: (game, side, country) => {
      const isOpening = country !== DONE && isSetUp(game, frameCard(game));
      const wanted = isOpening ? openingWorth(game, side, country) : 0;
      return wanted > 0 ? wanted : place(game, side, country);
    },
    blockade: (game, _side, choice) =>
      choice === DISCARD_CARD
        ? lostCard(alarm)
        : board.shiftTo(game, map.WestGermany, 0, influenceOf(game, USSR, map.WestGermany)),
    chernobyl: (_game, _side, choice) =>
      board.weightOf(choice - FIRST_REGION) * REGION_SIZE[choice - FIRST_REGION],
    deStalinization: orNothing(
      (game, side, country) => MOVED + adding(board, game, side, country, -1),
    ),
    doubleInfluence: (game, _side, country) =>
      -shift(board, game, country, 0, influenceOf(game, USSR, country)),
    independentReds: (game, _side, country) => {
      const missing = influenceOf(game, USSR, country) - influenceOf(game, US, country);
      return shift(board, game, country, Math.max(0, missing), 0);
    },
    shuttleDiplomacy: (game, _side, country) => board.gainIf(game, country, NOBODY),
    southAfricanUnrest: (game, side, choice) =>
      choice === ADD
        ? adding(board, game, side, map.SouthAfrica, 2)
        : adding(board, game, side, map.SouthAfrica, 1) + adding(board, game, side, map.Angola, 2),
    warTarget: (game, side, country) => warIn(board, game, side, country, frameCard(game)),
    warsawPact: (game, side, choice) => {
      if (choice !== REMOVE) return 1.6;
      let sum = 0;
      for (const country of EASTERN) sum += taking(board, game, side, country, 999);
      return sum;
    },
  };
}

const lostCard = (alarm: Bot['alarm']): number => (alarm.excess >= 0 ? NEEDED_CARD : LOST_CARD);

/** Questions that name cards. */
function cardRaters({ hintOf, alarm, operations, plays }: Bot): Raters {
  const isWar = ({ mem }: Table, card: number): boolean =>
    mem[DEFCON] === 2 && hintOf(card).danger === 'drops';
  const { bestUse, eventWorth, keepWorth, partnerWorth, pointsOfCard, scoringWorth, takenWorth } =
    plays;
  return {
    discardHeld: orNothing((game, side, card) => 0.9 - keepWorth(game, side, card)),
    orderCard: (game, side, card) => -keepWorth(game, rivalOf(side), card),
    aldrichAmes: takenWorth,
    askNot: orNothing((game, side, card) => NEW_CARD - keepWorth(game, side, card)),
    blockadeDiscard: orNothing((game, side, card) => -keepWorth(game, side, card)),
    debtCrisis: (game, side, card) =>
      card === DONE ? -1.6 : -keepWorth(game, side, card) + lostCard(alarm) - LOST_CARD,
    grainSales: (game, side, choice) => {
      const card = frameLocal(game, l.target);
      if (choice === PLAY) return bestUse(game, side, card);
      return choice === UN_INTERVENTION
        ? pointsOfCard(game, side, card)
        : operations.operationsWorth(game, side, 0, 2) + 0.2;
    },
    missileEnvy: (game, side, card) => {
      const rival = rivalOf(side);
      if (isRivals(game, rival, card)) return -pointsOfCard(game, rival, card);
      if (isWar(game, card)) return warFor(game, side);
      return isScoringCard(game, card)
        ? -scoringWorth(game, rival, card)
        : -eventWorth(game, rival, card) - 0.3;
    },
    ourManInTehran: orNothing((game, side, card) => {
      if (isScoringCard(game, card)) return -scoringWorth(game, side, card) - 0.5;
      return isRivals(game, side, card) ? eventWorth(game, rivalOf(side), card) - 0.9 : -1;
    }),
    saltNegotiations: orNothing((game, side, card) => keepWorth(game, side, card) - 0.8),
    starWars: (game, side, card) => {
      if (isWar(game, card)) return warFor(game, side);
      const worth = eventWorth(game, side, card);
      return isRivals(game, side, card) ? -worth : worth;
    },
    unIntervention: (game, side, card) => partnerWorth(game, side, card, 0.7),
  };
}

/** How the questions of this game are answered; the rest is as in all games of the family. */
export function twilightRaters(bot: Bot, board: TwilightBoard, shared: Raters): Raters {
  const { alarm } = bot;
  return {
    ...boardRaters(board, alarm, shared.place!),
    ...cardRaters(bot),
    defconLevel: (game, side, level) => {
      if (level === 1) return warFor(game, side);
      if (alarm.excess >= 0) return level;
      return level === 2 ? 0.3 : level === 3 ? 0.4 : level === 4 ? 0.2 : 0.1;
    },
    olympicGames,
    summit,
    wargames,
  };
}
