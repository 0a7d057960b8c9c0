import type { TwilightOptions } from '@brink/twilight-struggle/options';
import type { ByLanguage } from '../face.ts';

/** What each option means, for those who choose. */
export const optionAbout: ByLanguage<Readonly<Record<keyof TwilightOptions, string>>> = {
  en: {
    edition: 'Deluxe has 110 cards, the second edition 103.',
    scenario: 'Where the game begins: 1945, the eighth turn, or the crises before the first.',
    optionalCards: 'Cards 104 to 110.',
    promoCards: 'Eight promo cards, 117 to 124.',
    chineseCivilWar: 'The China Card has to be won first.',
    alternativeSpaceRace: 'Other boxes and abilities on the space track.',
    bidding: 'Both bid for the side they want before the game.',
    bonusUs: 'A handicap: tournaments give the US 2.',
    bonusUssr: 'A handicap for the USSR.',
    heldCardsShown: 'Nobody can hide a scoring card.',
    realignIgnoresDefcon: 'An optional rule of the designers.',
    realignIsSafe: 'An optional rule of the designers.',
    mixOperations: 'An optional rule of the designers.',
    mayDeclineSpaceDie: 'An optional rule of the designers.',
    rulings: 'Points that the rulebook leaves open.',
  },
  ru: {
    edition: 'В полном издании 110 карт, во втором 103.',
    scenario: 'Откуда начинается партия: 1945 год, восьмой раунд или кризисы до первого.',
    optionalCards: 'Карты со 104-й по 110-ю.',
    promoCards: 'Восемь промокарт, 117–124.',
    chineseCivilWar: '«Китайскую карту» сначала надо завоевать.',
    alternativeSpaceRace: 'Другие деления и возможности космической гонки.',
    bidding: 'Перед партией оба делают ставки на желаемую сторону.',
    bonusUs: 'Фора: на турнирах США получают 2.',
    bonusUssr: 'Фора для СССР.',
    heldCardsShown: 'Карту подсчёта не утаить.',
    realignIgnoresDefcon: 'Необязательное правило авторов.',
    realignIsSafe: 'Необязательное правило авторов.',
    mixOperations: 'Необязательное правило авторов.',
    mayDeclineSpaceDie: 'Необязательное правило авторов.',
    rulings: 'То, что правила оставляют открытым.',
  },
};
