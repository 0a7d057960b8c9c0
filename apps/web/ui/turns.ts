/** A part of the page that is drawn when its turn has come. */
export interface Turn {
  /** It has something new to draw. */
  ask(): void;
  /** What was new is on the page, though not painted yet. */
  drawn(): void;
  /** It is on the page no more. */
  leave(): void;
}

interface Member {
  readonly place: number;
  readonly draw: () => void;
}

interface Clock {
  /** Calls back when the next frame has been painted. */
  readonly afterFrame: (then: () => void) => void;
  /** Calls back when a part should have been drawn long ago; answers with how to leave it. */
  readonly afterLong: (then: () => void) => () => void;
}

/**
 * Parts that hear the same news are drawn one after the other, each in a frame of its own: all in
 * one frame would hold up keys and clicks. Parts in the same place share a frame; of those that
 * wait the first place comes first.
 */
export class Turns {
  readonly #clock: Clock;
  readonly #waiting = new Set<Member>();
  /** Those whose turn it is and who have not been drawn; nothing while it is nobody's. */
  #drawing: Set<Member> | undefined;
  #isCalled = false;
  #stopWaiting: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(place: number, draw: () => void): Turn {
    const member: Member = { place, draw };
    return {
      ask: () => {
        this.#waiting.add(member);
        this.#call();
      },
      drawn: () => this.#done(member),
      leave: () => {
        this.#waiting.delete(member);
        this.#done(member);
      },
    };
  }

  /** Whoever hears of it at the same moment is waited for. */
  #call(): void {
    if (this.#isCalled || this.#drawing) return;
    this.#isCalled = true;
    queueMicrotask(() => {
      this.#isCalled = false;
      if (this.#waiting.size > 0) this.#draw();
    });
  }

  #draw(): void {
    const first = Math.min(...[...this.#waiting].map(({ place }) => place));
    const members = [...this.#waiting].filter(({ place }) => place === first);
    const drawing = new Set(members);
    this.#drawing = drawing;
    for (const member of members) this.#waiting.delete(member);
    // Whatever holds a part up, such as a file that has not come yet, does not hold up the others.
    this.#stopWaiting = this.#clock.afterLong(() => this.#end(drawing));
    for (const { draw } of members) draw();
  }

  #done(member: Member): void {
    const drawing = this.#drawing;
    if (drawing?.delete(member) && drawing.size === 0) this.#end(drawing);
  }

  #end(ended: Set<Member>): void {
    if (this.#drawing !== ended) return;
    this.#stopWaiting();
    ended.clear();
    this.#clock.afterFrame(() => {
      this.#drawing = undefined;
      if (this.#waiting.size > 0) this.#call();
    });
  }
}

/** A page in the background has no frames: it goes on after so long. */
const NO_FRAME_MS = 100;
const LONG_MS = 300;

/** The turns of this page. */
export const turns = new Turns({
  afterFrame(then) {
    let isOver = false;
    const once = (): void => {
      if (!isOver) then();
      isOver = true;
    };
    setTimeout(once, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(once));
  },
  afterLong(then) {
    const timer = setTimeout(then, LONG_MS);
    return () => clearTimeout(timer);
  },
});
