import { ApiError } from "../http/reply.ts";
import { queues } from "./queues.ts";

/** Runs work a few at a time, in turn, so that the rest of the shop goes on; refuses more than it could do in a sensible time. */
export class WorkQueue {
  readonly name: string;
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** How many pieces of work were begun, and the most that ran at once. */
  begun = 0;
  peak = 0;

  refused = 0;

  /** `name`: as the metrics call it. */
  constructor(name: string, atOnce: number, mostWaiting: number) {
    this.name = name;
    queues.push(this);
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }
  get running(): number {
    return this.#running;
  }

  /** Runs `work` when it is its turn. Throws an ApiError of 503 when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) {
        this.refused++;
        throw new ApiError(
          503,
          "Too many people are asking for this just now. Please try again in a moment.",
          {},
          { "Retry-After": "5" },
        );
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    this.begun++;
    this.peak = Math.max(this.peak, this.#running);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
