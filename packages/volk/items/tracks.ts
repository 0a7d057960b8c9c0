import {
  CARD,
  DONE,
  add,
  call,
  l,
  program,
  step,
  when,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { Track } from '../deck/item.ts';
import { canMove, moveMarker } from '../board/tracks.ts';
import { sideOfProvince } from '../board/map.ts';
import { isSpecial } from '../cards.ts';
import { changeUnrest, offerProvinces, offerUnrest } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { isForFour } from '../result.ts';
import { EAST, WEST, isSuperpower, powerOf, rivalOf } from '../sides.ts';
import { ACTIVE } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, branch, frameAt, optionId, setFrame } from '../vocabulary.ts';
import { itemOf } from './carry.ts';
import { drawArmsCard } from './drawn.ts';
import { changeTreasury } from './money.ts';
import { berlinProtest } from './unrest.ts';

const trackIn = (game: Table): number => frameAt(game, l.value);
const deltaIn = (game: Table): number => frameAt(game, l.extra);
/** Left is West's direction. */
const gainerIn = (game: Table): number => (deltaIn(game) < 0 ? WEST : EAST);

/** Past the end of prestige the gainer calms one unrest of his own or stirs one abroad. */
const beyondPrestige: Steps<Volk> = [
  ask({
    prompt: 'beyondPrestige',
    domain: 'province',
    actor: gainerIn,
    args: (game) => [deltaIn(game)],
    legal: (game, legal) => {
      offerUnrest(game, gainerIn(game), 0, legal);
      offerProvinces(rivalOf(gainerIn(game)), 0, legal);
    },
    take: (game, province) =>
      changeUnrest(game, province, sideOfProvince(province) === gainerIn(game) ? -1 : 1),
  }),
  berlinProtest,
];

/** Past the end of currency and socialists: West stirs one unrest in the East, or East calms one. */
const beyondOthers: Steps<Volk> = [
  when(
    (game) => gainerIn(game) === WEST,
    [
      ask({
        prompt: 'placeUnrest',
        domain: 'province',
        actor: () => WEST,
        args: () => [EAST],
        legal: (_, legal) => offerProvinces(EAST, 0, legal),
        take: (game, province) => changeUnrest(game, province, 1),
      }),
    ],
    [
      ask({
        prompt: 'removeUnrest',
        domain: 'province',
        actor: () => EAST,
        auto: true,
        args: () => [EAST],
        legal: (game, legal) => offerUnrest(game, EAST, 0, legal),
        take: (game, province) => changeUnrest(game, province, -1),
      }),
    ],
  ),
];

/** 2+2 §6.4: a superpower takes $1 or calms one unrest in its Germany. */
const beyondDominance: Steps<Volk> = [
  ask({
    prompt: 'beyondDominance',
    domain: 'province',
    actor: (game) => powerOf(gainerIn(game)),
    auto: true,
    args: (game) => [gainerIn(game)],
    legal: (game, legal) => {
      offerUnrest(game, gainerIn(game), 0, legal);
      add(legal, DONE);
    },
    take: (game, province) => {
      if (province === DONE) changeTreasury(game, gainerIn(game), 1);
      else changeUnrest(game, province, -1);
    },
  }),
];

/** Moves a marker by one: `value` is the track, `extra` the direction. */
export const moveTrack: Program<Volk> = program('moveTrack', [
  when(
    (game) => canMove(game, trackIn(game), deltaIn(game)),
    [
      step((game) => moveMarker(game, trackIn(game), deltaIn(game))),
      when(
        (game) => trackIn(game) === Track.arms,
        [
          call(drawArmsCard, ({ mem }, caller, callee) => {
            mem[callee + l.value] = mem[caller + l.extra] < 0 ? WEST : EAST;
          }),
        ],
      ),
    ],
    [
      step((game) => emit(game, 'trackEnd', trackIn(game), deltaIn(game))),
      branch(trackIn, [
        [Track.prestige, beyondPrestige],
        [Track.currency, beyondOthers],
        [Track.socialists, beyondOthers],
        [Track.dominance, beyondDominance],
      ]),
    ],
  ),
]);

/** 2+2 §6.4: a superpower that acts may turn a prestige arrow into one of dominance. */
const mayRedirect = (game: Table): boolean => {
  const { track, strict } = itemOf(game);
  const seat = actorOf(game);
  return (
    isForFour(game) &&
    track === Track.prestige &&
    !strict &&
    // Arrows of special cards are strict (2+2 §6.4).
    !isSpecial(frameAt(game, CARD)) &&
    isSuperpower(seat) &&
    game.mem[ACTIVE] === seat + 1
  );
};

function offerTracks(_: Table, legal: Mask): void {
  add(legal, optionId('prestige'));
  add(legal, optionId('dominance'));
}

export const arrow: Steps<Volk> = [
  step((game) => {
    const { track, delta } = itemOf(game);
    setFrame(game, l.value, track);
    setFrame(game, l.extra, delta);
  }),
  when(mayRedirect, [
    ask({
      prompt: 'arrowTrack',
      domain: 'option',
      actor: actorOf,
      args: (game) => [deltaIn(game)],
      legal: offerTracks,
      take: (game, choice) => {
        if (choice === optionId('dominance')) setFrame(game, l.value, Track.dominance);
      },
    }),
  ]),
  call(moveTrack, ({ mem }, caller, callee) => {
    mem[callee + l.value] = mem[caller + l.value];
    mem[callee + l.extra] = mem[caller + l.extra];
  }),
];

const CHOICES = ['prestigeLeft', 'prestigeRight', 'dominanceLeft', 'dominanceRight'] as const;
const choiceIds = CHOICES.map(optionId);

/** The active player moves prestige or dominance by one, either way; nobody does by himself. */
export const choiceArrow: Steps<Volk> = [
  when(
    (game) => game.mem[ACTIVE] !== 0,
    [
      ask({
        prompt: 'choiceArrow',
        domain: 'option',
        actor: ({ mem }) => mem[ACTIVE] - 1,
        legal: (_, legal) => choiceIds.forEach((id) => add(legal, id)),
        take: (game, choice) => {
          const index = choiceIds.indexOf(choice);
          setFrame(game, l.value, index < 2 ? Track.prestige : Track.dominance);
          setFrame(game, l.extra, index % 2 === 0 ? -1 : 1);
        },
      }),
      call(moveTrack, ({ mem }, caller, callee) => {
        mem[callee + l.value] = mem[caller + l.value];
        mem[callee + l.extra] = mem[caller + l.extra];
      }),
    ],
  ),
];
