import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { address, contact } from "../../tests/support/testShop.ts";
import { type Answer, ask, post } from "./ask.ts";

/** An order that was answered: when its last request was sent and when the answer came (`performance.now`), and how often it was sent. */
export type Placed = { key: string; orderNo: string; sentAt: number; answeredAt: number; sent: number };
/** Something that was not answered as it should: a quote, an order or a page. */
export type Failure = { what: string; at: number; why: string };

const pages = [
  "/",
  "/category/guitars",
  "/category/drums",
  "/brand",
  "/products/search?q=guitar",
  "/product/sembiyan-chittu-soprano-ukulele",
  "/product/sembiyan-s8-concert-acoustic-guitar",
];
/** Between a buyer's orders and a reader's pages, and before a failed order is pressed once more, in milliseconds. */
const rest = { buyer: 30, reader: 30, again: 200 };

/** What came instead of what should have: an answer, or the error's words. */
const whyOf = (answer: Answer | string): string =>
  typeof answer === "string" ? answer : `${answer.status}: ${answer.body.replace(/\s+/g, " ").slice(0, 200)}`;

/** Shoppers who go on until they are told to stop: buyers, who press again with the same key until an order is answered, and readers. */
export class Load {
  readonly #url: string;
  readonly #variants: number[];
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>[];
  readonly placed: Placed[] = [];
  readonly failures: Failure[] = [];
  pages = 0;

  /** Against the shop at `url`; buyers take turns at these variants, of which there must be plenty. */
  constructor(url: string, variants: number[], buyers = 8, readers = 4) {
    this.#url = url;
    this.#variants = variants;
    this.#working = [
      ...Array.from({ length: buyers }, () => this.#until(() => this.#buy(), rest.buyer)),
      ...Array.from({ length: readers }, (_, at) => this.#read(at)),
    ];
  }

  /** Stops it, once each buyer has his last order answered. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#working);
  }

  /** Failures since then, of this kind. */
  failed(what: "page" | "quote" | "order", since = 0): Failure[] {
    return this.failures.filter((failure) => failure.what === what && failure.at >= since);
  }

  async #until(work: () => Promise<void>, rests: number): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await work();
      await pause(rests);
    }
  }

  async #read(first: number): Promise<void> {
    let turn = first;
    await this.#until(async () => {
      const path = pages[turn++ % pages.length] ?? "/";
      const at = performance.now();
      const status = await ask(this.#url + path).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      this.pages++;
      if (status !== 200) this.failures.push({ what: "page", at, why: `${path}: ${status}` });
    }, rest.reader);
  }

  /** A quote, asked for until it comes; undefined when the load ends before. */
  async #quote(wish: object): Promise<string | undefined> {
    while (!this.#stopping.signal.aborted) {
      const at = performance.now();
      const answer = await post(`${this.#url}/public/api/cart/quote`, wish).catch((error: Error) => error.message);
      if (typeof answer !== "string" && answer.status === 200) return String(JSON.parse(answer.body).data.quote);
      this.failures.push({ what: "quote", at, why: whyOf(answer) });
      await pause(rest.again);
    }
    return undefined;
  }

  async #buy(): Promise<void> {
    const id = this.#variants[Math.floor(Math.random() * this.#variants.length)] ?? 0;
    // Each tenth pays in cash, so that there are mails to be sent too.
    const payment_method = Math.random() < 0.1 ? "cod" : "practice";
    const quote = await this.#quote({ lines: [{ id, quantity: 1 }], pincode: address.pincode, payment_method });
    if (quote === undefined) return;
    const key = randomUUID();
    for (let sent = 1; ; sent++) {
      const sentAt = performance.now();
      const order = { quote, contact, address, payment_method };
      const answer = await post(`${this.#url}/public/api/orders`, order, { "Idempotency-Key": key }).catch(
        (error: Error) => error.message,
      );
      const answeredAt = performance.now();
      if (typeof answer !== "string" && (answer.status === 201 || answer.status === 200)) {
        this.placed.push({ key, orderNo: JSON.parse(answer.body).data.order_no, sentAt, answeredAt, sent });
        return;
      }
      this.failures.push({ what: "order", at: sentAt, why: whyOf(answer) });
      // Refused for good: another try would be refused too.
      if (typeof answer !== "string" && answer.status < 500 && answer.status !== 429) return;
      await pause(rest.again);
    }
  }
}
