import type { Sql } from "../../server/database/connect.ts";
import { jobsOf } from "../../server/jobs/jobs.ts";
import type { Job } from "../../server/jobs/schedule.ts";
import { type StepName, visitSteps } from "../../server/orders/steps.ts";
import { shopOn } from "../../server/testShop.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtualClock.ts";

/** Someone on the way from a cart to a delivered order, or to giving up. */
export type Journey = {
  number: number;
  request: { body: object; headers: Record<string, string> };
  method: "practice" | "cod";
  orderNo?: string;
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

const jobsNeeded = ["outbox", "webhooks", "expire", "reconcile", "practice gateway", "forget keys"];

/** The shop with its jobs and gateway, under a clock that is set forward, and the accidents that may befall it. */
export class World {
  readonly sql: Sql;
  readonly shop: ReturnType<typeof shopOn>;
  readonly clock: VirtualClock;
  readonly jobs: Job[];
  readonly counted = new Map<string, number>();
  private readonly realFetch = fetch;
  private died = false;

  constructor(sql: Sql, clock: VirtualClock, folder: string) {
    this.sql = sql;
    this.clock = clock;
    this.shop = shopOn(sql, { PRACTICE_GATEWAY: "on", PRACTICE_SETTLE_SECONDS: "600", DATA_DIR: folder });
    this.jobs = jobsOf(this.shop.shop).filter(({ name }) => jobsNeeded.includes(name));
    // The practice gateway speaks HTTP to the shop; here both are in this process.
    globalThis.fetch = async (input, init) => this.shop.others.fetch(new Request(input, init));
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
      // The rival may have to wait for a lock of this very transaction, so it is only given a moment.
      other = rival();
      other.catch(() => {}); // waited for below
      await Promise.race([other, this.sql`select pg_sleep(0.003)`]);
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
    globalThis.fetch = this.realFetch;
    this.clock.end();
  }
}
