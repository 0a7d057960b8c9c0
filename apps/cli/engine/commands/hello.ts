import { LEVELS } from '@brink/bots';
import { GAMES } from '@brink/games';
import type { GamePackage } from '@brink/kernel';
import { FAULTS } from '../fault.ts';
import type { Answer, Carried } from '../request.ts';

/** Grows when a client of an older one would misunderstand. */
export const PROTOCOL = 1;

const gameInfo = ({ id, revision, optionFields, presets = {}, observation }: GamePackage) => ({
  id,
  revision,
  options: optionFields,
  presets,
  observation: observation && {
    version: observation.version,
    cells: observation.length,
    // Their functions are left out by JSON.
    parts: observation.parts,
  },
});

/** What there is. */
const hello = (): Answer => ({
  head: { protocol: PROTOCOL, games: GAMES.map(gameInfo), levels: LEVELS, faults: FAULTS },
});

export const greeting = (): Readonly<Record<string, Carried>> => ({ hello });
