import { Game, REVISION, restart, run, type LogSink } from '@brink/kernel';
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
import { CIVIL_WAR_BOX, COUNTRIES, countryNumber, type CountryId } from './data/countries.ts';
import { EDITIONS, type Edition } from './editions/index.ts';
import { parseOptions, type TwilightOptions } from './options.ts';
import { RULES } from './revision.ts';
import { ruledAt, setRuling } from './rulings.ts';
import { NOBODY, TO_WIN } from './scenarios/chinese-civil-war.ts';
import { layOutLateWar, layOutLateWarCard } from './scenarios/late-war.ts';
import { BONUS_INFLUENCE, CHINA_FACE_UP, CHINA_HOLDER, EDITION } from './state.ts';
import { playWith, type Variant } from './variants.ts';
import { twilightWorld, type TwilightWorld } from './world.ts';

const PILES = { early: DRAW, mid: WAITING, late: WAITING + CARD_WORDS } as const;

function layOutMap(game: Table): void {
  for (const [number, { stability, battleground }] of COUNTRIES.entries()) {
    setStability(game, number, stability);
    if (battleground) game.sets[BATTLEGROUNDS + (number >> 5)] |= 1 << (number & 31);
  }
}

function layOutInfluence(game: Table, { influence }: Edition): void {
  for (const side of [US, USSR] as const) {
    for (const [id, points] of Object.entries(influence[side])) {
      setInfluence(game, side, countryNumber(id as CountryId), points);
    }
  }
}

/** Whether a card is in the game from the start. */
function isDealt({ number, marks }: CardData, options: TwilightOptions): boolean {
  if (number === CHINA_CARD || marks.includes('exchange')) return false;
  if (marks.includes('optional') && !options.optionalCards) return false;
  return options.promoCards || !marks.includes('promo');
}

function layOutCards(game: Table, options: TwilightOptions): void {
  for (const card of CARDS as readonly CardData[]) {
    if (!isDealt(card, options)) continue;
    if (options.scenario === 'late-war') layOutLateWarCard(game, card);
    else putIn(game, PILES[card.period], card.number);
  }
}

const SWITCHES = [
  'chineseCivilWar',
  'heldCardsShown',
  'realignIgnoresDefcon',
  'realignIsSafe',
  'mixOperations',
  'mayDeclineSpaceDie',
  'alternativeSpaceRace',
  'bidding',
] as const satisfies readonly Variant[];

function agree(game: Table, options: TwilightOptions, revision: number): void {
  const { edition, scenario } = options;
  game.mem[EDITION] = Object.keys(EDITIONS).indexOf(edition);
  if (scenario === 'late-war') playWith(game, 'lateWar');
  if (scenario === 'turn-zero') playWith(game, 'turnZero');
  for (const name of SWITCHES) if (options[name]) playWith(game, name);
  const rulings = [...EDITIONS[edition].rulings, ...ruledAt(revision), ...options.rulings];
  for (const ruling of rulings) setRuling(game, ruling);
}

export interface Beginning {
  readonly log?: LogSink | undefined;
  /** The rules it keeps to its end; the newest unless a stored game says otherwise. */
  readonly revision?: number | undefined;
  readonly on?: TwilightWorld;
}

/** A new game, standing at its first decision: in the standard game the first card to be dealt. */
export function setup(
  options: TwilightOptions = parseOptions({}),
  { log, revision = RULES, on = twilightWorld }: Beginning = {},
): Table {
  const game: Table = new Game(on.world);
  const { mem } = game;
  game.log = log;
  mem[REVISION] = revision;
  agree(game, options, revision);
  mem[DEFCON] = 5;
  mem[CHINA_HOLDER] = options.chineseCivilWar ? NOBODY : USSR;
  mem[CHINA_FACE_UP] = 1;
  mem[BONUS_INFLUENCE + US] = options.bonusUs;
  mem[BONUS_INFLUENCE + USSR] = options.bonusUssr;
  layOutMap(game);
  if (options.chineseCivilWar) setStability(game, CIVIL_WAR_BOX, TO_WIN);
  if (options.scenario === 'late-war') layOutLateWar(game);
  else layOutInfluence(game, EDITIONS[options.edition]);
  layOutCards(game, options);
  restart(game, on.start);
  run(game);
  return game;
}
