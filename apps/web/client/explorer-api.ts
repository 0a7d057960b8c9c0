import type {
  CardsAnswer,
  CardsQuery,
  ExplorerAnswer,
  ExplorerMoment,
  ExplorerQuery,
} from '@brink/protocol';
import { ask, queryText, type Query } from './api.ts';

/** What was played after a line, in the games of the archive. */
export const explore = (query: ExplorerQuery): Promise<ExplorerAnswer> =>
  ask('GET', `/explorer?${queryText(query as Query)}`);

/** The newest game that went through a line, and when it was there. */
export const exploredMoment = (query: ExplorerQuery): Promise<ExplorerMoment> =>
  ask('GET', `/explorer/moment?${queryText(query as Query)}`);

/** What became of a card, or of all cards of a turn. */
export const exploreCards = (query: CardsQuery): Promise<CardsAnswer> =>
  ask('GET', `/explorer/cards?${queryText(query as Query)}`);
