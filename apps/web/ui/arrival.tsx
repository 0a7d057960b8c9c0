import {
  Suspense,
  use,
  useLayoutEffect,
  useReducer,
  type ActionDispatch,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What has come already, by its promise: nobody waits for it a second time. */
const arrived = new WeakMap<Promise<unknown>, { readonly value: unknown }>();
const expected = new WeakSet<Promise<unknown>>();
/** Draws anew whatever shows something in the place of what is to come. */
const drawAgain = new Set<() => void>();

/** `use` for what comes into an `Arrival`. */
export function useArrived<T>(coming: Promise<T>): T {
  const known = arrived.get(coming);
  if (known) return known.value as T;
  if (!expected.has(coming)) {
    expected.add(coming);
    const arrive = (value: T): void => {
      arrived.set(coming, { value });
      for (const draw of drawAgain) draw();
    };
    // What fails is thrown by `use`.
    coming.then(arrive, () => undefined);
  }
  return use(coming);
}

function Waiting({ draw }: { readonly draw: ActionDispatch<[]> }) {
  useLayoutEffect(() => {
    drawAgain.add(draw);
    return () => void drawAgain.delete(draw);
  }, [draw]);
  return undefined;
}

interface ArrivalProps {
  /** What stands in its place meanwhile. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A `Suspense` whose children are there as soon as all they need is. By itself React holds back for
 * 300 ms what comes after a fallback, however soon that could be; an update of our own it shows at once.
 */
export function Arrival({ fallback, children }: ArrivalProps) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const meanwhile = (
    <>
      <Waiting draw={draw} />
      {fallback}
    </>
  );
  return <Suspense fallback={meanwhile}>{children}</Suspense>;
}

/** A component whose code is fetched when it is first shown, in an `Arrival`. */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let code: ReturnType<typeof load> | undefined;
  return function OnDemand(props: Props) {
    code ??= load().catch((error: unknown) => {
      // Whoever comes next tries again.
      code = undefined;
      throw error;
    });
    const { default: Loaded } = useArrived(code);
    return <Loaded {...props} />;
  };
}
