import { CARD, call, l, program, step, when } from '@brink/kernel';
import {
  US,
  USSR,
  cardIn,
  conduct,
  countFrom,
  emit,
  handOf,
  isRaised,
  lowerFlag,
  offerFrom,
  optionId,
  pickCard,
  playForEvent,
  raise,
  roundActor,
  showAbsent,
  throughout,
  type Table,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { scoringCards } from '../../card-sets.ts';
import { cardData } from '../../data/cards.ts';
import { Flag } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';

/** Bear Trap waits for the round after, unless a ruling lets it go first. */
const isDue = (game: Table): boolean =>
  roundActor(game) === USSR &&
  isRaised(game, Flag.KremlinFlu) &&
  !(isRaised(game, Flag.BearTrap) && isRuled(game, 'bearTrapBeforeKremlinFlu'));

const holdsScoring = (game: Table): boolean => countFrom(game, handOf(USSR), scoringCards) > 0;

const chosen = cardIn(l.target);

/** A round of the USSR for a scoring card, or for nothing. */
const fluRound = program<World>('kremlinFluRound', [
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

/** The US has its operations; in its next round the USSR plays a scoring card, or nothing. */
export default card(121, {
  event: [conduct(US, cardData(121).ops), raise(Flag.KremlinFlu)],
  lasting: [
    throughout({
      insteadOfRound: [isDue, [call(fluRound)]],
      onTurnEnd: (game) => {
        if (isRuled(game, 'kremlinFluEndsWithTurn')) lowerFlag(game, Flag.KremlinFlu);
      },
    }),
  ],
});
