import { anyGame } from '@brink/kernel';
import { testGoldens } from '@brink/testkit/testing/golden-games';
import { ALL_CARDS } from './cards/index.ts';
import { redSea } from './package.ts';

testGoldens(anyGame(redSea), { folder: 'red-sea', least: 12, cards: ALL_CARDS });
