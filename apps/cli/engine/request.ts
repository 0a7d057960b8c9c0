import { ALL_SEEING, LANGUAGES, PUBLIC, type Language, type Viewer } from '@brink/kernel';
import { Fault } from './fault.ts';
import type { Head } from './frames.ts';

/** One request with readers for its fields: whatever is wrong with one is a fault that names it. */
export class Request {
  readonly #head: Head;
  readonly bytes: Uint8Array;

  constructor(head: Head, bytes: Uint8Array) {
    this.#head = head;
    this.bytes = bytes;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#head, name);
  }

  #field(name: string): unknown {
    return this.has(name) ? this.#head[name] : undefined;
  }

  text(name: string): string {
    const value = this.#field(name);
    if (typeof value !== 'string') throw new Fault('badRequest', `"${name}" must be a string`);
    return value;
  }

  integer(name: string, min: number, max: number): number {
    return this.#integer(name, this.#field(name), min, max);
  }

  #integer(name: string, value: unknown, min: number, max: number): number {
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) {
      return Number(value);
    }
    throw new Fault('badRequest', `"${name}" must be a whole number from ${min} to ${max}`);
  }

  isOn(name: string): boolean {
    const value = this.#field(name) ?? false;
    if (typeof value !== 'boolean')
      throw new Fault('badRequest', `"${name}" must be true or false`);
    return value;
  }

  list(name: string): readonly unknown[] {
    const value = this.#field(name);
    if (!Array.isArray(value)) throw new Fault('badRequest', `"${name}" must be a list`);
    return value;
  }

  integers(name: string, min: number, max: number): readonly number[] {
    return this.list(name).map((value) => this.#integer(name, value, min, max));
  }

  /** An object; an empty one where there is none. */
  object(name: string): Readonly<Record<string, unknown>> {
    const value = this.#field(name) ?? {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Fault('badRequest', `"${name}" must be an object`);
    }
    return value as Readonly<Record<string, unknown>>;
  }

  /** The seed of what is drawn, or one that nobody can foresee. */
  seed(): number {
    const most = 0xffff_ffff;
    return this.has('seed') ? this.integer('seed', 0, most) : Math.floor(Math.random() * most);
  }

  viewer(seats: number, name = 'viewer'): Viewer {
    return this.#viewer(this.#field(name), seats, name);
  }

  #viewer(value: unknown, seats: number, name: string): Viewer {
    if (value === 'all') return ALL_SEEING;
    if (value === 'public') return PUBLIC;
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats) {
      return Number(value);
    }
    throw new Fault('badRequest', `"${name}" must be a seat below ${seats}, "public" or "all"`);
  }

  /** The language of texts, if they are wanted. */
  language(): Language | undefined {
    if (!this.has('language')) return undefined;
    const found = LANGUAGES.find((language) => language === this.#field('language'));
    if (!found) throw new Fault('badRequest', `"language" must be ${LANGUAGES.join(' or ')}`);
    return found;
  }
}

export interface Answer {
  readonly head: Head;
  readonly body?: Uint8Array;
}

export type Carried = (request: Request) => Answer;
