import { deluxe } from './deluxe.ts';
import type { Edition } from './edition.ts';

const { canada: _, ...usInfluence } = deluxe.influence[0];

/**
 * Second edition: 103 cards, 23 US influence with none of it laid out in Canada (§3.3), and
 * the older rules below.
 *
 * Operations that events grant are changed by Containment and its like here too (§7.4.2,
 * example 3); the FAQ that said otherwise is the ruling `eventOpsUnmodified`, for those who
 * want it.
 */
export const second: Edition = {
  influence: [usInfluence, deluxe.influence[1]],
  hasOptionalCards: false,
  optionalCards: false,
  rulings: ['realignWithoutInfluence', 'aldrichAmesOrdersHand', 'militaryVpWinsAtOnce'],
};
