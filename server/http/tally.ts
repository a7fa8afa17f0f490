/** Counts who is inside, by name, and lets in at most `most` of each. */
export class Tally {
  readonly #inside = new Map<string, number>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  /** Lets one more in and returns what is to be called, once, when he leaves; undefined when there are too many. */
  enter(name: string): (() => void) | undefined {
    const before = this.#inside.get(name) ?? 0;
    if (before >= this.#most) return undefined;
    this.#inside.set(name, before + 1);
    return () => {
      const left = (this.#inside.get(name) ?? 1) - 1;
      if (left === 0) this.#inside.delete(name);
      else this.#inside.set(name, left);
    };
  }
}
