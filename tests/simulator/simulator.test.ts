import { expect, test } from "vitest";
import { catalogueDatabase } from "../support/testDatabase.ts";
import { simulateOn } from "./simulateOn.ts";

/** As many journeys as fit into 35 seconds; bin/simulate sends 10,000. A failing run is run again by its SEED. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const journeys = Number(process.env.JOURNEYS ?? 10_000);

test("random journeys, crashes, races and late news: the books balance after every step", {
  timeout: 180_000,
}, async () => {
  console.log(`SEED=${seed}`);
  const milliseconds = process.env.JOURNEYS ? Number.POSITIVE_INFINITY : 35_000;
  const simulated = await simulateOn(await catalogueDatabase(), { seed, journeys, milliseconds });
  console.log(`${simulated.journeys} journeys, ${simulated.steps} steps`);
  expect(simulated.journeys).toBeGreaterThan(20);
});
