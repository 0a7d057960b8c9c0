import { US, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { Asia } from '../../map.ts';

/** The US adds 1 influence in each of 3 countries of Asia. */
export default card(126, { event: [place(US, { points: 3, perCountry: 1, where: Asia })] });
