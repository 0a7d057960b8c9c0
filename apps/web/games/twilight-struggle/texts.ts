/** The texts of the game, with those of the cards that may come from Red Sea. */
export { twilightVisitingTexts as TEXTS } from '@brink/crossover/text/voices';
