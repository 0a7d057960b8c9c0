import type { CrossoverOptions } from '@brink/crossover/options';
import type { ConflictCode, TwilightOptions } from '@brink/twilight-struggle/options';
import type { PresetId } from '@brink/twilight-struggle/presets';
import { gameOptions as en } from '@brink/twilight-struggle/text/en/options';
import { gameOptions as ru } from '@brink/twilight-struggle/text/ru/options';
import type { ByLanguage } from '../../table/game-ui.ts';

/** What each option means, for those who choose. */
export const optionAbout: ByLanguage<
  Readonly<Record<keyof (TwilightOptions & CrossoverOptions), string>>
> = {
  en: {
    edition: 'Deluxe has 110 cards, the second edition 103.',
    scenario: 'Where the game begins: in 1945, on turn 8, or with the crises before turn 1.',
    optionalCards: 'Cards 104 to 110.',
    promoCards: 'Eight promo cards, 117 to 124, join the deck.',
    chineseCivilWar: 'The sides fight for the China Card first.',
    alternativeSpaceRace:
      'Turn Zero’s track: from the H-bomb to strategic defence, with military abilities.',
    bidding: 'Both bid in secret for the side they want; the opponent gets the influence.',
    bonusUs: 'A handicap: in tournaments the US gets 2.',
    bonusUssr: 'A handicap for the USSR.',
    heldCardsShown:
      'A tournament rule: at the end of a turn both sides show the cards they hold. Holding a scoring card loses in any case.',
    realignIgnoresDefcon: 'A designers’ rule: realignments are allowed where DEFCON forbids coups.',
    realignIsSafe:
      'A designers’ rule: realignments in your own action rounds cannot cost you influence.',
    mixOperations:
      'A designers’ rule: some operations points place influence, the rest realign, but not in the same country.',
    mayDeclineSpaceDie: 'A designers’ rule: you may send a card to space without rolling.',
    crossover: 'Before the first deal each side chooses Red Sea cards worth 9 Ops in all.',
    rulings: 'Points that the rulebook leaves open.',
  },
  ru: {
    edition: 'В делюкс-издании 110 карт, во втором издании 103.',
    scenario: 'Откуда начинается партия: 1945 год, восьмой раунд или кризисы до первого.',
    optionalCards: 'Карты со 104-й по 110-ю.',
    promoCards: 'К колоде добавляются восемь промокарт, 117–124.',
    chineseCivilWar: 'За «Китайскую карту» сначала идет борьба.',
    alternativeSpaceRace:
      'Шкала «Нулевого хода»: от водородной бомбы до стратегической обороны, с военными способностями.',
    bidding: 'Оба тайно делают ставки на желаемую сторону; влияние получает другая.',
    bonusUs: 'Фора: на турнирах США получают 2.',
    bonusUssr: 'Фора для СССР.',
    heldCardsShown:
      'Турнирное правило: в конце раунда обе стороны показывают удержанные карты. Кто удержал карту подсчета очков, проигрывает в любом случае.',
    realignIgnoresDefcon:
      'Правило авторов: снижать влияние можно и там, где DEFCON запрещает перевороты.',
    realignIsSafe: 'Правило авторов: снижая влияние в свой ход, вы не теряете своего.',
    mixOperations:
      'Правило авторов: часть очков размещает влияние, остальные снижают, но не в одной стране.',
    mayDeclineSpaceDie: 'Правило авторов: карту можно отправить в космос без броска.',
    crossover: 'Перед первой раздачей каждая сторона выбирает карты «Красного моря» на 9 ОО.',
    rulings: 'То, что правила оставляют открытым.',
  },
};

type Preset = PresetId | 'crossover';
type PresetTexts = Readonly<Record<Preset, { readonly name: string; readonly about: string }>>;

/** Presets of the game have the names of its own texts. */
const presets = (
  names: Readonly<Record<PresetId, string>>,
  crossover: string,
  about: Readonly<Record<Preset, string>>,
): PresetTexts => {
  const all: Readonly<Record<Preset, string>> = { ...names, crossover };
  const ids = Object.keys(about) as Preset[];
  return Object.fromEntries(
    ids.map((id) => [id, { name: all[id], about: about[id] }]),
  ) as PresetTexts;
};

/** What each set of options is called and what it brings. */
export const presetTexts: ByLanguage<PresetTexts> = {
  en: presets(en.presets, 'Crossover: Red Sea', {
    rulebook: '103 cards, from 1945 to the end of the Cold War, nothing added.',
    tournament: 'How most tournaments play: all 110 cards, 2 extra influence for the US.',
    secondEdition: 'The second edition’s 103 cards and set-up.',
    lateWar: 'The last three turns, from the position of 1975.',
    turnZero: 'Six crises of 1945–49 come first, settled by secret statecraft and a die.',
    crossover: 'All 110 cards, and each side adds Red Sea cards.',
  }),
  ru: presets(ru.presets, 'Объединение: «Красное море»', {
    rulebook: '103 карты, с 1945 года до конца холодной войны, без добавлений.',
    tournament: 'Как играют на турнирах: все 110 карт и 2 дополнительных влияния США.',
    secondEdition: '103 карты второго издания с его расстановкой.',
    lateWar: 'Три последних раунда с позиции 1975 года.',
    turnZero: 'Сначала шесть кризисов 1945–1949 годов: тайные карты и бросок кубика.',
    crossover: 'Все 110 карт, и каждая сторона добавляет карты «Красного моря».',
  }),
};

/** Why options do not go together. */
export const conflicts: ByLanguage<Readonly<Record<ConflictCode | 'visitorsInLateWar', string>>> = {
  en: {
    noOptionalCards: 'The second edition has no optional cards.',
    chinaInLateWar:
      'In Late War the USSR already has the China Card: there is no civil war in China.',
    bidAndBonus: 'The bids decide the extra influence: leave it at 0 for both sides.',
    visitorsInLateWar: 'Red Sea cards do not go with the Late War scenario.',
  },
  ru: {
    noOptionalCards: 'Во втором издании нет дополнительных карт.',
    chinaInLateWar:
      'В «Окончании холодной войны» «Китайская карта» уже у СССР: гражданской войны в Китае нет.',
    bidAndBonus: 'Дополнительное влияние решают ставки: оставьте его у обеих сторон равным 0.',
    visitorsInLateWar:
      'Карты «Красного моря» не сочетаются со сценарием «Окончание холодной войны».',
  },
};
