/**
 * The rulebook's example of play, three turns, choice by choice: after every step the board must
 * be as printed. The facts lie beside the project; they are no part of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  argument,
  choose,
  decision,
  legal,
  members,
  nextActor,
  type LogEntry,
} from '@brink/kernel';
import {
  DEFCON,
  MILITARY_OPS,
  ROUND,
  SPACE,
  US,
  USSR,
  VP,
  influenceOf,
  type Table,
} from '@brink/struggle';
import { describe, expect, it } from 'vitest';
import { cardData, cardNumber, type CardId } from './data/cards.ts';
import { COUNTRIES, isCountryId } from './data/countries.ts';
import { roundsOf } from './flow/rounds.ts';
import { choiceOf } from './notation.ts';
import { parseOptions } from './options.ts';
import { setup } from './setup.ts';
import { PROMPTS } from './prompts.ts';

const facts = fileURLToPath(new URL('../../../shared/facts/example-of-play.json', import.meta.url));
const present = existsSync(facts);
if (!present) console.log(`SKIPPED: ${facts} is absent, the example of play was not played`);

type SideName = 'us' | 'ussr';
type Counts = Readonly<Record<string, number>>;
type Influence = Readonly<Record<string, { readonly us: number; readonly ussr: number }>>;

interface Step {
  readonly turn: number;
  readonly phase: 'setup' | 'headline' | 'action-round' | 'end-of-turn' | 'turn-start';
  readonly side: SideName;
  readonly card: CardId;
  readonly withCard?: CardId | null;
  readonly mode: 'event' | 'ops' | 'scoring' | 'space';
  readonly operation?: 'influence' | 'coup';
  readonly placements?: readonly { readonly country: string; readonly amount: number }[];
  readonly target?: string;
  readonly die?: number;
  readonly order?: string | number | null;
  readonly details?: { from?: Counts; to?: Counts; add?: Counts; target?: string; die?: number };
  readonly opponentEvent?: { occurs: boolean; remove?: Counts; die?: number | null } | null;
  readonly stateAfter: {
    readonly vp: number;
    readonly defcon: number;
    readonly militaryOps: Readonly<Record<SideName, number>>;
    readonly space: Readonly<Record<SideName, number>>;
  };
  readonly influenceChanged: Influence;
  readonly [setup: string]: unknown;
}

interface Example {
  readonly hands: Readonly<Record<string, Readonly<Record<SideName, readonly string[]>>>>;
  readonly steps: readonly Step[];
  readonly finalState: { readonly influence: Influence };
}

const spread = (counts: Counts = {}): string[] =>
  Object.entries(counts).flatMap(([country, amount]) => Array<string>(amount).fill(country));

/** Dice that the text leaves out, and that fit what it says of the result. */
const UNTOLD: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'olympic-games': ['participate', '3', '2'],
  'arab-israeli-war': ['6'],
};

function eventChoices({ card, details = {} }: Step): string[] {
  if (card === 'vietnam-revolts') return [];
  const told = [...spread(details.from), ...spread(details.to), ...spread(details.add)];
  if (details.die !== undefined) return [details.target!, `${details.die}`];
  return told.length > 0 ? told : [...(UNTOLD[card] ?? [])];
}

function rivalEventChoices({ card, opponentEvent: event }: Step): string[] {
  if (!event?.occurs) return [];
  if (event.die === null) return [...(UNTOLD[card] ?? [])];
  return event.die === undefined ? spread(event.remove) : [`${event.die}`];
}

function operationChoices({ operation, placements = [], target, die }: Step): string[] {
  if (operation === 'coup') return ['coup', target!, `${die}`];
  return [
    'influence',
    ...placements.flatMap(({ country, amount }) => spread({ [country]: amount })),
  ];
}

/** An action round as the names of its choices. */
function roundChoices(step: Step): string[] {
  const { card, withCard, mode, side, order, opponentEvent } = step;
  if (mode === 'scoring') return [card, 'event'];
  if (mode === 'space') return [card, 'space', `${step.die}`];
  if (withCard) return [card, 'event', withCard, 'operations', ...operationChoices(step)];
  if (mode === 'event') return [card, 'event', ...eventChoices(step)];
  const isRivals = cardData(cardNumber(card)).side === (side === 'us' ? 'ussr' : 'us');
  if (!isRivals || opponentEvent?.occurs === false) {
    return [card, 'operations', ...operationChoices(step)];
  }
  return order === 'event-first'
    ? [card, 'eventFirst', ...rivalEventChoices(step), ...operationChoices(step)]
    : [card, 'operationsFirst', ...operationChoices(step), ...rivalEventChoices(step)];
}

/** All choices of the players and dice, in order; draws are dealt as the hands say. */
function allChoices(steps: readonly Step[]): string[] {
  return steps.flatMap((step, i) => {
    if (step.phase === 'action-round') return roundChoices(step);
    if (step.phase === 'setup') {
      return ['ussrFree', 'usFree', 'usBidBonus'].flatMap((part) => spread(step[part] as Counts));
    }
    if (step.phase !== 'headline') return [];
    const next = steps[i + 1];
    const isFirst = next.phase === 'headline';
    const cards = step.side === 'us' ? [step.card, next.card] : [next.card, step.card];
    return [...(isFirst ? cards : []), ...eventChoices(step)];
  });
}

function snapshot(game: Table) {
  const { mem } = game;
  const pair = (at: number) => ({ us: mem[at + US], ussr: mem[at + USSR] });
  const influence: Record<string, { us: number; ussr: number }> = {};
  for (const [number, { id }] of COUNTRIES.entries()) {
    const [us, ussr] = [influenceOf(game, US, number), influenceOf(game, USSR, number)];
    if (us + ussr > 0) influence[id] = { us, ussr };
  }
  return {
    vp: mem[VP],
    defcon: mem[DEFCON],
    militaryOps: pair(MILITARY_OPS),
    space: pair(SPACE),
    influence,
  };
}
type Snapshot = ReturnType<typeof snapshot>;

/** Takes the state at the end of every step: when the entry comes that begins the next. */
class Observer {
  readonly states: Snapshot[] = [];
  #last: Snapshot | undefined;
  #events = 0;
  #isCleanup = false;

  take(game: Table, { code }: LogEntry): void {
    const isCleanup = game.mem[ROUND] > Math.max(roundsOf(game, US), roundsOf(game, USSR));
    if (isCleanup && !this.#isCleanup) this.#end();
    if (code === 'turn' && this.#last && this.states.length > 0) {
      if (!this.#isCleanup && !isCleanup) this.#end();
      this.states.push(snapshot(game));
      this.#events = 0;
    }
    this.#isCleanup = isCleanup;
    if (code === 'headline' && this.#events++ === 0) this.#end();
    if (code === 'event' && game.mem[ROUND] === 0 && this.#events++ > 2) this.#end();
    if (code === 'round') this.#end();
    this.#last = snapshot(game);
  }

  #end(): void {
    this.states.push(this.#last!);
  }
}

/** Plays the whole example; answers the state after every step. */
function play({ hands, steps }: Example): Snapshot[] {
  const observer = new Observer();
  const game = setup(parseOptions({ bonusUs: 5, optionalCards: false }));
  game.log = (entry) => observer.take(game, entry);
  let turn = 1;
  const dealt = { us: new Set<string>(), ussr: new Set<string>() };
  const deal = (side: SideName): void => {
    const pile = members(legal(game, nextActor(game))).map((card) => cardData(card).id);
    const wanted = (who: SideName): string[] =>
      [turn, turn + 1].flatMap((t) => hands[`turn${t}`]?.[who] ?? []);
    const other = wanted(side === 'us' ? 'ussr' : 'us');
    const card =
      wanted(side).find((id) => pile.includes(id as CardId) && !dealt[side].has(id)) ??
      pile.find((id) => !other.includes(id) && cardData(cardNumber(id)).ops > 0);
    if (!card) throw new Error(`no card for the ${side} in turn ${turn}`);
    choose(game, nextActor(game), cardNumber(card as CardId));
  };
  const dealAll = (): void => {
    for (let at = decision(game); at?.prompt === 'draw'; at = decision(game)) {
      const side = argument(PROMPTS, { code: at.prompt, args: at.args }, 'side');
      deal(side === US ? 'us' : 'ussr');
    }
  };
  dealAll();
  for (const name of allChoices(steps)) {
    const at = decision(game)!;
    const choice = choiceOf(at.domain, name);
    // Where one country is left the engine does not ask; the state will tell.
    if (choice === undefined && isCountryId(name)) continue;
    // Nor whether a card goes into space that cannot.
    if (name === 'operations' && at.prompt === 'operations') continue;
    if (choice === undefined) throw new Error(`"${name}" does not fit ${at.prompt}`);
    choose(game, nextActor(game), choice);
    if (decision(game)?.prompt === 'draw') turn++;
    if (turn <= 3) dealAll();
  }
  return observer.states;
}

describe.skipIf(!present)('the example of play', () => {
  const example = present ? (JSON.parse(readFileSync(facts, 'utf8')) as Example) : undefined;
  const states = example ? play(example) : [];
  const board: Record<string, { us: number; ussr: number }> = {};

  it('has as many steps as were played', () => {
    expect(states.length).toBe(example!.steps.length);
  });

  it.each(example?.steps ?? [])('turn $turn, $phase, $side $card', (step) => {
    const at = example!.steps.indexOf(step);
    const changes =
      step.phase === 'setup' ? (step.influenceAfter as Influence) : step.influenceChanged;
    for (const [id, { us, ussr }] of Object.entries(changes)) {
      if (us + ussr > 0) board[id] = { us, ussr };
      else delete board[id];
    }
    const { vp, defcon, militaryOps, space, influence } = states[at];
    expect(influence).toEqual(board);
    if (step.phase === 'setup') return;
    const { stateAfter } = step;
    expect({ vp, defcon, militaryOps, space }).toEqual({
      vp: stateAfter.vp,
      defcon: stateAfter.defcon,
      militaryOps: stateAfter.militaryOps,
      space: stateAfter.space,
    });
  });

  it('ends as printed', () => {
    const final = Object.entries(example!.finalState.influence);
    expect(states.at(-1)!.influence).toEqual(
      Object.fromEntries(final.map(([id, { us, ussr }]) => [id, { us, ussr }])),
    );
  });
});
