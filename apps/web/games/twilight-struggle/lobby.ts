import { SIDES } from '@brink/board';
import { optionFields, parseOptions } from '@brink/twilight-struggle/options';
import { PRESETS } from '@brink/twilight-struggle/presets';
import type { GameLobby } from '../face.ts';
import { glanceAt } from '../struggle/glance.ts';
import { optionAbout } from './option-words.ts';
import { TEXTS } from './texts.ts';

export const lobby: GameLobby = {
  id: 'twilight-struggle',
  texts: TEXTS,
  optionFields,
  parseOptions,
  presets: PRESETS,
  firstPreset: 'tournament',
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  summary: ({ edition, scenario, bonusUs }, language) => {
    const texts = TEXTS[language];
    const parts = [texts.option('edition', edition ?? 'deluxe')];
    if (scenario !== undefined && scenario !== 'standard') {
      parts.push(texts.option('scenario', scenario));
    }
    if (Number(bonusUs) > 0) parts.push(`${texts.seats[0]} +${String(bonusUs)}`);
    return `${texts.title}, ${parts.join(' · ')}`;
  },
  glance: glanceAt(TEXTS),
};
