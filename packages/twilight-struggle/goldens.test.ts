import { anyGame } from '@brink/kernel';
import { testGoldens } from '@brink/testkit/testing/golden-games';
import { ALL_CARDS } from './cards/index.ts';
import { twilightStruggle } from './package.ts';

testGoldens(anyGame(twilightStruggle), {
  folder: 'twilight-struggle',
  least: 20,
  cards: ALL_CARDS,
});
