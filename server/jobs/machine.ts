import type { Sql } from "../database/connect.ts";
import { isNearlyFull, readDisk } from "../status/disk.ts";

/** Seconds by which a machine's clock may differ from the database's. */
const mostApart = 30;

/** By how many seconds this machine's clock is ahead of the database's; what the question itself took is no difference. */
async function secondsAhead(sql: Sql): Promise<number> {
  const before = Date.now();
  const [row] = await sql<{ at: number }[]>`select extract(epoch from clock_timestamp())::float8 as at`;
  const after = Date.now();
  const at = (row?.at ?? 0) * 1_000;
  if (at < before) return (before - at) / 1_000;
  return at > after ? (after - at) / 1_000 : 0;
}

/** Looks at what no other machine can know of this one, its clock and its disk. Throws, in words for who runs it, where one of them is wrong. */
export async function lookAtMachine(sql: Sql, folder: string): Promise<void> {
  const ahead = Math.round(await secondsAhead(sql));
  if (Math.abs(ahead) > mostApart)
    throw new Error(
      `This machine's clock is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead of" : "behind"} the database's.`,
    );
  const disk = await readDisk(folder);
  if (disk && isNearlyFull(disk))
    throw new Error(`The disk is nearly full: ${Math.floor(disk.free / 2 ** 20)} MB are free.`);
}
