import { SIDES } from '@brink/board';
import { redSeaOptions } from '@brink/crossover/options';
import type { GameLobby } from '../../table/game-ui.ts';
import { agreedIn, differencesIn, rulingsIn } from '../struggle/agreed.ts';
import { glanceAt } from '../struggle/glance.ts';
import { texts } from './texts.ts';
import { PRESETS, conflicts, optionAbout, presetTexts } from './option-texts.ts';

const TERMS = { texts, ...redSeaOptions };

export const lobby: GameLobby = {
  id: 'red-sea',
  ...TERMS,
  presets: PRESETS,
  firstPreset: 'rulebook',
  presetTexts,
  conflicts,
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  hasStaff: true,
  headlines: async () => (await import('./cards.ts')).CARDS,
  summary: (options, language) =>
    [texts[language].title, ...agreedIn(TERMS, options, language)].join(' · '),
  agreed: (options, language) => differencesIn(TERMS, options, language, PRESETS.rulebook),
  fineprint: (options, language) => rulingsIn(TERMS, options, language),
  glance: glanceAt(texts),
};
