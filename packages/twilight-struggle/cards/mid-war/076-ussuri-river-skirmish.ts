import { when } from '@brink/kernel';
import { US, USSR, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { chinaCardWith, takeChinaCard } from '../../flow/china-card.ts';
import { Asia } from '../../map.ts';

/** The US takes the China Card face up, or adds 4 in Asia, 2 each at most, if the USSR does not have it. */
export default card(76, {
  event: [
    when(
      chinaCardWith(USSR),
      [takeChinaCard(US, true)],
      [place(US, { points: 4, perCountry: 2, where: Asia })],
    ),
  ],
});
