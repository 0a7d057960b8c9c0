import { CARD, DONE, FP, FREE, MASK_WORDS, PC, choose, legal, type Ai } from '@brink/kernel';
import type { Learned } from '@brink/kernel/learned-value';
import type { ReasonCode } from '../text/catalogue.ts';
import { hasProtest } from '../board/unrest.ts';
import { opensPlay } from '../opens-play.ts';
import { EAST } from '../sides.ts';
import { DECADE, PHASE, STAGE } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { OPTIONS } from '../vocabulary.ts';
import { world } from '../world.ts';
import { evaluateByHand } from './evaluate.ts';
import { cardWorth, useWorth } from './plays.ts';
import { isLearnedFor, valueBy } from './value/value.ts';
import { LEARNED } from './value/weights.ts';

const promptAt = world.code.map(({ ask }) => ask?.prompt ?? '');
const promptOf = ({ mem }: Table): string => promptAt[mem[mem[FP] + PC]];

/** Small choices are tried out on a copy and judged by what they lead to; in points. */
const LOOK_AHEAD = 30;
let scratch: Table | undefined;

function tryOut(game: Table, actor: number, choice: number): number {
  if (!scratch || scratch.rules !== game.rules) scratch = game.clone();
  scratch.copyFrom(game);
  choose(scratch, actor, choice);
  return LOOK_AHEAD * evaluateByHand(scratch, actor);
}

function worthOf(game: Table, actor: number, choice: number, prompt: string): number {
  // The police is for emergencies; otherwise it acts at the end of the decade anyway.
  if (choice >= FREE && choice < DONE) return hasProtest(game, EAST) ? 40 : -200;
  if (prompt === 'takeCard') return cardWorth(game, actor, choice);
  if (prompt === 'useOfCard') {
    return useWorth(game, actor, game.mem[game.mem[FP] + CARD], choice);
  }
  if (prompt === 'throwAway' || prompt === 'discardDown' || prompt === 'specialDiscard') {
    return choice === DONE ? 0 : -0.5 - cardWorth(game, actor, choice);
  }
  // The order of an event seldom matters.
  if (prompt === 'nextItem') return -choice;
  if (prompt === 'guillaumeGive') return -cardWorth(game, actor, choice);
  const isStopping = choice === DONE && (prompt === 'build' || prompt === 'raiseStandard');
  return tryOut(game, actor, choice) - (isStopping ? 0.05 : 0);
}

function suggest(game: Table, actor: number, scores: Float64Array): void {
  const mask = legal(game, actor);
  const prompt = promptOf(game);
  for (let i = 0; i < MASK_WORDS; i++) {
    for (let word = mask[i]; word !== 0; word &= word - 1) {
      const choice = (i << 5) + 31 - Math.clz32(word & -word);
      scores[choice] = worthOf(game, actor, choice, prompt);
    }
  }
}

const USE_REASONS: Readonly<Record<string, ReasonCode>> = {
  event: 'event',
  build: 'build',
  livingStandard: 'livingStandard',
  removeUnrest: 'calm',
  armsRace: 'arms',
  credit: 'money',
};
const PROMPT_REASONS: Readonly<Record<string, ReasonCode>> = {
  placeUnrest: 'stir',
  attack: 'stir',
  removeUnrest: 'calm',
  policeAction: 'calm',
  build: 'build',
  raiseStandard: 'livingStandard',
};

function reasonCode(game: Table, choice: number): ReasonCode {
  const prompt = promptOf(game);
  if (prompt === 'useOfCard') return USE_REASONS[OPTIONS[choice]] ?? 'other';
  return PROMPT_REASONS[prompt] ?? 'other';
}

/** Turns of a search are halves or stages of a decade. */
const STAGES = 4;

/** A bot that values positions as it has learned. */
export const aiWith = (value: Learned): Ai<Volk> => ({
  evaluate: valueBy(value),
  evaluateByHand,
  isLearnedFor,
  suggest,
  progress: ({ mem }) => mem[DECADE] * STAGES + mem[STAGE] + (mem[PHASE] > 0 ? 0.5 : 0),
  opensPlay,
  isOpen: opensPlay,
  reason: (game, _, choice) => ({ code: reasonCode(game, choice), args: [] }),
});

/** How the game is played sensibly, for the bots. */
export const ai: Ai<Volk> = aiWith(LEARNED);
