import { CARD, l, call, program, step, when } from '@brink/kernel';
import {
  USSR,
  cardIn,
  countFrom,
  emit,
  handOf,
  isRaised,
  lowerFlag,
  offerFrom,
  optionId,
  pickCard,
  playForEvent,
  roundActor,
  showAbsent,
  type Table,
  type World,
} from '@brink/struggle';
import { scoringCards } from '../card-sets.ts';
import { Flag } from '../flags.ts';
import { isRuled } from '../rulings.ts';

/** Bear Trap waits for the round after, unless a ruling lets it go first. */
export const isFluDue = (game: Table): boolean =>
  roundActor(game) === USSR &&
  isRaised(game, Flag.KremlinFlu) &&
  !(isRaised(game, Flag.BearTrap) && isRuled(game, 'bearTrapBeforeKremlinFlu'));

const holdsScoring = (game: Table): boolean => countFrom(game, handOf(USSR), scoringCards) > 0;

const chosen = cardIn(l.target);

/** Kremlin Flu: a round of the USSR for a scoring card, or for nothing. */
export const kremlinFlu = program<World>('kremlinFluRound', [
  step((game) => lowerFlag(game, Flag.KremlinFlu)),
  when(
    holdsScoring,
    [
      pickCard(l.target, {
        by: USSR,
        prompt: 'kremlinFlu',
        from: (game, legal) => offerFrom(game, handOf(USSR), scoringCards, legal),
      }),
      step((game) => emit(game, 'play', USSR, chosen(game), optionId('event'))),
      call(playForEvent, ({ mem }, caller, callee) => {
        mem[callee + CARD] = mem[caller + l.target];
      }),
    ],
    [
      step((game) => {
        showAbsent(game, USSR, scoringCards);
        game.reveals++;
        emit(game, 'skipRound', USSR);
      }),
    ],
  ),
]);
