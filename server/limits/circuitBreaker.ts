/** Closed: all is well. Open: it is not asked. Half-open: one asks on trial, the others as if it were open. */
export type BreakerState = "closed" | "open" | "half_open";

/** The breaker is open: nobody was asked. */
export class BreakerOpen extends Error {}

type Rules = {
  /** After so many faults in a row it opens. */
  faults: number;
  /** For how long it stays open before one may try, in milliseconds. */
  rest: number;
  now?: () => number;
  /** Told of each change between closed and not closed, with the fault that made it. */
  changed?: (open: boolean, fault: unknown) => void;
};

/**
 * Spares everybody the wait for a service that does not answer: after some faults in a row it is not asked for a while,
 * then by one request on trial. A success closes the breaker, a fault lets it rest anew. Of this process alone.
 */
export class CircuitBreaker {
  readonly #rules: Required<Rules>;
  #faults = 0;
  #openUntil: number | undefined;
  #trial = false;

  constructor({ now = () => Date.now(), changed = () => {}, ...rules }: Rules) {
    this.#rules = { ...rules, now, changed };
  }

  get state(): BreakerState {
    if (this.#openUntil === undefined) return "closed";
    return this.#trial || this.#rules.now() >= this.#openUntil ? "half_open" : "open";
  }

  /** Whether `run` would ask just now. */
  get lets(): boolean {
    return this.state === "closed" || (this.state === "half_open" && !this.#trial);
  }

  /** Asks the service. Throws BreakerOpen when it is not to be asked; `isFault` says which errors are the service's. */
  async run<T>(ask: () => Promise<T>, isFault: (error: unknown) => boolean = () => true): Promise<T> {
    if (!this.lets) throw new BreakerOpen("The breaker is open.");
    const trial = this.#openUntil !== undefined;
    this.#trial = trial;
    try {
      const answer = await ask();
      this.#close();
      return answer;
    } catch (error) {
      if (isFault(error)) this.#fault(error);
      else this.#close();
      throw error;
    } finally {
      if (trial) this.#trial = false;
    }
  }

  #close(): void {
    this.#faults = 0;
    if (this.#openUntil === undefined) return;
    this.#openUntil = undefined;
    this.#rules.changed(false, undefined);
  }

  #fault(error: unknown): void {
    this.#faults++;
    if (this.#faults < this.#rules.faults) return;
    this.#openUntil = this.#rules.now() + this.#rules.rest;
    this.#rules.changed(true, error);
  }
}
