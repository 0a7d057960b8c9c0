import { CHANCE } from '@brink/kernel';
import {
  ROOT,
  childBy,
  clearArrows,
  drawArrow,
  grow,
  lineFrom,
  nodeAt,
  note,
  pathTo,
  promote,
  prune,
  rowOf,
  rowTo,
  rowsOf,
  type Arrow,
  type NodeNote,
  type StudyText,
  type Tree,
} from '@brink/study';
import type {
  AnalysisStanding,
  EyesOf,
  GrownNode,
  Learned,
  Thought,
  Value,
} from './analysis-messages.ts';
import { endsAround, type AnalysisStart, type AnalysisState } from './analysis-state.ts';
import { Store, type Entry, type GameClient, type PastPage } from './game-client.ts';
import { openWorker } from './open-worker.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const UNKNOWN: ReadonlyMap<number, Value> = new Map();

/** The analysis board: a tree of variations, played on for all sides, and an engine beside it. */
export class AnalysisClient implements GameClient {
  readonly kind = 'study';
  readonly isPatient = true;
  readonly id = 'analysis';
  readonly #store = new Store();
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;
  /** The board has a worker of its own: thinking never holds it up. */
  readonly #board = openWorker();
  readonly #engine = openWorker();
  readonly #listeners = new Set<() => void>();
  #now: AnalysisState;
  #shown: AnalysisState;
  #stood: AnalysisState;
  #seq = 0;
  readonly #tried = new Map<number, (choices: readonly number[]) => void>();
  readonly #asked = new Map<number, (position: string | undefined) => void>();
  #lastAsked = 0;
  /** As the board has told it to each viewer, of whatever node it spoke last. */
  readonly #logs = new Map<number, readonly Entry[]>();
  /** Values by the eyes they were found with. */
  readonly #values = new Map<EyesOf, ReadonlyMap<number, Value>>();

  constructor({ tree, at, names }: AnalysisStart) {
    this.#now = {
      tree,
      node: at,
      rows: [],
      facts: new Map(),
      eyes: 'hand',
      standing: undefined,
      isEngineOn: true,
      thought: undefined,
      values: UNKNOWN,
      misfit: undefined,
    };
    this.#shown = this.#now;
    this.#stood = this.#now;
    const { start } = tree;
    this.#store.set({
      game: start.game,
      options: start.options,
      staff: 'all',
      players: names.map((name, seat) => ({ seat, kind: 'person', name })),
      isStill: true,
    });
    this.#board.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data),
    );
    this.#engine.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'thought') this.#think(data);
    });
    const nodes = tree.nodes.flatMap((_, id) => this.#grown(tree, id));
    this.#board.postMessage({ type: 'analyse', start, nodes } satisfies ToWorker);
    const silent = { type: 'analyse', start, nodes, isSilent: true } satisfies ToWorker;
    this.#engine.postMessage(silent);
  }

  readonly analysis = (): AnalysisState => this.#now;
  /** The same without what the engine thinks: it changes only when the board does. */
  readonly shown = (): AnalysisState => this.#shown;
  /** The same as the board stands: of a step it hears when the table there is known. */
  readonly stood = (): AnalysisState => this.#stood;
  readonly subscribeAnalysis = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<AnalysisState>): void {
    this.#now = { ...this.#now, ...change };
    const { thought, values } = this.#shown;
    const isOnly = (...keys: readonly string[]): boolean =>
      Object.keys(change).every((key) => keys.includes(key));
    if (!isOnly('thought', 'values')) this.#shown = { ...this.#now, thought, values };
    if (!isOnly('thought', 'values', 'node')) this.#stood = this.#shown;
    for (const listener of this.#listeners) listener();
  }

  #both(message: ToWorker): void {
    this.#board.postMessage(message);
    this.#engine.postMessage(message);
  }

  #grown({ nodes }: Tree<StudyText>, id: number): readonly GrownNode[] {
    const node = nodes[id];
    return node && id > ROOT ? [{ id, parent: node.parent, choice: node.choice }] : [];
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'learned':
        return this.#learn(message);
      case 'stood':
        return this.#stand(message);
      case 'tried':
        this.#tried.get(message.seq)?.(message.choices);
        this.#tried.delete(message.seq);
        return undefined;
      case 'written':
        this.#asked.get(message.seq)?.(message.position);
        this.#asked.delete(message.seq);
        return undefined;
      case 'advice':
        if (message.decision === this.#now.node) this.#store.set({ advice: message.advice });
        return undefined;
      case 'broken':
        return this.#store.set({ phase: 'broken' });
      default:
        return undefined;
    }
  }

  #learn({ facts: learned, misfit }: Learned): void {
    const facts = new Map(this.#now.facts);
    for (const [node, each] of learned) facts.set(node, each);
    const { tree } = this.#now;
    this.#set({
      facts,
      rows: rowsOf(tree, (node) => facts.get(node)),
      misfit: misfit ?? this.#now.misfit,
    });
    const { node } = this.#now;
    // The tree has just been opened.
    if (this.#seq === 0) this.goTo(node === ROOT || facts.has(node) ? node : ROOT);
  }

  #stand(standing: AnalysisStanding): void {
    const { prompt, logKept, logAdded, looks, rolled, result, seat, viewer, view, node } = standing;
    const log = [...(this.#logs.get(viewer) ?? []).slice(0, logKept), ...logAdded];
    this.#logs.set(viewer, log);
    if (standing.seq !== this.#seq) return;
    this.#set({ standing });
    this.#store.set({
      phase: result ? 'finished' : 'playing',
      seat,
      view,
      prompt,
      log,
      looks,
      rolled,
      handing: [],
      result,
      canUndo: node !== ROOT,
      advice: undefined,
      isSending: false,
      chosen: undefined,
    });
  }

  /** Shows a node, and lets the engine look at it. */
  goTo(node: number): void {
    const { eyes } = this.#now;
    this.#set({ node, thought: undefined });
    this.#board.postMessage({ type: 'stand', node, eyes, seq: ++this.#seq } satisfies ToWorker);
    this.#wonder();
  }

  #wonder(): void {
    const { rows, node, eyes, isEngineOn, values } = this.#now;
    if (!isEngineOn) return;
    const wanted = endsAround(rows, this.lineOf(node), node).filter((each) => !values.has(each));
    const message = { type: 'think', node, eyes, seq: this.#seq, values: wanted } as const;
    this.#engine.postMessage(message satisfies ToWorker);
  }

  /** The line through a node, from the start to its end. */
  lineOf(node: number): readonly number[] {
    const { tree } = this.#now;
    return [...pathTo(tree, node).slice(0, -1), ...lineFrom(tree, node)];
  }

  #think(thought: Thought): void {
    const { eyes, node } = this.#now;
    const before = this.#values.get(eyes) ?? UNKNOWN;
    if (thought.seq !== this.#seq || thought.node !== node) return;
    const values = new Map(before);
    for (const [at, value] of thought.values) values.set(at, value);
    values.set(node, thought.value);
    this.#values.set(eyes, values);
    this.#set({ thought, values });
  }

  setEyes(eyes: EyesOf): void {
    this.#set({ eyes, values: this.#values.get(eyes) ?? UNKNOWN });
    this.goTo(this.#now.node);
  }

  setEngine(isEngineOn: boolean): void {
    this.#set({ isEngineOn });
    if (isEngineOn) return this.#wonder();
    this.#engine.postMessage({ type: 'rest' } satisfies ToWorker);
    return this.#set({ thought: undefined });
  }

  /** Makes choices from a node on, and goes to where they lead. */
  #grow(at: number, choices: readonly number[]): number {
    const { tree: before } = this.#now;
    const { tree, node } = grow(before, at, choices);
    if (tree !== before) {
      const nodes = tree.nodes.slice(before.nodes.length);
      this.#set({ tree });
      this.#both({
        type: 'grow',
        nodes: nodes.flatMap((_, i) => this.#grown(tree, before.nodes.length + i)),
      });
    }
    return node;
  }

  #try(node: number, choice: number | undefined): Promise<readonly number[]> {
    const seq = ++this.#seq;
    this.#board.postMessage({ type: 'try', node, choice, seq } satisfies ToWorker);
    // What it thinks of the node before is heard no more.
    this.#engine.postMessage({ type: 'rest' } satisfies ToWorker);
    return new Promise((resolve) => this.#tried.set(seq, resolve));
  }

  /** A choice of the one who is to move; dice and deals that follow are thrown at once. */
  choose(choice: number): void {
    this.#store.set({ isSending: true, chosen: choice });
    this.#chooseAt(this.#now.node, choice);
  }

  #chooseAt(node: number, choice: number): void {
    const { tree, facts } = this.#now;
    const known = childBy(tree, node, choice);
    if (known === undefined) {
      void this.#try(node, choice).then((choices) => this.goTo(this.#grow(node, choices)));
      return;
    }
    // What was played here before is looked at again, with its dice.
    let at = known;
    for (let [next] = nodeAt(tree, at).children; next !== undefined;) {
      if (facts.get(next)?.actor !== CHANCE) break;
      at = next;
      [next] = nodeAt(tree, at).children;
    }
    this.goTo(at);
  }

  /** The position that is shown as text, or with the other hands dealt anew; none within a play. */
  position(isDealt = false): Promise<string | undefined> {
    const seq = ++this.#lastAsked;
    const { node } = this.#now;
    this.#board.postMessage({ type: 'write', node, isDealt, seq } satisfies ToWorker);
    return new Promise((resolve) => this.#asked.set(seq, resolve));
  }

  /** Chance at the node that is shown chooses anew; as a variation, if it has chosen already. */
  roll(): void {
    const at = this.dieAt();
    if (at === undefined) return;
    void this.#try(at, undefined).then((choices) => this.goTo(this.#grow(at, choices)));
  }

  /** Chance chooses what somebody wants to see. */
  setDie(choice: number): void {
    const at = this.dieAt();
    if (at === undefined) return;
    void this.#try(at, choice).then((choices) => this.goTo(this.#grow(at, choices)));
  }

  /** Every face as a variation of its own. */
  allFaces(faces: readonly number[]): void {
    const at = this.dieAt();
    if (at === undefined) return;
    const node = faces.map((face) => this.#grow(at, [face]));
    this.goTo(node[0] ?? at);
  }

  /** The node where a die decides: the one that is shown, or the one before. */
  dieAt(): number | undefined {
    const { node, standing, facts, tree } = this.#now;
    if (standing?.node === node && standing.chance) return node;
    return facts.get(node)?.domain === 'die' ? nodeAt(tree, node).parent : undefined;
  }

  /** Plays a plan of the engine for a node, as far as it goes. */
  follow(node: number, choices: readonly number[]): void {
    const at = this.#grow(node, choices.slice(0, -1));
    this.#store.set({ isSending: true });
    this.#chooseAt(at, choices.at(-1)!);
  }

  undo(): void {
    const { tree, node } = this.#now;
    if (node !== ROOT) this.goTo(nodeAt(tree, node).parent);
  }

  /** One play on or back. */
  step(by: 1 | -1): void {
    const { rows, node, tree } = this.#now;
    const row = rows[rowOf(rows, node)];
    if (by < 0) {
      if (node === ROOT) return;
      const before = row?.nodes[0] ?? node;
      this.goTo(nodeAt(tree, before).parent);
      return;
    }
    if (row && row.nodes.at(-1) !== node) return this.goTo(row.nodes.at(-1)!);
    const next = nodeAt(tree, node).children[0];
    const to = next === undefined ? undefined : rows[rowOf(rows, next)]?.nodes.at(-1);
    if (to !== undefined) this.goTo(to);
  }

  /** To another variation of the same play. */
  turn(by: 1 | -1): void {
    const { rows, node } = this.#now;
    const at = rowOf(rows, node);
    const to = rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.nodes.at(-1);
    if (to !== undefined) this.goTo(to);
  }

  #change(tree: Tree<StudyText>): void {
    const { facts } = this.#now;
    this.#set({ tree, rows: rowsOf(tree, (node) => facts.get(node)) });
  }

  promote(): void {
    this.#change(promote(this.#now.tree, this.#now.node));
  }

  /** Deletes what is shown and what follows it. */
  prune(): void {
    const { tree, node } = this.#now;
    if (node === ROOT) return;
    const { parent } = nodeAt(tree, node);
    this.#change(prune(tree, node));
    this.goTo(parent);
  }

  note(said: NodeNote<StudyText>, node = this.#now.node): void {
    this.#change(note(this.#now.tree, node, said));
  }

  /** Draws an arrow on the map of what is shown; the same again rubs it out. */
  draw(arrow: Arrow): void {
    const { tree, rows, node } = this.#now;
    this.#change(drawArrow(tree, rowTo(rows, node), arrow));
  }

  clearArrows(): void {
    const { tree, rows, node } = this.#now;
    this.#change(clearArrows(tree, rowTo(rows, node)));
  }

  /** Steps back are undone, not looked at. */
  past(): Promise<PastPage> {
    return Promise.resolve({ last: 0, since: undefined, from: 0, moments: [] });
  }

  close(): void {
    this.#board.terminate();
    this.#engine.terminate();
  }
}
