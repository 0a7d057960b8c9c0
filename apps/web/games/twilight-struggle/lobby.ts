import { SIDES } from '@brink/board';
import { twilightOptions } from '@brink/crossover/options';
import { PRESETS } from '@brink/twilight-struggle/presets';
import type { GameLobby } from '../../table/game-ui.ts';
import { differencesIn, rulingsIn } from '../struggle/agreed.ts';
import { glanceAt } from '../struggle/glance.ts';
import { conflicts, optionAbout, presetTexts } from './option-texts.ts';
import { summaryOf } from './summary.ts';
import { TEXTS } from './texts.ts';

const TERMS = { texts: TEXTS, ...twilightOptions };

export const lobby: GameLobby = {
  id: 'twilight-struggle',
  ...TERMS,
  presets: { ...PRESETS, crossover: { crossover: true } },
  presetTexts,
  conflicts,
  firstPreset: 'tournament',
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  hasStaff: true,
  headlines: async () => (await import('./cards.ts')).CARDS,
  summary: (options, language) => summaryOf(TERMS, options, language),
  agreed: (options, language) => differencesIn(TERMS, options, language, PRESETS.rulebook),
  fineprint: (options, language) => rulingsIn(TERMS, options, language),
  glance: glanceAt(TEXTS),
};
