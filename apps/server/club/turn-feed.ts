type Listener = (game: string, isWaiting: boolean) => void;
type ListenerToAll = (user: string, game: string, isWaiting: boolean) => void;

/** Tells users of this process whose turn it is, as soon as it is stored. */
export class Turns {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #toAll: ListenerToAll[] = [];

  listenToAll(listener: ListenerToAll): void {
    this.#toAll.push(listener);
  }

  /** Answers with how to stop. */
  listen(user: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(user) ?? new Set();
    this.#listeners.set(user, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(user);
    };
  }

  tell(user: string, game: string, isWaiting: boolean): void {
    for (const listener of this.#listeners.get(user) ?? []) listener(game, isWaiting);
    for (const listener of this.#toAll) listener(user, game, isWaiting);
  }
}
