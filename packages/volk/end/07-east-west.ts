import { add, l, program, step, when, whilst, type Mask, type Program } from '@brink/kernel';
import { standardOf } from '../board/living-standard.ts';
import { WB, across, sideOfProvince } from '../board/map.ts';
import { changeUnrest, protestsIn } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { berlinProtest } from '../items/unrest.ts';
import { isRuled } from '../rulings.ts';
import { PROTESTS, PROVINCE_COUNT } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, frameAt, setFrame } from '../vocabulary.ts';

const provinceIn = (game: Table): number => frameAt(game, l.value);

/** How much unrest a province can cause in one across the border. */
export const attackOn = (game: Table, province: number, target: number, protests: number): number =>
  Math.max(0, standardOf(game, province) - protests - standardOf(game, target));

const strike = (game: Table, target: number): void => {
  const province = provinceIn(game);
  const unrest = attackOn(game, province, target, game.mem[PROTESTS + province]);
  if (unrest === 0) return;
  emit(game, 'attack', province, target, unrest);
  changeUnrest(game, target, unrest);
};

function offerTargets(game: Table, legal: Mask): void {
  const province = provinceIn(game);
  for (const target of across[province]) {
    if (attackOn(game, province, target, game.mem[PROTESTS + province]) > 0) add(legal, target);
  }
}

/** Whether a province strikes every poorer neighbour: only West Berlin, by default. */
export const strikesAll = (game: Table, province: number): boolean =>
  province === WB && !isRuled(game, 'berlinStrikesOne');

/** Phase 7. Each province is compared with a poorer one across the border; West's begin. */
export const eastWest: Program<Volk> = program('eastWest', [
  step((game) => {
    const { mem } = game;
    for (let p = 0; p < PROVINCE_COUNT; p++) mem[PROTESTS + p] = protestsIn(game, p);
    setFrame(game, l.value, 0);
  }),
  whilst(
    (game) => provinceIn(game) < PROVINCE_COUNT,
    [
      when(
        (game) => strikesAll(game, provinceIn(game)),
        // West Berlin shines on both of its neighbours.
        [step((game) => across[WB].forEach((target) => strike(game, target)))],
        [
          ask({
            prompt: 'attack',
            domain: 'province',
            actor: (game) => sideOfProvince(provinceIn(game)),
            auto: true,
            args: (game) => [provinceIn(game)],
            legal: offerTargets,
            take: strike,
          }),
          berlinProtest,
        ],
      ),
      step((game) => setFrame(game, l.value, provinceIn(game) + 1)),
    ],
  ),
  step(({ mem }) => {
    mem.fill(0, PROTESTS, PROTESTS + PROVINCE_COUNT);
  }),
]);
