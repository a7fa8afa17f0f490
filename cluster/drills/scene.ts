import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { type Cluster, frontUrl, writesUrl } from "../folder.ts";
import { databasesAreWhole } from "../members.ts";
import { mendCluster, until } from "../up.ts";
import { Load } from "./load.ts";
import { type Fact, fact, orderFacts, ordersIn, pageFact } from "./outcome.ts";

/** What a drill is played on. */
export type Scene = {
  cluster: Cluster;
  /** The database, by way of the balancer. */
  sql: Sql;
  load: Load;
  /** For how long the database is away in the drill of that name, in seconds. */
  away: number;
  /** For how long the soak lasts, in minutes. */
  minutes: number;
};
export type Drill = {
  name: string;
  promise: string;
  /** What may be answered to an order for good, beside that somebody orders too often. */
  refusals?: RegExp;
  play: (scene: Scene) => Promise<Fact[]>;
};

/** Plenty of everything that is not dear: the variants that buyers take. */
async function stock(sql: Sql): Promise<number[]> {
  const rows = await sql<{ variant_id: number }[]>`
    with cheap as (select s.variant_id from stock s join variant v on v.id = s.variant_id
      where v.price < 1000000 order by s.variant_id limit 60),
    more as (insert into stock_count (variant_id, delta, cause) select variant_id, 100000, 'drill' from cheap returning variant_id)
    update stock set on_hand = on_hand + 100000 from more where stock.variant_id = more.variant_id returning stock.variant_id`;
  return rows.map(({ variant_id }) => variant_id);
}

/**
 * Plays a drill under load: warms up, plays, mends what it broke, lets the last orders come, and reads the books. What every drill
 * promises is added to what it says itself.
 */
export async function playDrill(
  cluster: Cluster,
  drill: Drill,
  lasts: Pick<Scene, "away" | "minutes">,
): Promise<Fact[]> {
  const { sql, close } = await openDatabase({ DATABASE_URL: writesUrl(cluster), DATABASE_POOL: 4, DATA_DIR: "" });
  try {
    const before = await ordersIn(sql);
    const load = new Load(frontUrl(cluster), await stock(sql));
    let own: Fact[];
    try {
      await until("The first 50 orders", async () => load.placed.length >= 50 && load.pages >= 50);
      own = await drill.play({ cluster, sql, load, ...lasts });
      await mendCluster(cluster);
      await until("The databases", () => databasesAreWhole(cluster));
      await pause(1_000);
    } finally {
      await load.stop();
    }
    return [...own, pageFact(load), ...(await orderFacts(sql, load, before, drill.refusals))];
  } catch (error) {
    return [fact(false, error instanceof Error ? error.message : String(error))];
  } finally {
    await close();
  }
}
