import { faults } from './faults.ts';
import type { Wording } from '../catalogue.ts';
import { ROMAN, signed } from '../signs.ts';
import { cardRules } from './card-rules.ts';
import { cards, newCards } from './cards.ts';
import { ending } from './ending.ts';
import { item, tracks } from './items.ts';
import { log } from './log.ts';
import {
  done,
  doneAt,
  gameOptions,
  optionLabels,
  policeAction,
  presets,
  reasons,
  standInNotice,
} from './options.ts';
import { phases } from './phases.ts';
import { cities, line, provinces, sectors } from './places.ts';
import { prompts, waiting } from './prompts.ts';
import { quoted } from './quoted.ts';
import { seats, title } from './seats.ts';
import { whyNot } from './why-not.ts';

export const ru: Wording = {
  faults,
  title,
  seats,
  provinces,
  cities,
  sectors,
  line,
  cards,
  newCards,
  unnamedCard: (decade, place) => `Карта 2+2 ${ROMAN[decade]}-${place}`,
  quoted: quoted,
  tracks,
  item,
  cardRules,
  prompts,
  waiting,
  log,
  optionLabels,
  done,
  doneAt,
  policeAction,
  phases,
  box: (position) => `Ячейка ${signed(position)}`,
  ending,
  gameOptions,
  whyNot,
  presets,
  reasons,
  standInNotice,
};
