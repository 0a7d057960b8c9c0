import { when } from '@brink/kernel';
import { US, USSR, gain } from '@brink/struggle';
import { card } from '../../card.ts';
import { chinaCardWith, takeChinaCard } from '../../flow/china-card.ts';

/** The US takes the China Card face down, or gains 2 VP if the USSR does not have it. */
export default card(71, {
  event: [when(chinaCardWith(USSR), [takeChinaCard(US, false)], [gain(US, 2)])],
});
