import { Observation, cellEach, oneCell, openSet, type ObservationPart } from '@brink/kernel';
import { COUNTRY_WORDS, type Table, type World } from '@brink/struggle';
import { partsWith as redSeaParts } from '@brink/red-sea/observation';
import { AREAS, partsWith as twilightParts } from '@brink/twilight-struggle/observation';
import { DRAFTS_FIRST, visitingWorld as redSeaWorld } from './into-red-sea/world.ts';
import { visitingSetting } from './into-twilight-struggle/setting.ts';
import { visitingWorld as twilightWorld } from './into-twilight-struggle/world.ts';
import { PROMPTS } from './prompts.ts';

/** Rows are as long without visiting cards as with them: what these need is 0 then. */
type Part = ObservationPart<World>;

const isVisited = ({ rules }: Table): boolean =>
  rules === redSeaWorld.world || rules === twilightWorld.world;

const crossover: Part = oneCell('crossover', [0, 1], (game) => (isVisited(game) ? 1 : 0));

export const redSeaObservation = new Observation<World>(1, [
  ...redSeaParts(PROMPTS),
  crossover,
  oneCell('draftsFirst', [0, 1], (game) => (isVisited(game) ? game.mem[DRAFTS_FIRST] : 0)),
]);

const { CENTCOM, FAMINE, HELD } = visitingSetting;

const markers = (name: string, word: number): Part => {
  const { fill, ...part } = openSet<World>(name, word, AREAS, 'country');
  return {
    ...part,
    fill: (game, viewer, into, at) => {
      if (isVisited(game)) fill(game, viewer, into, at);
      else for (let i = 0; i < AREAS; i++) into[at + i] = 0;
    },
  };
};

export const twilightObservation = new Observation<World>(1, [
  ...twilightParts(PROMPTS),
  crossover,
  cellEach(
    'centcom',
    2,
    [0, 99],
    (game, _, side) => (isVisited(game) ? game.mem[CENTCOM + side] : 0),
    { each: 'side', kind: 'category' },
  ),
  markers('famine', FAMINE),
  markers('heldByUs', HELD),
  markers('heldByUssr', HELD + COUNTRY_WORDS),
]);
