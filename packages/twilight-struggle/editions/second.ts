import { deluxe } from './deluxe.ts';
import type { Edition } from './edition.ts';

const { canada: _, ...usInfluence } = deluxe.influence[0];

/** Second edition: 103 cards, no influence in Canada, the older rules listed as rulings. */
export const second: Edition = {
  influence: [usInfluence, deluxe.influence[1]],
  hasOptionalCards: false,
  optionalCards: false,
  rulings: ['eventOpsUnmodified', 'realignWithoutInfluence', 'aldrichAmesOrdersHand'],
};
