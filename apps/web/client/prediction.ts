import { certainStep } from '@brink/protocol/ahead';
import { patched } from '@brink/protocol/patch';
import type { Ahead } from '@brink/protocol';
import type { Prompt } from '@brink/kernel';
import type { Entry } from './game-client.ts';

/** What a table shows of a game, as far as a choice changes it. */
export interface Shown {
  readonly view: object;
  readonly log: readonly Entry[];
  readonly prompt?: Prompt | undefined;
  readonly canUndo: boolean;
}

interface Before {
  readonly shown: Shown;
  readonly ahead: Ahead | undefined;
}

/**
 * Runs ahead of the server where it has told what a choice leads to. What has been told is the
 * truth; what is shown may be several choices further on, until the truth catches up or differs.
 */
export class Prediction {
  #told: Shown | undefined;
  #shown: Shown | undefined;
  /** The decision of what was told. */
  #decision = -1;
  /** Choices and steps back that the server has not answered yet. */
  #underWay = 0;
  /** The last of them leads somewhere unknown: the choice, or nothing for a step back. */
  #blind: { readonly choice?: number } | undefined;
  #ahead: Ahead | undefined;
  #before: Before[] = [];

  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** What the choices of the moment that is shown lead to, if that is known. */
  get ahead(): Ahead | undefined {
    return this.#ahead;
  }

  /** The decision that is shown; a choice is sent for it. */
  get decision(): number {
    return this.#decision + this.#underWay;
  }

  /** The choice that was made and whose result only the server knows. */
  get chosen(): number | undefined {
    return this.#blind?.choice;
  }

  get isWaiting(): boolean {
    return this.#blind !== undefined;
  }

  /** The server tells how things are, perhaps as the answer to what was sent. */
  tell(decision: number, told: Shown, isAnswer = false): void {
    const isElsewhere = !isAnswer && decision !== this.#decision;
    this.#decision = decision;
    this.#told = told;
    if (isElsewhere) return this.drop();
    if (isAnswer && this.#underWay > 0) this.#underWay--;
    if (this.#underWay > 0) return undefined;
    // What was foreseen has come about, and so may what follows.
    if (this.#blind) this.#ahead = undefined;
    if (!told.canUndo) this.#before = [];
    this.#blind = undefined;
    this.#shown = told;
    return undefined;
  }

  /** Forgets everything that was not told: a choice was refused, or the line is lost. */
  drop(): void {
    this.#underWay = 0;
    this.#blind = undefined;
    this.#ahead = undefined;
    this.#before = [];
    this.#shown = this.#told;
  }

  /** The server tells what choices lead to. */
  foresee(decision: number, ahead: Ahead): void {
    if (decision === this.decision && !this.#blind) this.#ahead = ahead;
  }

  /** Makes a choice; answers the decision it is for, or nothing if one is under way. */
  choose(choice: number): number | undefined {
    const shown = this.#shown;
    if (!shown || this.#blind) return undefined;
    const { decision } = this;
    const step = certainStep(this.#ahead, choice);
    if (step) {
      this.#before.push({ shown, ahead: this.#ahead });
      const { patch, log, prompt, then } = step;
      const view = patched(shown.view, patch);
      this.#shown = { view, log: [...shown.log, ...log], prompt, canUndo: true };
      this.#ahead = then;
    } else {
      this.#before = [];
      this.#ahead = undefined;
      this.#blind = { choice };
    }
    this.#underWay++;
    return decision;
  }

  /** Takes the last choice back, in the same way. */
  undo(): number | undefined {
    if (this.#blind) return undefined;
    const { decision } = this;
    const before = this.#before.pop();
    if (before) {
      this.#shown = before.shown;
      this.#ahead = before.ahead;
    } else {
      this.#ahead = undefined;
      this.#blind = {};
    }
    this.#underWay++;
    return decision;
  }
}
