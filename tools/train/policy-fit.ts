import { Random, choose, legal, members, nextActor, size, type Game } from '@brink/kernel';
import type { Table } from '@brink/struggle';
import { CARD_WEIGHTS, kindOf, type CardFeatures } from '@brink/struggle/bot/policy/card-features';
import type { PlayedGame } from './game-file.ts';
import { isTest, shuffle } from './split.ts';
import type { Subject } from './subjects.ts';

/** How well the choices of searches that were kept out are foretold. */
export interface PolicyFit {
  readonly logLoss: number;
  readonly top1: number;
  readonly top3: number;
}

export interface PolicyReport {
  readonly games: number;
  readonly decisions: number;
  readonly testDecisions: number;
  /** By the suggestions alone, without the log-loss, which they have none of. */
  readonly suggested: Omit<PolicyFit, 'logLoss'>;
  readonly epochs: readonly PolicyFit[];
  readonly weights: Float32Array;
}

export interface PolicySetting {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
}

export const USUAL_POLICY: PolicySetting = { epochs: 6, rate: 0.05, decay: 0.0002 };

/** Of the choices of a game, those that there is something to learn from. */
type Taught = (index: number) => boolean;

/** Weights are averaged over the steps, looked at this often. */
const STRIDE = 200;

/** One choice that could have been made: which features it has, and how much of each. */
interface Option {
  readonly indices: Int16Array;
  readonly values: Float32Array;
}

/** A choice of a card; what was chosen comes first. */
interface Decision {
  readonly options: readonly Option[];
  /** How many others were suggested before it. */
  readonly suggestedRank: number;
}

const optionOf = ({ indices, values, count }: CardFeatures): Option => ({
  indices: indices.slice(0, count),
  values: Float32Array.from(values.subarray(0, count)),
});

/** The cards that were chosen in a game, each among those that could be. */
function decisionsOf({
  kind,
  policy,
}: Subject): (played: PlayedGame, isTaught: Taught) => Decision[] {
  if (!policy) throw new Error(`the choice of cards is not learned in ${kind.id}`);
  const { cardFeatures, suggest } = policy.training();
  const scores = new Float64Array(256);
  return ({ options, rules = 1, choices }, isTaught) => {
    const decisions: Decision[] = [];
    const game = kind.setup(kind.parseOptions(options), undefined, rules);
    let i = -1;
    for (const choice of choices) {
      i++;
      const actor = nextActor(game);
      const table = game as Game as unknown as Table;
      if (actor >= 0 && isTaught(i) && kindOf(table) >= 0 && size(legal(game, actor)) > 1) {
        suggest(table, actor, scores);
        const mask = legal(game, actor).slice();
        cardFeatures.begin(table, mask, scores);
        const list = members(mask);
        const read = (each: number): Option => {
          cardFeatures.read(table, actor as 0 | 1, each);
          return optionOf(cardFeatures);
        };
        const others = list.filter((each) => each !== choice);
        decisions.push({
          options: [choice, ...others].map(read),
          suggestedRank: others.filter((each) => scores[each] > scores[choice]).length,
        });
      }
      choose(game, actor, choice);
    }
    return decisions;
  };
}

const scoreOf = (weights: Float32Array, { indices, values }: Option): number => {
  let sum = 0;
  for (let i = 0; i < indices.length; i++) sum += weights[indices[i]] * values[i];
  return sum;
};

/** The chances of all options of a decision. */
function chancesOf(weights: Float32Array, { options }: Decision): number[] {
  const scores = options.map((option) => scoreOf(weights, option));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map((each) => each / sum);
}

function policyFitOf(weights: Float32Array, decisions: readonly Decision[]): PolicyFit {
  let [logLoss, top1, top3] = [0, 0, 0];
  for (const decision of decisions) {
    const [chosen, ...others] = chancesOf(weights, decision);
    logLoss -= Math.log(Math.max(1e-9, chosen));
    const rank = others.filter((each) => each >= chosen).length;
    if (rank === 0) top1++;
    if (rank < 3) top3++;
  }
  const count = Math.max(1, decisions.length);
  return { logLoss: logLoss / count, top1: top1 / count, top3: top3 / count };
}

/** One step of Adagrad on the conditional logit of a decision. */
function step(
  weights: Float32Array,
  squares: Float32Array,
  decision: Decision,
  { rate, decay }: PolicySetting,
): void {
  const chances = chancesOf(weights, decision);
  for (const [i, { indices, values }] of decision.options.entries()) {
    const error = chances[i] - (i === 0 ? 1 : 0);
    for (let k = 0; k < indices.length; k++) {
      const at = indices[k];
      const gradient = error * values[k] + decay * weights[at];
      squares[at] += gradient * gradient;
      weights[at] -= (rate * gradient) / Math.sqrt(squares[at]);
    }
  }
}

/** Learns which card of a hand searches choose. */
export function fitPolicy(
  subject: Subject,
  games: readonly PlayedGame[],
  setting: PolicySetting,
  told: (line: string) => void,
): PolicyReport {
  const read = decisionsOf(subject);
  const train: Decision[] = [];
  const test: Decision[] = [];
  for (const played of games) {
    const searched = new Set((played.expectations ?? []).filter((_, i) => i % 2 === 0));
    const decisions = read(played, (index) => searched.has(index));
    (isTest(played) ? test : train).push(...decisions);
  }
  const part = (most: number): number =>
    test.filter(({ suggestedRank }) => suggestedRank < most).length / Math.max(1, test.length);
  const report = {
    games: games.filter((played) => !isTest(played)).length,
    decisions: train.length,
    testDecisions: test.length,
    suggested: { top1: part(1), top3: part(3) },
  };
  told(
    `policy: ${report.games} games, ${train.length} choices; suggested ${text(report.suggested)}`,
  );
  const epochs: PolicyFit[] = [];
  const weights = learnChoices(train, setting, (learned) => {
    const fit = policyFitOf(learned, test);
    epochs.push(fit);
    told(`policy, epoch ${epochs.length}: log-loss ${fit.logLoss.toFixed(4)}, ${text(fit)}`);
  });
  return { ...report, epochs, weights };
}

/** Learns to choose as was chosen. */
function learnChoices(
  decisions: readonly Decision[],
  setting: PolicySetting,
  afterEpoch: (weights: Float32Array) => void,
): Float32Array {
  const random = new Random(1);
  const weights = new Float32Array(CARD_WEIGHTS);
  const squares = new Float32Array(CARD_WEIGHTS).fill(1);
  const order = Uint32Array.from({ length: decisions.length }, (_, i) => i);
  const sums = new Float64Array(CARD_WEIGHTS);
  let looks = 0;
  let mean = weights;
  for (let epoch = 0; epoch < setting.epochs; epoch++) {
    shuffle(order, random);
    for (const [i, sample] of order.entries()) {
      step(weights, squares, decisions[sample], setting);
      if (i % STRIDE !== 0) continue;
      looks++;
      for (let w = 0; w < sums.length; w++) sums[w] += weights[w];
    }
    mean = Float32Array.from(sums, (sum) => sum / looks);
    afterEpoch(mean);
  }
  return mean;
}

const text = ({ top1, top3 }: Omit<PolicyFit, 'logLoss'>): string =>
  `first ${(100 * top1).toFixed(1)}%, among three ${(100 * top3).toFixed(1)}%`;
