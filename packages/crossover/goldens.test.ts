import { anyGame } from '@brink/kernel';
import { testGoldens } from '@brink/testkit/testing/golden-games';
import { describe } from 'vitest';
import { INTO_RED_SEA, INTO_TWILIGHT_STRUGGLE, redSea, twilightStruggle } from './index.ts';

describe('Red Sea with visitors', () => {
  testGoldens(anyGame(redSea), { folder: 'red-sea-with-guests', least: 4, cards: INTO_RED_SEA });
});

describe('Twilight Struggle with visitors', () => {
  testGoldens(anyGame(twilightStruggle), {
    folder: 'twilight-struggle-with-guests',
    least: 4,
    // Famine does not come along, and without it this one never happens.
    cards: INTO_TWILIGHT_STRUGGLE.filter(({ id }) => id !== 'we-are-the-world'),
  });
});
