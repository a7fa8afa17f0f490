import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { type Cluster, portOf } from "../folder.ts";

/** Makes the table that writers write into. */
export const writersTable = (sql: Sql): Promise<unknown> =>
  sql`create table if not exists drill_write (writer text, n integer, primary key (writer, n))`;

/** Writes into one database again and again, past its cable and the balancer, as somebody would who stands beside that machine. */
export class Writer {
  readonly #name: string;
  readonly #port: number;
  readonly #password: string;
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>;
  /** Which writes were committed, and when each of them was (`performance.now`). */
  readonly accepted: { n: number; at: number }[] = [];

  /** `name`: no other writer's. */
  constructor(cluster: Cluster, database: number, name: string) {
    this.#name = name;
    this.#port = portOf(cluster, `database${database}`);
    this.#password = cluster.password;
    this.#working = this.#go();
  }

  /** When the last write was committed; undefined where none was. */
  get last(): number | undefined {
    return this.accepted.at(-1)?.at;
  }

  async #go(): Promise<void> {
    for (let n = 0; !this.#stopping.signal.aborted; n++) {
      const sql = connect({
        host: "127.0.0.1",
        port: this.#port,
        user: "shop",
        database: "shop",
        password: this.#password,
        max: 1,
        connect_timeout: 2,
        onnotice: () => {}, // that it was cut off is what is waited for
      });
      await sql`insert into drill_write values (${this.#name}, ${n})`.then(
        () => this.accepted.push({ n, at: performance.now() }),
        () => {}, // refused, or not heard of again: nobody was promised anything
      );
      await sql.end({ timeout: 0 });
      await pause(50);
    }
  }

  /** Stops it; answers how many committed writes are not there for `sql`. */
  async lost(sql: Sql): Promise<number> {
    this.#stopping.abort();
    await this.#working;
    const rows = await sql<{ n: number }[]>`select n from drill_write where writer = ${this.#name}`;
    const there = new Set(rows.map(({ n }) => n));
    return this.accepted.filter(({ n }) => !there.has(n)).length;
  }
}
