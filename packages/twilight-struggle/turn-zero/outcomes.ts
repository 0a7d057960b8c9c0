import {
  BATTLEGROUNDS,
  DRAW,
  REMOVED,
  US,
  USSR,
  WAITING,
  addInfluence,
  emit,
  influenceOf,
  moveCard,
  takeInfluence,
  type Table,
} from '@brink/struggle';
import { cardNumber, type CardId } from '../data/cards.ts';
import {
  Austria,
  EastGermany,
  Israel,
  Japan,
  Jordan,
  Lebanon,
  SouthKorea,
  Syria,
  Taiwan,
  UnitedKingdom,
  WestGermany,
} from '../map.ts';
import { CHINA_FACE_UP } from '../state.ts';
import { HIGH, HIGHEST, LOW, LOWEST, type Band, type CrisisId } from './crises.ts';

function takeOut(game: Table, id: CardId): void {
  moveCard(game, cardNumber(id), REMOVED);
  emit(game, 'remove', cardNumber(id));
}

/** Another card takes the place of this one in the Early War deck. */
function exchange(game: Table, id: CardId, other: CardId): void {
  takeOut(game, id);
  moveCard(game, cardNumber(other), DRAW);
  emit(game, 'joinsDeck', cardNumber(other), 0);
}

function toMidWar(game: Table, id: CardId): void {
  moveCard(game, cardNumber(id), WAITING);
  emit(game, 'joinsDeck', cardNumber(id), 1);
}

/** What a crisis changes at once. Free influence waits for the set-up; see `flow/game.ts`. */
const OUTCOMES: Readonly<Record<CrisisId, (game: Table, band: Band) => void>> = {
  've-day': (game, band) => {
    if (band === LOWEST) {
      addInfluence(game, USSR, WestGermany, 1);
      addInfluence(game, USSR, Austria, 1);
    }
    if (band === HIGHEST) {
      takeInfluence(game, USSR, EastGermany, 1);
      addInfluence(game, US, EastGermany, 2);
      exchange(game, 'europe-scoring', 'europe-scoring-allied-berlin');
    }
  },
  // Its cards are taken when all crises are over, its point is placed at the set-up.
  'yalta-and-potsdam': () => {},
  'uk-election': (game, band) => {
    if (band === LOWEST) takeInfluence(game, US, UnitedKingdom, 2);
    if (band === HIGHEST) toMidWar(game, 'socialist-governments');
  },
  israel: (game, band) => {
    if (band <= LOW) addInfluence(game, USSR, Syria, 1);
    if (band === HIGHEST) {
      for (const country of [Israel, Lebanon, Jordan]) addInfluence(game, US, country, 1);
    }
  },
  'vj-day': (game, band) => {
    if (band <= LOW) addInfluence(game, USSR, SouthKorea, 1);
    if (band === LOWEST) {
      addInfluence(game, USSR, SouthKorea, 1);
      addInfluence(game, USSR, Japan, 1);
      toMidWar(game, 'us-japan-mutual-defense-pact');
    }
    if (band === HIGHEST) takeOut(game, 'korean-war');
  },
  'chinese-civil-war': (game, band) => {
    if (band === LOWEST) takeOut(game, 'ussuri-river-skirmish');
    if (band >= HIGH) {
      game.mem[CHINA_FACE_UP] = 0;
      emit(game, 'chinaCard', USSR, 0);
    }
    if (band === HIGHEST) {
      game.sets[BATTLEGROUNDS + (Taiwan >> 5)] |= 1 << (Taiwan & 31);
      addInfluence(game, US, Taiwan, 3 - influenceOf(game, US, Taiwan));
      exchange(game, 'formosan-resolution', 'nationalist-china');
    }
  },
};

export const applyCrisis = (game: Table, id: CrisisId, band: Band): void =>
  OUTCOMES[id](game, band);
