/** Reads traces of the browser: what the thread that draws a page did, and how long. */

/** What a trace has to record for it. */
export const CATEGORIES = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** Parts of a task by the names that they have in a trace: scripts, styles, layout, painting. */
const PARTS = new Set([
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'MajorGC',
  'MinorGC',
]);

/** A task of the page's main thread, in microseconds. */
export interface Task {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What it took of the processor, whatever else the machine did meanwhile. */
  readonly tdur?: number;
  /** What its thread had taken of the processor before. */
  readonly tts?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly type?: string; readonly traceId?: string };
  };
}

/** What a task spends most of its time with. */
export function mostly(longest: Task | undefined, events: readonly Task[]): string {
  if (!longest) return '';
  const sums = new Map<string, number>();
  for (const { name, ts, dur = 0 } of events) {
    const isInside = ts >= longest.ts && ts + dur <= longest.ts + (longest.dur ?? 0);
    if (isInside && PARTS.has(name)) sums.set(name, (sums.get(name) ?? 0) + dur);
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, sum]) => `${name} ${Math.round((100 * sum) / (longest.dur ?? 1))} %`)
    .join(', ');
}

const keyOf = ({ pid, tid }: Task): string => `${pid}/${tid}`;

/** What each thread of that name has done, the busiest first. */
function threadsOf(trace: Buffer, thread: string): readonly (readonly Task[])[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly Task[] };
  return traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === thread)
    .map((each) =>
      traceEvents.filter((event) => 'XRI'.includes(event.ph) && keyOf(event) === keyOf(each)),
    )
    .sort((a, b) => b.length - a.length);
}

/** Everything that the thread that draws the page has done. */
export const eventsOf = (trace: Buffer): readonly Task[] =>
  threadsOf(trace, 'CrRendererMain')[0] ?? [];

/** Everything that each worker of the page has done. */
export const workersOf = (trace: Buffer): readonly (readonly Task[])[] =>
  threadsOf(trace, 'DedicatedWorker thread');
