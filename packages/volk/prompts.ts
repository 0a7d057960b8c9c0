import { read, type CodeOf, type Lines, type Prompt, type Schema } from '@brink/kernel';

/** What chance decides: cards nobody chooses. */
export const CHANCE_PROMPTS = {
  draw: ['seat'],
  layOut: [],
  layOutNew: [],
  examine: [],
  armsCard: ['power'],
  conflictCard: ['power'],
  nextDecadeCard: ['power'],
} as const satisfies Schema;

/** What players are asked. */
export const PLAYER_PROMPTS = {
  // The turn.
  takeCard: [],
  useOfCard: ['card'],
  leaveOut: ['card', '...items'],
  nextItem: ['card', '...items'], // no card for a box of a track
  throwAway: ['most'], // cards that may stay
  discardDown: [],
  specialCost: ['card'],
  specialDiscard: [],
  // Places.
  placeUnrest: ['side'],
  removeUnrest: ['side'],
  moveUnrestFrom: [],
  moveUnrestTo: [],
  build: ['left'],
  dismantle: ['side', 'left'],
  raiseStandard: ['value', 'provinces'], // what is left of each
  grantStandard: ['side'],
  lowerStandard: ['side'],
  fillSector: [],
  emptySector: [],
  passOn: ['province'],
  rundown: ['left'],
  repair: [],
  stop: [],
  removeProtest: [],
  linkProtest: [],
  placeSocialist: ['left'],
  stasiUnrest: ['left'],
  hamburg: [],
  abroad: ['city'],
  policeAction: [],
  // Tracks.
  beyondPrestige: ['direction'],
  beyondDominance: ['power'],
  arrowTrack: ['direction'],
  choiceArrow: [],
  // Guillaume.
  guillaume: [],
  guillaumeSwap: [],
  guillaumeGive: [],
  guillaumeTop: [],
  guillaumeFate: ['card'],
  // The decade's end.
  prestigeBox: [],
  dominanceBox: [],
  attack: ['province'],
  giveUpSocialist: ['left'],
  // Before the turn ends.
  endTurn: ['socialists'], // that have to leave the box now
} as const satisfies Schema;
export type PlayerPrompt = CodeOf<typeof PLAYER_PROMPTS>;

export const PROMPTS = { ...CHANCE_PROMPTS, ...PLAYER_PROMPTS } as const;
export type Prompts = typeof PROMPTS;
export type PromptCode = CodeOf<Prompts>;
export type PromptLines = Lines<Prompts>;

/** The items that a prompt offers, packed; a choice is a place in this list. */
export function itemsOf(prompt: Pick<Prompt, 'code' | 'args'>): readonly number[] {
  const asked = read(PROMPTS, prompt);
  return asked && 'items' in asked ? asked.items : [];
}
