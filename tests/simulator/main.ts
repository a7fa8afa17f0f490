import { copyOf } from "../support/testDatabase.ts";
import { startTestServer } from "../support/testServer.ts";
import { simulateOn } from "./simulateOn.ts";

const usage = `Usage: bin/simulate [--help]

Sends random journeys through the shop's own operations on a PostgreSQL of their own, under a clock that is set forward:
placing, paying, failing, cancelling, expiry, dispatch, returns, refunds, lost, late and double news, operations that
die at any of their steps or meet another one there. Rules are checked after every step, all the books every 2,000
steps and at the end, there also against the gateway's own.

  SEED=N      the same journeys again (default: by the clock; it is printed)
  JOURNEYS=N  how many (default: 10000)
  SEEDS=N     so many runs one after the other, with SEED, SEED + 1, …

Exit status: 0 no rule was broken, 1 one was; its seed and the order's story are printed.
`;

if (process.argv.length > 2) process.stdout.write(usage);
else {
  const first = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const journeys = Number(process.env.JOURNEYS ?? 10_000);
  const server = await startTestServer();
  try {
    for (let seed = first; seed < first + Number(process.env.SEEDS ?? 1); seed++) {
      const started = performance.now();
      const { steps, counted } = await simulateOn(await copyOf(server, "catalogue"), { seed, journeys });
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(`SEED=${seed}: ${journeys} journeys, ${steps} steps in ${seconds} s, no rule broken`);
      for (const [name, count] of [...counted].sort(([a], [b]) => (a < b ? -1 : 1)))
        console.log(`  ${String(count).padStart(6)}  ${name}`);
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
