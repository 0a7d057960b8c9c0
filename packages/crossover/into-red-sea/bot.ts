import {
  DEFCON,
  MILITARY_OPS,
  TURN,
  VP,
  controls,
  influenceOf,
  optionId,
  rivalOf,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE, asSide, taking, type Board } from '@brink/struggle/bot/board';
import type { Bot } from '@brink/struggle/bot/frame';
import {
  UNKNOWN_EVENT,
  changes,
  plus,
  thisTurn,
  warWorthIn,
  type Hint,
  type Worth,
} from '@brink/struggle/bot/hints';
import { militaryWorth, warFor } from '@brink/struggle/bot/striking';
import { orNothing, type Rater, type Raters } from '@brink/struggle/bot/suggest';
import { aiWith } from '@brink/red-sea/bot/index';
import { COUNTRY_COUNT } from '@brink/red-sea/data/countries';
import { Egypt, SaudiArabia, SeaLanes, Sudan } from '@brink/red-sea/map';
import { LAST_TURN } from '@brink/red-sea/state';
import { rateDraft } from '../draft-rater.ts';
import { VISITORS, type VisitingId } from './visitors.ts';

const BRUSH_WAR = { needs: 3, vp: 1 } as const;

function brushWarIn(board: Board, game: Table, side: Side, country: number): number {
  return warWorthIn(board, game, side, country, BRUSH_WAR);
}

const brushWar: Worth = (game, side, { board }) => {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    const isThere = influenceOf(game, rivalOf(side), country) > 0 && country !== SeaLanes;
    if (isThere && stabilityOf(game, country) <= 2) {
      best = Math.max(best, brushWarIn(board, game, side, country));
    }
  }
  return best + militaryWorth(game, side, 3);
};

function armsRace({ mem }: Table, side: Side): number {
  if (mem[MILITARY_OPS + side] <= mem[MILITARY_OPS + rivalOf(side)]) return 0;
  return mem[MILITARY_OPS + side] >= mem[DEFCON] ? 3 : 1;
}

const WARGAMES_COST = 6;
const spare = ({ mem }: Table, side: Side): number => asSide(side, mem[VP]) - WARGAMES_COST;

const MUSLIM = [Sudan, Egypt, SaudiArabia];
const muslimRevolution: Worth = (game, side, { board }) => {
  const worths = MUSLIM.map((country) => taking(board, game, side, country, 999)).sort(
    (a, b) => b - a,
  );
  return Math.max(0, worths[0]) + Math.max(0, worths[1]);
};

const opec = (game: Table, side: Side): number =>
  [Egypt, SaudiArabia].filter((country) => controls(game, side, country)).length;

const lasting =
  (worth: number) =>
  ({ mem }: Table): number =>
    mem[TURN] < mem[LAST_TURN] ? worth : worth / 2;

/** What a player of Red Sea knows of the cards of Twilight Struggle. */
const HINTS: Readonly<Record<VisitingId, Hint>> = {
  'brush-war': { worth: brushWar },
  'arms-race': { worth: armsRace },
  'salt-negotiations': { worth: 1.1, calms: true },
  summit: { worth: 0.3, danger: 'eitherMayDrop' },
  'missile-envy': { worth: 0.8 },
  'bear-trap': { worth: 2.5 },
  'colonial-rear-guards': { worth: 2, isAnswerable: true },
  'puppet-governments': { worth: 1.2, isAnswerable: true },
  'sadat-expels-soviets': {
    worth: changes([Egypt, 1, -99]),
    isAnswerable: true,
  },
  'voice-of-america': { worth: 2, isAnswerable: true },
  'our-man-in-tehran': { worth: 0.6 },
  'brezhnev-doctrine': { worth: thisTurn(2.6), headline: 2.8 },
  'muslim-revolution': { worth: muslimRevolution, isAnswerable: true },
  opec: { worth: opec },
  'lone-gunman': { worth: 1.2, danger: 'rivalOps' },
  terrorism: { worth: 1.2 },
  wargames: { worth: (game, side) => (spare(game, side) > 0 ? DECISIVE : 0) },
  'north-sea-oil': { worth: thisTurn(1.8) },
  'awacs-sale-to-saudis': {
    worth: plus(0.3, changes([SaudiArabia, 2, 0])),
    isAnswerable: true,
  },
  'aldrich-ames-remix': { worth: lasting(1.8), costsCard: true },
  'yuri-and-samantha': { worth: thisTurn(0.8) },
};

const hints = new Map(VISITORS.map(({ number, id }) => [number, HINTS[id]]));

const LOWER = optionId('lower');
const RAISE = optionId('raise');
const YES = optionId('yes');

const summit: Rater = (game, side, choice) => {
  const isTense = game.mem[DEFCON] === 2;
  if (choice === LOWER) return isTense ? warFor(game, side) : 0.2;
  return choice === RAISE && isTense ? 0.4 : 0;
};

const wargames: Rater = (game, side, choice) => {
  if (choice !== YES) return 0;
  const left = spare(game, side);
  return left > 0 ? DECISIVE : left === 0 ? -5 : -DECISIVE;
};

function raters({ board, plays: { keepWorth, takenWorth } }: Bot): Raters {
  return {
    draftCards: rateDraft((card) => hints.get(card) ?? UNKNOWN_EVENT),
    warTarget: (game, side, country) => brushWarIn(board, game, side, country),
    summit,
    wargames,
    saltNegotiations: orNothing((game, side, card) => keepWorth(game, side, card) - 0.8),
    missileEnvy: (game, side, card) => -keepWorth(game, side, card),
    aldrichAmes: takenWorth,
    ourManInTehran: orNothing((game, side, card) => -keepWorth(game, side, card)),
  };
}

/** How Red Sea is played well with cards of Twilight Struggle in it. */
export const ai = aiWith({ hints, raters });
