import { ApiError } from "../http/reply.ts";
import { queues } from "./queues.ts";

type Waiting = { keys: string[]; start: () => void; refuse: () => void };

/** What somebody is told whose turn does not come, or who waits in vain for a row that another transaction keeps locked. */
export const busy = (): ApiError =>
  new ApiError(
    503,
    "Many people are buying this just now. Nothing was ordered; please try again in a moment.",
    {},
    { "Retry-After": "2" },
  );

/**
 * Lets only so many pieces of work that need the same things run at once; the others wait here, where they take up no
 * connection. Work begins when all its keys have room, so nothing that needs other things waits for it, and two that
 * need the same two can't wait for one another. Per process: every node bounds its own.
 */
export class Turns {
  readonly name: string;
  readonly #atOnce: (key: string) => number;
  readonly #mostWaiting: number;
  readonly #patience: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<Waiting>>();
  /** How much waits and runs now, and how much was refused. */
  waiting = 0;
  running = 0;
  refused = 0;

  /** `name`: as the metrics call it; `atOnce`: how much work a key takes; `mostWaiting`: for one key; `patience`: for how long, in milliseconds. */
  constructor(name: string, atOnce: (key: string) => number, mostWaiting: number, patience: number) {
    this.name = name;
    queues.push(this);
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#patience = patience;
  }

  /** Runs `work` once each of its keys has room. Throws an ApiError of 503 when too many wait, or for too long. */
  async run<T>(keys: string[], work: () => Promise<T>): Promise<T> {
    const needed = [...new Set(keys)];
    if (this.#hasRoom(needed)) this.#enter(needed);
    else await this.#wait(needed);
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.#leave(needed);
    }
  }

  #hasRoom(keys: string[]): boolean {
    return keys.every((key) => (this.#running.get(key) ?? 0) < this.#atOnce(key));
  }

  #enter(keys: string[]): void {
    for (const key of keys) this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #wait(keys: string[]): Promise<void> {
    if (keys.some((key) => (this.#waiting.get(key)?.size ?? 0) >= this.#mostWaiting)) {
      this.refused++;
      return Promise.reject(busy());
    }
    this.waiting++;
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(late);
        this.waiting--;
        for (const key of keys) {
          const queue = this.#waiting.get(key);
          queue?.delete(waiting);
          if (queue?.size === 0) this.#waiting.delete(key);
        }
      };
      const start = () => {
        done();
        this.#enter(keys);
        resolve();
      };
      const refuse = () => {
        done();
        this.refused++;
        reject(busy());
      };
      const waiting: Waiting = { keys, start, refuse };
      const late = setTimeout(refuse, this.#patience);
      for (const key of keys) {
        const queue = this.#waiting.get(key) ?? new Set();
        this.#waiting.set(key, queue.add(waiting));
      }
    });
  }

  /** Refuses everybody who waits for this: it is known that his turn would be of no use. */
  refuse(key: string): void {
    for (const waiting of this.#waiting.get(key) ?? []) waiting.refuse();
  }

  #leave(keys: string[]): void {
    for (const key of keys) {
      const left = (this.#running.get(key) ?? 0) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
    }
    // In the order of their coming; who still lacks room for something else lets the next one go first.
    for (const key of keys)
      for (const waiting of this.#waiting.get(key) ?? []) {
        if (!this.#hasRoom([key])) break;
        if (this.#hasRoom(waiting.keys)) waiting.start();
      }
  }
}
