import { expect, test } from "./shop.ts";

/** A job at this pace is no job of a day any more; what a job shall take is said by the benches, not here. */
const LONGEST_MS = 30_000;

/** Does a job and gives what the job gives; its time is kept. */
export type Watched = <T>(job: string, work: () => Promise<T>) => Promise<T>;

/** A watch, and the table of what it has seen so far: each job with its milliseconds, and all of them together. */
export function startWatch(): { watch: Watched; table: () => string } {
  const seen: { job: string; ms: number }[] = [];
  return {
    watch: (job, work) =>
      test.step(job, async () => {
        const from = performance.now();
        const result = await work();
        const ms = Math.round(performance.now() - from);
        seen.push({ job, ms });
        expect(ms, job).toBeLessThan(LONGEST_MS);
        return result;
      }),
    table: () => {
      const all = seen.reduce((sum, { ms }) => sum + ms, 0);
      const line = (ms: number, job: string) => `${ms.toLocaleString("en-IN").padStart(8)} ms  ${job}`;
      return [...seen.map(({ job, ms }) => line(ms, job)), line(all, "all together")].join("\n");
    },
  };
}
