import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sums up what the runners wrote: bin/sum.ts FOLDER FAILED-STEPS. Exits with 1 when anything failed or nothing ran. */
const [folder = "", steps = "0"] = process.argv.slice(2);
const read = (name: string): unknown =>
  existsSync(join(folder, name)) ? JSON.parse(readFileSync(join(folder, name), "utf8")) : undefined;

type Units = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type Journeys = { stats: { expected: number; unexpected: number; flaky: number } };
const units = read("units.json") as Units | undefined;
const journeys = read("journeys.json") as Journeys | undefined;

const passed = (units?.numPassedTests ?? 0) + (journeys ? journeys.stats.expected + journeys.stats.flaky : 0);
const failed = (units?.numFailedTests ?? 0) + (journeys ? journeys.stats.unexpected : 0) + (steps === "0" ? 0 : 1);
// A step that failed counts once where no single test of it did.
const shown = units?.numFailedTests || journeys?.stats.unexpected ? failed - (steps === "0" ? 0 : 1) : failed;
if (journeys?.stats.flaky) console.log(`of which ${journeys.stats.flaky} only at the second try`);
console.log(`${passed} passed, ${shown} failed`);
process.exit(failed > 0 ? 1 : 0);
