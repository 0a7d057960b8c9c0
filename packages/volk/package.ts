import type { GamePackage, Outcome } from '@brink/kernel';
import { caution } from './caution.ts';
import { parseDeck } from './deck/parse.ts';
import { determinise } from './knowledge.ts';
import { LOG } from './log.ts';
import { choiceName, choiceOf } from './notation.ts';
import { observation } from './observation.ts';
import { opensPlay } from './opens-play.ts';
import { STAND_IN_DECK, optionFields, parseOptions, type VolkOptions } from './options.ts';
import { playedIn } from './played.ts';
import { MANNERS } from './result.ts';
import { volkPosition } from './position.ts';
import { PROMPTS } from './prompts.ts';
import { RULES } from './revision.ts';
import { setup } from './setup.ts';
import { SEATS, sideOf } from './sides.ts';
import { DECADE, MANNER, RESULT } from './state.ts';
import { texts, textsWith } from './text/index.ts';
import { view, winnersOf, type VolkView } from './view.ts';
import { violations } from './violations.ts';
import type { Table, Volk } from './volk.ts';

function outcome(game: Table): Outcome | undefined {
  const { mem } = game;
  if (mem[RESULT] === 0) return undefined;
  return { winners: winnersOf(game), turn: mem[DECADE], manner: MANNERS[mem[MANNER]] };
}

/** Wir sind das Volk!, as everybody knows it who plays any game. */
export const volk: GamePackage<Volk, VolkOptions, VolkView> = {
  id: 'volk',
  revision: RULES,
  seats: ({ mode }) => (mode === 'base' ? SEATS.slice(0, 2) : SEATS),
  teams: ({ mode }) => (mode === 'base' ? SEATS.slice(0, 2) : SEATS).map((_, seat) => sideOf(seat)),
  optionFields,
  parseOptions,
  presets: { base: { mode: 'base' }, 'two-plus-two': { mode: 'two-plus-two' } },
  setup: (options, log, revision) => setup(options, { log, revision }),
  outcome,
  view,
  determinise,
  observation,
  position: volkPosition(() => volk),
  choiceName,
  choiceOf,
  schema: { log: LOG, prompts: PROMPTS },
  // In another deck the same number is another card.
  played: (log, { mode, deck }) => (deck === STAND_IN_DECK ? playedIn(log, mode) : undefined),
  violations,
  caution,
  opensPlay,
  texts,
};

/** The package for tables that play with a file of their own: its titles stand in the texts. */
export function volkWithDeck(data: unknown): typeof volk {
  const deck = parseDeck(data);
  const own: typeof volk = {
    ...volk,
    parseOptions: (given) => parseOptions({ ...given, deck: given.deck ?? deck }),
    texts: textsWith(deck),
    position: volkPosition(() => own),
  };
  return own;
}
