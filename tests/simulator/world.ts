import type { Sql } from "../../server/database/connect.ts";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { jobsOf } from "../../server/jobs/jobs.ts";
import type { Job } from "../../server/jobs/schedule.ts";
import { allProcessed } from "../../server/payments/processInbox.ts";
import { type StepName, visitSteps } from "../../server/steps.ts";
import { shopOn } from "../support/testShop.ts";
import { Random } from "./random.ts";
import { seedNumbers } from "./seedNumbers.ts";
import type { VirtualClock } from "./virtualClock.ts";

/** Someone on the way from a cart to a delivered order, or to giving up. */
export type Journey = {
  number: number;
  request: { body: object; headers: Record<string, string> };
  method: "practice" | "cod";
  orderNo?: string;
  /** The order that was placed; what goes out in exchange for it takes its place in `orderNo`. */
  placed?: string;
  state?: string;
  link?: string;
  payUrl?: string;
  /** What the gateway gave the browser to bring back. */
  fields?: Record<string, string>;
  /** All it has done, for whoever reads a failure. */
  trace: string[];
};

type Answered = { order_no: string; order_link: string; next: { url?: string }; quote: string; state: string };

/** Ends an operation at a step, as if its process had died there. */
class Crash extends Error {}

const jobsNeeded = ["outbox", "exchanges", "webhooks", "expire", "reconcile", "practice gateway", "forget keys"];

/** The shop with its jobs and gateway, under a clock that is set forward, and the accidents that may befall it. */
export class World {
  readonly sql: Sql;
  readonly shop: ReturnType<typeof shopOn>;
  readonly clock: VirtualClock;
  readonly jobs: Job[];
  readonly counted = new Map<string, number>();
  private readonly realFetch = fetch;
  private died = false;
  private readonly unseed: () => void;

  constructor(sql: Sql, clock: VirtualClock, folder: string, seed: number) {
    this.unseed = seedNumbers(new Random(seed));
    this.sql = sql;
    this.clock = clock;
    this.shop = shopOn(sql, { PRACTICE_GATEWAY: "on", PRACTICE_SETTLE_SECONDS: "600", DATA_DIR: folder });
    // One task at a time: which of several at once is done first is decided by chance, not by the seed.
    const outbox = async () => {
      let done = 0;
      while (done < 10 && (await dispatchOutbox(this.shop.shop, 1)) > 0) done++;
      return done;
    };
    this.jobs = jobsOf(this.shop.shop)
      .filter(({ name }) => jobsNeeded.includes(name))
      .map((job) => (job.name === "outbox" ? { ...job, run: outbox } : job));
    // The practice gateway speaks HTTP to the shop; here both are in this process.
    globalThis.fetch = async (input, init) => {
      const answer = await this.shop.others.fetch(new Request(input, init));
      await allProcessed();
      return answer;
    };
  }

  count(name: string): void {
    this.counted.set(name, (this.counted.get(name) ?? 0) + 1);
  }

  /** Lets something run, and at its step number `at` either kills it or lets something else run up to where it has to wait. */
  async disturbed(work: () => Promise<void>, at: number, rival?: () => Promise<void>): Promise<StepName | undefined> {
    let [seen, where]: [number, StepName | undefined] = [0, undefined];
    let other: Promise<void> | undefined;
    const end = visitSteps(async (name) => {
      if (where || seen++ < at) return;
      where = name;
      this.count(`${rival ? "met" : "died"} at ${name}`);
      if (!rival) {
        this.died = true;
        throw new Crash(name);
      }
      const rivals = { ended: false };
      other = rival().finally(() => {
        rivals.ended = true;
      });
      other.catch(() => {}); // waited for below
      // Until it has ended, or waits for a lock of this very transaction; seldom for what this very operation does.
      for (let looks = 0; looks < 60 && !rivals.ended && !(await this.someoneWaits()); looks++);
    });
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    } finally {
      this.died = false;
      await other?.finally(end);
      end();
    }
    return where;
  }

  private async someoneWaits(): Promise<boolean> {
    const waiting = await this.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
    return waiting.length > 0;
  }

  async call(journey: Journey, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const from = `10.${journey.number >> 16}.${(journey.number >> 8) & 255}.${journey.number & 255}`;
    const answer = await this.shop.call<Answered>("POST", path, body, { ...headers, "X-Client-Address": from });
    if (this.died && answer.status === 500) throw new Crash("no answer");
    return answer;
  }

  async send(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(fields);
    const answer = await this.shop.others.fetch(
      new Request(`http://shop.test${path}`, { method: "POST", headers, body }),
    );
    if (this.died && answer.status === 500) throw new Crash("no answer");
    return answer;
  }

  async runJob(name: string): Promise<void> {
    await this.jobs.find((job) => job.name === name)?.run();
  }

  /** Lets the time go on and the jobs run, in any order. */
  async pass(random: Random, seconds: number): Promise<void> {
    await this.clock.forward(this.sql, seconds);
    const jobs = [...this.jobs].sort(() => random.next() - 0.5);
    for (const job of jobs) if (random.chance(0.7)) await job.run();
  }

  close(): void {
    this.unseed();
    globalThis.fetch = this.realFetch;
    this.clock.end();
  }
}
