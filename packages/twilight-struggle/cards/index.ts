// Written by tools/list-cards.mjs from the folder listing.
import type { Card } from '../card.ts';
import card001 from './early-war/001-asia-scoring.ts';
import card004 from './early-war/004-duck-and-cover.ts';
import card005 from './early-war/005-five-year-plan.ts';
import card011 from './early-war/011-korean-war.ts';
import card016 from './early-war/016-warsaw-pact-formed.ts';
import card020 from './early-war/020-olympic-games.ts';
import card023 from './early-war/023-marshall-plan.ts';
import card026 from './early-war/026-cia-created.ts';
import card032 from './early-war/032-un-intervention.ts';
import card036 from './mid-war/036-brush-war.ts';
import card040 from './mid-war/040-cuban-missile-crisis.ts';
import card049 from './mid-war/049-missile-envy.ts';
import card067 from './mid-war/067-grain-sales-to-soviets.ts';

/** Every card that has an event, by number. */
export const ALL_CARDS: readonly Card[] = [
  card001,
  card004,
  card005,
  card011,
  card016,
  card020,
  card023,
  card026,
  card032,
  card036,
  card040,
  card049,
  card067,
];
