import {
  CHANCE,
  add,
  drop,
  l,
  local,
  setLocal,
  step,
  when,
  type Ask,
  type Local,
} from '@brink/kernel';
import {
  US,
  USSR,
  cardIn,
  discard,
  factsOf,
  gainVp,
  handOf,
  has,
  offerZone,
  pickCard,
  question,
  reveal,
  sideOf,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';

const FIRST = l.target;
const SECOND = l.extra;
const chosen = cardIn(l.value);

/** A random card of the US is shown, not the one that was drawn before. */
const draw = (into: Local): Ask<World> =>
  question({
    prompt: 'randomCard',
    domain: 'card',
    actor: () => CHANCE,
    auto: true,
    legal: (game, legal) => {
      offerZone(game, handOf(sideOf(game, US)), legal);
      drop(legal, local(game, FIRST));
    },
    take: (game, drawn) => {
      setLocal(game, into, drawn);
      reveal(game, sideOf(game, US), drawn);
    },
  });

/** The USSR draws 2 cards of the US and discards one; 2 VP if that was a card of its own. */
export default card(32, {
  event: [
    step((game) => {
      for (const at of [FIRST, SECOND, l.value] as const) setLocal(game, at, 0);
    }),
    draw(FIRST),
    draw(SECOND),
    pickCard(l.value, {
      by: USSR,
      prompt: 'cyrusVance',
      from: (game, legal) => {
        for (const at of [FIRST, SECOND]) if (local(game, at) > 0) add(legal, local(game, at));
      },
    }),
    when(has(l.value), [
      step((game) => {
        const ussr = sideOf(game, USSR);
        discard(game, sideOf(game, US), chosen(game));
        if (factsOf(game, chosen(game)).side === ussr) gainVp(game, ussr, 2);
      }),
    ]),
  ],
});
