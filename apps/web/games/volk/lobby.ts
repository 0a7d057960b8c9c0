import { volk } from '@brink/volk';
import { optionFields, parseOptions } from '@brink/volk/options';
import type { GameLobby } from '../face.ts';
import { TABLE_WORDS } from './words/index.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const lobby: GameLobby = {
  id: 'volk',
  texts: volk.texts,
  optionFields,
  parseOptions,
  presets: volk.presets!,
  firstPreset: 'base',
  summary: ({ mode = 'base', deck }, language) => {
    const texts = volk.texts[language];
    const parts = [texts.option('mode', mode)];
    if (typeof deck === 'object') parts.push(texts.option('deck', deck));
    return `${texts.title} ${parts.join(' · ')}`;
  },
  glance: ([decade, , west = 0, east = 0], _, language) => {
    const words = TABLE_WORDS[language];
    return `${words.decade(ROMAN[decade])} · ${words.protests(west, east)}`;
  },
};
