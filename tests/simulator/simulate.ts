import type { Sql } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";
import { actions, begin, skus, usual } from "./actions.ts";
import { brokenInTheEnd, look } from "./invariants.ts";
import { Random } from "./random.ts";
import { VirtualClock } from "./virtualClock.ts";
import { type Journey, World } from "./world.ts";

/** `milliseconds`: no new journeys are begun after so long. `auditEvery`: steps between two looks at all the books. */
export type Simulation = { seed: number; journeys: number; milliseconds?: number; auditEvery?: number; folder: string };
export type Simulated = { journeys: number; steps: number; counted: Map<string, number> };

/** So many are on their way at once, and so many steps each takes. */
const atOnce = 12;
const longest = 14;
/** Whoever can't order gives up after so many tries. */
const mostTries = 3;

const stock = (sql: Sql) => sql`
  with low as (select s.variant_id from stock s join variant v on v.id = s.variant_id
    where v.sku = any(${skus}) and s.on_hand - s.held < 3),
  counted as (insert into stock_count (variant_id, delta, cause) select variant_id, 15, 'delivery' from low returning variant_id)
  update stock set on_hand = on_hand + 15 from counted where stock.variant_id = counted.variant_id`;

/** What one finish of the ukulele costs, in paise: less than the other, as much, or more, so that each can be exchanged for each. */
const reprice = (sql: Sql, paise: number) => sql`
  update variant set list_price = ${paise}, price = ${paise} where sku = 'SEMBIYAN-SOPRANO-UKULELE-2'`;

/** Sends random journeys through the shop's own operations; throws with the journey's story when a rule is broken. */
export async function simulate(sql: Sql, simulation: Simulation): Promise<Simulated> {
  const { seed, journeys, milliseconds = Number.POSITIVE_INFINITY, auditEvery = 2_000, folder } = simulation;
  const random = new Random(seed);
  const world = new World(sql, new VirtualClock(), folder, seed);
  const started = performance.now();
  const onTheWay: Journey[] = [];
  let [begun, steps] = [0, 0];
  const fail = (journey: Journey | undefined, broken: string[]) => {
    const story = journey ? `\nOrder ${journey.orderNo}, journey ${journey.number}: ${journey.trace.join(", ")}` : "";
    return new Error(`SEED=${seed} JOURNEYS=${journeys}, step ${steps}: ${broken.join("; ")}${story}`);
  };
  try {
    await sql`insert into coupon (code, kind, value, usage_limit, per_customer) values
      ('SIM-ANY', 'percent', 500, null, null), ('SIM-SEVEN', 'amount', 1000, 7, null), ('SIM-ONCE', 'amount', 700, null, 1)`;
    for (;;) {
      const most = performance.now() - started > milliseconds ? begun : journeys;
      while (onTheWay.length < atOnce && begun < most) {
        if (random.chance(0.3)) await stock(sql);
        if (random.chance(0.3)) await reprice(sql, random.pick([230_000, 240_000, 250_000]));
        const journey = await begin(world, ++begun, random);
        if (journey) onTheWay.push(journey);
        else world.count("sold out");
      }
      if (onTheWay.length === 0) break;
      await world.clock.forward(sql, 1);
      const journey = random.pick(onTheWay);
      await take(world, journey, onTheWay, random);
      steps++;
      const { state, broken } = journey.orderNo ? await look(sql, journey.orderNo) : { state: "", broken: [] };
      journey.state = state;
      if (broken.length > 0) throw fail(journey, broken);
      if (steps % auditEvery === 0) {
        const books = (await audit(sql)).filter(({ rule }) => rule !== "a payment that pays nothing is refunded");
        if (books.length > 0)
          throw fail(
            journey,
            books.map(({ rule, subject }) => `${rule}: ${subject}`),
          );
      }
      const over =
        ["delivered", "partly_returned", "returned", "cancelled", "expired"].includes(state) && random.chance(0.25);
      if (over || journey.trace.length >= (journey.orderNo ? longest : mostTries))
        onTheWay.splice(onTheWay.indexOf(journey), 1);
    }
    await settle(world);
    const broken = await brokenInTheEnd(sql);
    if (broken.length > 0) throw fail(undefined, broken.slice(0, 20));
    return { journeys: begun, steps, counted: world.counted };
  } finally {
    world.close();
  }
}

/** One step of a journey: an action as it is, twice, dying halfway, or with somebody else's between two of its steps. */
async function take(world: World, journey: Journey, all: Journey[], random: Random): Promise<void> {
  const fitting = usual[journey.state ?? ""] ?? [];
  const possible = actions.filter(({ name }) => fitting.includes(name));
  const action = random.weighted(!journey.orderNo || random.chance(0.8) ? possible : actions);
  const act = () => action.act(world, journey, random);
  const how = random.next();
  if (how < 0.15) {
    const where = await world.disturbed(act, random.whole(0, 6));
    journey.trace.push(where ? `${action.name} (died at ${where})` : action.name);
  } else if (how < 0.3) {
    const rival = random.weighted(actions);
    const [met, own] = [random.chance(0.6) ? journey : random.pick(all), new Random(random.whole(0, 1_000_000))];
    const where = await world.disturbed(act, random.whole(0, 4), () => rival.act(world, met, own));
    journey.trace.push(where ? `${action.name} (${rival.name} of ${met.number} at ${where})` : action.name);
  } else {
    await act();
    if (how < 0.4) await act();
    journey.trace.push(how < 0.4 ? `${action.name} twice` : action.name);
  }
}

/** Lets everything happen that is still to happen: days go by, nothing is disturbed. */
async function settle(world: World): Promise<void> {
  for (const seconds of [60, 1_200, 1_200, 1_200, 4_000, 4_000, 4_000, 20_000, 20_000]) {
    await world.clock.forward(world.sql, seconds);
    for (let round = 0; round < 2; round++) {
      for (const job of world.jobs) {
        for (let most = 0; most < 2_000; most++) {
          const done = await job.run();
          const count = Array.isArray(done) ? done.reduce((sum: number, part) => sum + Number(part), 0) : done;
          if (typeof count !== "number" || count === 0) break;
        }
      }
    }
  }
}
