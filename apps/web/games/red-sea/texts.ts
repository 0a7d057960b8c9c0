/** The texts of the game, with those of the cards that may come from Twilight Struggle. */
export { redSeaVisitingTexts as texts } from '@brink/crossover/text/voices';
