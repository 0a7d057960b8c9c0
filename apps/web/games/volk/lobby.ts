import type { BoardLanguage } from '@brink/board';
import { volk } from '@brink/volk';
import {
  MODES,
  optionFields,
  parseOptions,
  type Mode,
  type VolkOptions,
} from '@brink/volk/options';
import { SEATS } from '@brink/volk/sides';
import type { ByLanguage, GameLobby } from '../../table/game-ui.ts';
import { rulingsIn } from '../struggle/agreed.ts';
import { TABLE_TEXTS } from './texts/index.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

const optionAbout: ByLanguage<Readonly<Record<keyof VolkOptions, string>>> = {
  en: {
    mode: 'Two German states, or with both superpowers.',
    deck: 'The cards and tracks of 2+2; those of the stand-in deck are invented.',
    rulings: 'Points that rest on a single source, or that sources decide differently.',
  },
  ru: {
    mode: 'Два немецких государства или вместе с обеими сверхдержавами.',
    deck: 'Карты и треки «2+2»; в колоде-замене они придуманы.',
    rulings: 'То, что известно лишь из одного источника или решается по-разному.',
  },
};

const MODE_ABOUT: ByLanguage<Readonly<Record<Mode, string>>> = {
  en: {
    base: 'For two: the FRG and the GDR, from 1945 to 1989.',
    'two-plus-two': 'For four: with the USA and the USSR beside the two German states.',
  },
  ru: {
    base: 'Для двоих: ФРГ и ГДР, с 1945 по 1989 год.',
    'two-plus-two': 'Для четверых: США и СССР рядом с двумя немецкими государствами.',
  },
};

const presetsIn = (language: BoardLanguage) =>
  Object.fromEntries(
    MODES.map((mode) => [
      mode,
      { name: volk.texts[language].option('mode', mode), about: MODE_ABOUT[language][mode] },
    ]),
  );

export const lobby: GameLobby = {
  id: 'volk',
  texts: volk.texts,
  optionFields,
  parseOptions,
  presets: volk.presets!,
  firstPreset: 'base',
  presetTexts: { en: presetsIn('en'), ru: presetsIn('ru') },
  conflicts: { en: {}, ru: {} },
  optionAbout,
  seats: ({ mode = 'base' }) => (mode === 'base' ? SEATS.slice(0, 2) : SEATS),
  firstSeat: 'west',
  hasStaff: false,
  takesDeck: ({ mode }) => mode === 'two-plus-two',
  summary: ({ mode = 'base', deck, rulings }, language) => {
    const texts = volk.texts[language];
    const parts = [texts.option('mode', mode)];
    if (typeof deck === 'object') parts.push(texts.option('deck', deck));
    if (Array.isArray(rulings) && rulings.length > 0) {
      parts.push(`${texts.option('rulings')}: ${rulings.length}`);
    }
    return `${texts.title} ${parts.join(' · ')}`;
  },
  fineprint: (options, language) => rulingsIn({ texts: volk.texts }, options, language),
  glance: ([decade, , west = 0, east = 0], _, language) => {
    const words = TABLE_TEXTS[language];
    return `${words.decade(ROMAN[decade])} · ${words.protests(west, east)}`;
  },
};
