import { Game, run, restart } from '@brink/kernel';
import {
  BATTLEGROUNDS,
  CARD_WORDS,
  DEFCON,
  DRAW,
  US,
  USSR,
  WAITING,
  putIn,
  setInfluence,
  setStability,
  type Table,
} from '@brink/struggle';
import { CHINA_CARD } from './card-sets.ts';
import { CARDS, type CardData } from './data/cards.ts';
import { COUNTRIES, countryNumber, type CountryId } from './data/countries.ts';
import { EDITIONS, type Edition } from './editions/index.ts';
import { parseOptions, type TwilightOptions } from './options.ts';
import { setRuling } from './rulings.ts';
import { BONUS_INFLUENCE, CHINA_FACE_UP, CHINA_HOLDER, EDITION } from './state.ts';
import { START, world } from './world.ts';

const PILES = { early: DRAW, mid: WAITING, late: WAITING + CARD_WORDS } as const;

function layOutBoard(game: Table, edition: Edition): void {
  for (const [number, { stability, battleground }] of COUNTRIES.entries()) {
    setStability(game, number, stability);
    if (battleground) game.sets[BATTLEGROUNDS + (number >> 5)] |= 1 << (number & 31);
  }
  for (const side of [US, USSR] as const) {
    for (const [id, points] of Object.entries(edition.influence[side])) {
      setInfluence(game, side, countryNumber(id as CountryId), points);
    }
  }
}

function layOutCards(game: Table, withOptional: boolean): void {
  for (const { number, period, marks } of CARDS as readonly CardData[]) {
    if (number === CHINA_CARD) continue;
    if (marks.includes('optional') && !withOptional) continue;
    putIn(game, PILES[period], number);
  }
}

/** A new game, standing at its first decision: the first card to be dealt. */
export function setup(options: TwilightOptions = parseOptions({}), log?: Table['log']): Table {
  const game = new Game(world);
  game.log = log;
  const edition = EDITIONS[options.edition];
  game.mem[EDITION] = Object.keys(EDITIONS).indexOf(options.edition);
  game.mem[DEFCON] = 5;
  game.mem[CHINA_HOLDER] = USSR;
  game.mem[CHINA_FACE_UP] = 1;
  game.mem[BONUS_INFLUENCE + US] = options.bonusUs;
  game.mem[BONUS_INFLUENCE + USSR] = options.bonusUssr;
  for (const ruling of [...edition.rulings, ...options.rulings]) setRuling(game, ruling);
  layOutBoard(game, edition);
  layOutCards(game, options.optionalCards);
  restart(game, START);
  run(game);
  return game;
}
