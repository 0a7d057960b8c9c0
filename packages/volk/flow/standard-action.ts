import { DONE, add, l, program, step, when, whilst, type Program, type Steps } from '@brink/kernel';
import { hasFactory, reachedFrom, reaches } from '../board/economy.ts';
import {
  MAX_PROVINCES,
  canPassOn,
  changeSector,
  changeStandard,
  offerRaising,
  subsidyFor,
} from '../board/living-standard.ts';
import {
  CITY_COUNT,
  FIRST_ABROAD,
  HAMBURG_CITY,
  NI,
  SH,
  WB,
  sectorOf,
  sideOfProvince,
} from '../board/map.ts';
import { changeUnrest } from '../board/unrest.ts';
import { EAST, WEST, sideOf } from '../sides.ts';
import { ABROAD, HAMBURG, PROVINCE_COUNT, USED } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, optionId, setFrame } from '../vocabulary.ts';

/** In the frame: `value` is what is left of the card, `count` the levels placed. */
const valueLeft = (game: Table): number => frameAt(game, l.value);

/** Whether a province could be raised if Hamburg and the factories abroad counted for it. */
function canRaiseProvince(game: Table, province: number, value: number): boolean {
  const { mem } = game;
  if (province === SH || province === NI) mem[HAMBURG] = province + 1;
  for (let city = FIRST_ABROAD; city < CITY_COUNT; city++) {
    if (reaches(game, city, province)) mem[ABROAD + city - FIRST_ABROAD] = province + 1;
  }
  const isPossible = subsidyFor(game, province) <= value;
  mem[HAMBURG] = 0;
  mem.fill(0, ABROAD, ABROAD + CITY_COUNT - FIRST_ABROAD);
  return isPossible;
}

/** Whether any province of a side could be raised with a card of this value. */
export function canRaise(game: Table, side: number, value: number): boolean {
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    if (sideOfProvince(province) === side && canRaiseProvince(game, province, value)) return true;
  }
  return false;
}

/** Nothing was named before the action, so that what the questions ask can be tried. */
const mattersForHamburg = (game: Table): boolean =>
  hasFactory(game, HAMBURG_CITY) &&
  (canRaiseProvince(game, SH, valueLeft(game)) || canRaiseProvince(game, NI, valueLeft(game)));

/** West says where Hamburg counts for this action. */
const nameHamburg: Steps<Volk> = [
  ask({
    prompt: 'hamburg',
    domain: 'province',
    actor: actorOf,
    legal: (game, legal) => {
      if (sideOf(actorOf(game)) !== WEST || !mattersForHamburg(game)) return;
      add(legal, SH);
      add(legal, NI);
    },
    take: ({ mem }, province) => {
      mem[HAMBURG] = province + 1;
    },
  }),
];

/** East says where each factory abroad counts that reaches two provinces. */
const nameAbroad: Steps<Volk> = [
  step((game) => setFrame(game, l.extra, FIRST_ABROAD)),
  whilst(
    (game) => sideOf(actorOf(game)) === EAST && frameAt(game, l.extra) < CITY_COUNT,
    [
      ask({
        prompt: 'abroad',
        domain: 'province',
        actor: actorOf,
        args: (game) => [frameAt(game, l.extra)],
        legal: (game, legal) => {
          const reached = reachedFrom(game, frameAt(game, l.extra));
          if (reached.length === 2) reached.forEach((province) => add(legal, province));
        },
        take: (game, province) => {
          game.mem[ABROAD + frameAt(game, l.extra) - FIRST_ABROAD] = province + 1;
        },
      }),
      step((game) => setFrame(game, l.extra, frameAt(game, l.extra) + 1)),
    ],
  ),
];

/** A supplier of West Berlin may hand the level on, once an action (`answer`). */
const passOn: Steps<Volk> = [
  when(
    (game) => frameAt(game, l.target) > 0,
    [
      ask({
        prompt: 'passOn',
        domain: 'option',
        actor: actorOf,
        args: (game) => [frameAt(game, l.target) - 1],
        legal: (game, legal) => {
          if (frameAt(game, l.answer) !== 0) return;
          if (!canPassOn(game, frameAt(game, l.target) - 1)) return;
          add(legal, optionId('keep'));
          add(legal, optionId('passOn'));
        },
        take: (game, choice) => {
          if (choice !== optionId('passOn')) return;
          const province = frameAt(game, l.target) - 1;
          changeStandard(game, province, -1);
          changeSector(game, sectorOf[province], 1);
          changeUnrest(game, WB, -1);
          setFrame(game, l.answer, 1);
          setFrame(game, l.target, 0);
        },
      }),
      step((game) => {
        const province = frameAt(game, l.target) - 1;
        if (province >= 0) changeUnrest(game, province, -1);
      }),
    ],
  ),
];

/** Up to three levels, each in another province; the card's value (`value`) fills gaps. */
export const standardAction: Program<Volk> = program('standardAction', [
  step(({ mem }) => {
    mem[USED] = 0;
  }),
  nameHamburg,
  nameAbroad,
  whilst(
    (game) => frameAt(game, l.count) < MAX_PROVINCES,
    [
      ask({
        prompt: 'raiseStandard',
        domain: 'province',
        actor: actorOf,
        auto: true,
        args: (game) => [valueLeft(game), MAX_PROVINCES - frameAt(game, l.count)],
        legal: (game, legal) => {
          offerRaising(game, sideOf(actorOf(game)), valueLeft(game), legal);
          add(legal, DONE);
        },
        take: (game, province) => {
          setFrame(game, l.target, 0);
          if (province === DONE) return setFrame(game, l.count, MAX_PROVINCES);
          setFrame(game, l.value, valueLeft(game) - subsidyFor(game, province));
          setFrame(game, l.count, frameAt(game, l.count) + 1);
          setFrame(game, l.target, province + 1);
          game.mem[USED] |= 1 << province;
          changeStandard(game, province, 1);
        },
      }),
      passOn,
    ],
  ),
  step(({ mem }) => {
    mem[HAMBURG] = 0;
    mem.fill(0, ABROAD, ABROAD + CITY_COUNT - FIRST_ABROAD);
    mem[USED] = 0;
  }),
]);
