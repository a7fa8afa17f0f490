import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Sums up what the runners wrote: bin/sum.ts FOLDER FAILED-STEPS. Names what failed, or came only at the second try.
 * Exits with 1 when anything failed.
 */
const [folder = "", steps = "0"] = process.argv.slice(2);
const read = (name: string): unknown =>
  existsSync(join(folder, name)) ? JSON.parse(readFileSync(join(folder, name), "utf8")) : undefined;

type Assertion = { fullName: string; status: string; failureMessages?: string[] };
type Units = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: Assertion[] }[];
};
type BrowserTest = { projectName: string; status: string; results: { errors?: { message?: string }[] }[] };
type Suite = {
  specs: { title: string; file: string; tests: BrowserTest[] }[];
  suites?: Suite[];
};
type Journeys = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };
const units = read("units.json") as Units | undefined;
const journeys = read("journeys.json") as Journeys | undefined;

/** What was wrong at first, in one line: the heads of the messages. */
const why = (messages: string[] = []): string =>
  messages.map((message) => `: ${stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 700)}`).join("");

/** The browser tests of a status, by file, title and width. */
const named = (status: string, { specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message));
        return `${file}: ${title} (${projectName})${why(messages)}`;
      }),
  ),
  ...suites.flatMap((suite) => named(status, suite)),
];
const wrongUnits = (units?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
  const wrong = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => fullName + why(failureMessages));
  return (wrong.length || !message ? wrong : [message]).map(
    (what) => `${name.replace(`${process.cwd()}/`, "")}: ${what}`,
  );
});
const wrong = [...wrongUnits, ...(journeys?.suites ?? []).flatMap((suite) => named("unexpected", suite))];
const flaky = (journeys?.suites ?? []).flatMap((suite) => named("flaky", suite));

const passed = (units?.numPassedTests ?? 0) + (journeys ? journeys.stats.expected + journeys.stats.flaky : 0);
const tests = (units?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0);
// A step that failed counts once where no single test of it did.
const failed = tests || (steps === "0" ? 0 : 1);
for (const one of wrong) console.log(`failed: ${one}`);
for (const one of flaky) console.log(`only at the second try: ${one}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
