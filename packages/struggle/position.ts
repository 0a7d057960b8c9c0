import {
  PositionError,
  cardPlacesPart,
  cardSetPart,
  cellsPart,
  fieldPart,
  indexIn,
  membersPart,
  otherParts,
  placesIn,
  positionForm,
  readInteger,
  type CardPlaces,
  type Naming,
  type PositionForm,
  type PositionPackage,
  type PositionPart,
} from '@brink/kernel';
import { absentFrom, handOf, knownTo } from './deck.ts';
import { influenceOf, setInfluence, setStability, stabilityOf } from './influence.ts';
import { positionFaults, positionNotes } from './position-faults.ts';
import { US, USSR, type Side } from './sides.ts';
import {
  CARD_WORDS,
  DISCARD,
  DRAW,
  FLAGS,
  FLAG_WORDS,
  IN_FRONT,
  OLDER,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  PHASING,
  REMOVED,
  ROUND,
  ROUND_OF,
  TURN,
  WAITING,
} from './state.ts';
import type { Table, World } from './world.ts';

/** What a game of the family adds to the spelling of its positions. */
export interface StrugglePosition {
  /** Countries, and the boxes after them where influence lies. */
  readonly areas: (game: Table) => number;
  /** Lasting effects by name, those of visiting cards too where they play. */
  readonly effects: (rules: World) => Readonly<Record<string, number>>;
}

/** What of a package of the family its positions need. */
export type StrugglePackage<Options extends object> = PositionPackage<World, Options> & {
  readonly choiceName: (domain: string, choice: number) => string;
  readonly choiceOf: (domain: string, name: string) => number | undefined;
};

const SIDES = ['us', 'ussr'] as const;
const HEADLINE = 'headline';
const BOTH: readonly Side[] = [US, USSR];

const sideCalled = (word: string | undefined, field: string): Side => {
  const side = (SIDES as readonly (string | undefined)[]).indexOf(word);
  if (side < 0) throw new PositionError('value', field, word ?? '');
  return side as Side;
};

/** `turn.3.headline`, or the action round of a side: `turn.3.2.ussr`. */
const moment = {
  name: 'turn',
  write: ({ mem }: Table): readonly string[] =>
    mem[ROUND] === 0 || mem[ROUND_OF] === 0
      ? [`${mem[TURN]}`, HEADLINE]
      : [`${mem[TURN]}`, `${mem[ROUND]}`, SIDES[mem[ROUND_OF] - 1]],
  read: (game: Table, words: readonly string[]): void => {
    const { mem, sets } = game;
    const [turn, round, side, more] = words;
    const isHeadline = round === HEADLINE && side === undefined;
    mem[TURN] = readInteger(turn, 'turn', 1, 10);
    mem[ROUND] = isHeadline ? 0 : readInteger(round, 'turn', 1, 9);
    mem[ROUND_OF] = isHeadline ? 0 : sideCalled(side, 'turn') + 1;
    if (more !== undefined) throw new PositionError('value', 'turn', more);
    sets.fill(0, FLAGS, FLAGS + FLAG_WORDS);
    for (let country = 0; country < game.rules.countryCount; country++) {
      for (const each of BOTH) setInfluence(game, each, country, 0);
    }
    game.rules.joinDecks(game);
  },
};

/** `passing.us.up`: who has the card that passes from side to side, and whether it may be played. */
const passing = fieldPart<World>(
  'passing',
  ({ mem }) => [SIDES[mem[PASSING_HOLDER]] ?? 'nobody', mem[PASSING_FACE_UP] ? 'up' : 'down'],
  ({ mem }, [holder, face, more]) => {
    mem[PASSING_HOLDER] = holder === 'nobody' ? 2 : sideCalled(holder, 'passing');
    if ((face !== 'up' && face !== 'down') || more !== undefined) {
      throw new PositionError('value', 'passing', face ?? '');
    }
    mem[PASSING_FACE_UP] = face === 'up' ? 1 : 0;
  },
);

/** `influence.italy.2-1`: of the US, then of the USSR, where there is any. */
const influence = (areas: StrugglePosition['areas'], naming: Naming): PositionPart<World> =>
  fieldPart(
    'influence',
    (game) =>
      Array.from({ length: areas(game) }, (_, country) => country).flatMap((country) => {
        const [us, ussr] = BOTH.map((side) => influenceOf(game, side, country));
        return us + ussr === 0 ? [] : [naming.nameOf(country), `${us}-${ussr}`];
      }),
    (game, words) => {
      for (let i = 0; i < words.length; i += 2) {
        const country = indexIn(naming, 'influence', words[i], areas(game));
        const found = /^(\d{1,2})-(\d{1,2})$/.exec(words[i + 1] ?? '');
        if (!found) throw new PositionError('value', 'influence', words[i]);
        for (const side of BOTH) setInfluence(game, side, country, Number(found[1 + side]));
      }
    },
  );

/** `stability.zaire.3`: where an event has changed it. */
const stability = (areas: StrugglePosition['areas'], naming: Naming): PositionPart<World> =>
  fieldPart(
    'stability',
    (game, bare) =>
      Array.from({ length: areas(game) }, (_, country) => country).flatMap((country) =>
        stabilityOf(game, country) === stabilityOf(bare, country)
          ? []
          : [naming.nameOf(country), `${stabilityOf(game, country)}`],
      ),
    (game, words) => {
      for (let i = 0; i < words.length; i += 2) {
        const country = indexIn(naming, 'stability', words[i], areas(game));
        setStability(game, country, readInteger(words[i + 1], 'stability', 1, 5));
        for (const side of BOTH) {
          setInfluence(game, side, country, influenceOf(game, side, country));
        }
      }
    },
  );

/** Who was phasing is only told where no round says it. */
const phasing = fieldPart<World>(
  'phasing',
  ({ mem }, bare) =>
    mem[ROUND] === 0 && mem[PHASING] !== bare.mem[PHASING] ? [SIDES[mem[PHASING]]] : [],
  ({ mem }, [side]) => void (mem[PHASING] = sideCalled(side, 'phasing')),
);

const cardsOf = ({ pile }: World): CardPlaces<World> => ({
  size: CARD_WORDS,
  places: [
    ['us-hand', handOf(US)],
    ['ussr-hand', handOf(USSR)],
    ['discard', DISCARD],
    ['removed', REMOVED],
    ['front', IN_FRONT],
    ['draw', DRAW],
    ['waiting', WAITING],
    ['waiting-late', WAITING + CARD_WORDS],
  ],
  rest: DRAW,
  pile,
  isCard: ({ rules: { cards, passingCard } }, card) =>
    cards[card] !== undefined && card !== passingCard,
});

/** Told by parts of their own, or worked out when the play begins. */
const TOLD: ReadonlySet<string> = new Set(
  [
    ['fp', 'returned', 'answers', 'stack', 'revision', 'rulings'],
    ['presence', 'control', 'reach', 'marked', 'placed', 'realigned', 'held'],
    ['influence', 'stability', 'flags', 'vp', 'defcon', 'militaryOps', 'space', 'spaceAttempts'],
    ['hands', 'draw', 'discard', 'removed', 'resolving', 'inFront', 'examined', 'waiting'],
    ['known', 'absent', 'older', 'turn', 'round', 'roundOf', 'phasing', 'committed'],
    ['passingHolder', 'passingFaceUp', 'headlines', 'result', 'manner'],
    ['reachedTwo', 'edition', 'variants', 'bidding', 'draftsFirst'],
    ['top of the pile count', 'top of the pile', 'bottom of the pile count', 'bottom of the pile'],
  ].flat(),
);

/** What means nothing once a play is over. */
const SCRATCH = ['fp', 'returned', 'answers', 'stack', 'marked'];
const ALWAYS: ReadonlySet<string> = new Set(SCRATCH);
/** Reach and the rest are judged when an action round begins. */
const IN_HEADLINES: ReadonlySet<string> = new Set([...SCRATCH, 'reach', 'reachedTwo']);

/** Positions of a game of the family: where the headline phase or an action round begins. */
export function strugglePosition<Options extends object>(
  game: () => StrugglePackage<Options>,
  { areas, effects }: StrugglePosition,
): PositionForm<World, Options> {
  const countries: Naming = {
    nameOf: (country) => game().choiceName('country', country),
    indexOf: (name) => game().choiceOf('country', name),
  };
  const partsOf = (rules: World): readonly PositionPart<World>[] => {
    const { layout } = rules;
    const numbers = effects(rules);
    const names = new Map(Object.entries(numbers).map(([name, flag]) => [flag, name]));
    return [
      cellsPart(layout, 'vp', true),
      cellsPart(layout, 'defcon', true),
      cellsPart(layout, 'militaryOps'),
      cellsPart(layout, 'space'),
      cellsPart(layout, 'spaceAttempts'),
      passing,
      // Stability first: control follows from both.
      stability(areas, countries),
      influence(areas, countries),
      membersPart('effects', FLAGS, FLAG_WORDS, {
        nameOf: (flag) => names.get(flag) ?? `${flag}`,
        indexOf: (name) => (Object.hasOwn(numbers, name) ? numbers[name] : undefined),
      }),
      cardPlacesPart(cardsOf(rules)),
      cardSetPart('us-knows', knownTo(US), CARD_WORDS),
      cardSetPart('ussr-knows', knownTo(USSR), CARD_WORDS),
      cardSetPart('us-lacks', absentFrom(US), CARD_WORDS),
      cardSetPart('ussr-lacks', absentFrom(USSR), CARD_WORDS),
      cardSetPart('since-reshuffle', OLDER, CARD_WORDS),
      phasing,
      ...otherParts<World>(layout, { told: TOLD, members: () => countries }),
    ];
  };
  const known = new WeakMap<World, readonly PositionPart<World>[]>();
  return positionForm(game, {
    moment,
    parts: (rules) => {
      let parts = known.get(rules);
      if (!parts) known.set(rules, (parts = partsOf(rules)));
      return parts;
    },
    places: (table) => placesIn(cardsOf(table.rules), table),
    playOn: ({ playOn }) => playOn,
    faults: positionFaults,
    notes: positionNotes,
    scratch: ({ mem }) => (mem[ROUND] === 0 ? IN_HEADLINES : ALWAYS),
  });
}
