import { when } from '@brink/kernel';
import { US, USSR, gain } from '@brink/struggle';
import { card } from '../../card.ts';
import { chinaCardWith, takeChinaCard } from '../../flow/china-card.ts';
import { CHINA_HOLDER } from '../../state.ts';

/** The USSR takes the China Card from the US, face up, or gains 1 VP if it has the card. */
export default card(58, {
  needs: ({ mem }) => mem[CHINA_HOLDER] <= USSR,
  event: [when(chinaCardWith(US), [takeChinaCard(USSR, true)], [gain(USSR, 1)])],
});
