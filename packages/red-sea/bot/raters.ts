import { FP, PC, l } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  DEFCON,
  SWAPPED,
  influenceOf,
  optionId,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE, adding, asSide, taking } from '@brink/struggle/bot/board';
import type { Bot } from '@brink/struggle/bot/frame';
import { warFor } from '@brink/struggle/bot/striking';
import { frameLocal, orNothing, type Rater, type Raters } from '@brink/struggle/bot/suggest';

const ONE = optionId('one');
const SIX = optionId('six');
const YES = optionId('yes');
const LOWER = optionId('lower');

/** Dice that should be low. */
const LOW_DICE: ReadonlySet<string | undefined> = new Set(['spaceDie', 'trapDie']);

/** The die itself is what the machine asks for next. */
const fixDie: Rater = ({ mem, rules }, _side, choice) => {
  const die = rules.code[mem[mem[FP] + PC] + 1].ask?.prompt;
  const wanted = LOW_DICE.has(die) ? ONE : SIX;
  return choice === wanted ? 1 : choice === ONE || choice === SIX ? -1 : 0;
};

const defconStep: Rater = (game, side, choice) => {
  const level = game.mem[DEFCON];
  if (choice !== LOWER) return level === 2 ? 0.4 : 0;
  return level === 2 ? warFor(game, side) : 0.2;
};

/** A point moved elsewhere gains about so much there. */
const MOVED = 0.7;

/** The coup that Famine brings: 2 operations and 1 more on the die. */
const FAMINE_OPS = 3;

/** How the questions of the cards are answered; on another map as well, for those that travel. */
export function redSeaRaters({ board, striking, plays }: Bot): Raters {
  const { keepWorth } = plays;

  const throwAway: Rater = (game, side, card) => -keepWorth(game, side, card);

  /** The coup that Famine would bring in a country; 0 where there is none to make. */
  const famineCoup = (game: Table, side: Side, country: number): number =>
    influenceOf(game, rivalOf(side), country) === 0
      ? 0
      : striking.coupValue(game, side, country, FAMINE_OPS);

  /** Its coup has to be made if there is a target, so two bad ones are worse than none. */
  const faminePair = (game: Table, side: Side, one: number, other: number): number => {
    const first = famineCoup(game, side, one);
    const second = famineCoup(game, side, other);
    return first === 0 ? second : second === 0 ? first : Math.max(first, second);
  };

  const famine: Rater = (game, side, country) => {
    const first = frameLocal(game, l.target) - 1;
    if (first >= 0) return faminePair(game, side, first, country);
    let best = -DECISIVE;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      const near = game.rules.adjacency[country * COUNTRY_WORDS + i];
      for (let word = near; word !== 0; word &= word - 1) {
        const other = (i << 5) + 31 - Math.clz32(word & -word);
        best = Math.max(best, faminePair(game, side, country, other));
      }
    }
    return best;
  };

  const separatists: Rater = (game, side, country) => {
    const rival = influenceOf(game, rivalOf(side), country);
    return asSide(side, board.shiftTo(game, country, rival, rival));
  };

  /** What the event is worth with the superpowers exchanged. */
  const mengistu: Rater = (game, side, card) => {
    const { mem } = game;
    mem[SWAPPED] = 1;
    const worth = plays.eventWorth(game, side, card);
    mem[SWAPPED] = 0;
    return worth;
  };

  return {
    fixDie,
    defconStep,
    centcom: (game, side, country) =>
      influenceOf(game, side, country) > 0 ? board.stakeIn(game, country) : 0,
    cyrusVance: (game, side, card) => {
      const isOwn = game.rules.cards[card]!.side === side;
      return keepWorth(game, rivalOf(side), card) + (isOwn ? 2 : 0);
    },
    famine,
    gosplan: throwAway,
    heroDiscard: throwAway,
    heroTake: (game, side, card) => keepWorth(game, side, card),
    mengistu: orNothing(mengistu),
    mrNyet: orNothing((game, side, country) => taking(board, game, side, country, 999)),
    oau: throwAway,
    separatists,
    usaid: (_game, _side, choice) => (choice === YES ? 0.3 : 0),
    vanguard: orNothing((game, side, country) => MOVED + adding(board, game, side, country, -1)),
    waterWars: (game, side, country) => taking(board, game, side, country, 999),
    weAreTheWorld: (game, side, country) => adding(board, game, side, country, 2),
  };
}
