import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { databasePresence } from "./databasePresence.ts";
import { type Job, runJob } from "./schedule.ts";

const gone = Object.assign(new Error("connect ENOENT"), { code: "ENOENT" });

test("the log hears once that the database is away, and once that it is back", async () => {
  const said: string[] = [];
  const log = createLog("info", { write: (line) => void said.push(JSON.parse(line).msg) });
  const presence = databasePresence(log);
  let isThere = true;
  let writes = true;
  const record = async () => {
    if (!isThere) throw gone;
    return writes;
  };
  const work = async () => {
    if (!isThere) throw gone;
  };
  const run = (job: Partial<Job> = {}) =>
    runJob({ name: "outbox", every: 1, run: work, ...job }, log, record, presence);
  await run();
  expect(said).toEqual([]);
  isThere = false;
  for (let n = 0; n < 3; n++) await run();
  await run({ name: "disk", run: async () => 0 }); // one that needs no database tells nothing of it
  expect(said).toEqual(["database away"]);
  isThere = true;
  writes = false;
  await run();
  expect(said).toEqual(["database away"]);
  writes = true;
  for (let n = 0; n < 3; n++) await run();
  expect(said).toEqual(["database away", "database back"]);
});
