import type { Sql } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";

/** When every simulation begins, so that it is the same each time. */
const start = Date.UTC(2026, 10, 20, 6);

/**
 * A clock that a test sets forward: in this database alone, now() is a beginning plus a shift, for every statement and
 * every default. Connections that were open before keep the real time, so it is installed before the shop connects.
 */
export async function installClock(url: string): Promise<void> {
  const admin = connect(url, { max: 1, onnotice: () => {} });
  await admin`create schema clock`;
  await admin`create table clock.shift (by interval not null)`;
  await admin`insert into clock.shift values ('0')`;
  await admin.unsafe(`create function clock.now() returns timestamptz language sql stable as
    'select to_timestamp(${start / 1_000}) + (select by from clock.shift)'`);
  const [{ name } = { name: "" }] = await admin<{ name: string }[]>`select current_database() as name`;
  // Its now() was bound when the schema was made.
  await admin`create or replace function public.india_today() returns date stable language sql
    return (clock.now() at time zone 'Asia/Kolkata')::date`;
  await admin`alter database ${admin(name)} set search_path = clock, public, pg_catalog`;
  const columns = await admin<{ place: string; column_name: string }[]>`
    select format('%I.%I', table_schema, table_name) as place, column_name from information_schema.columns
    where column_default = 'now()'`;
  for (const { place, column_name } of columns)
    await admin.unsafe(`alter table ${place} alter column "${column_name}" set default clock.now()`);
  await admin.end();
}

/** Sets the clock forward, for the database and for this process. `end` gives the process its own clock back. */
export class VirtualClock {
  private readonly real = Date.now;
  private shift = 0;

  constructor() {
    Date.now = () => start + this.shift;
  }

  async forward(sql: Sql, seconds: number): Promise<void> {
    this.shift += seconds * 1_000;
    await sql`update clock.shift set by = ${this.shift / 1_000} * interval '1 second'`;
  }

  end(): void {
    Date.now = this.real;
  }
}
