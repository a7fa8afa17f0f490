import { type Cluster, portOf } from "./folder.ts";
import { upTo } from "./parts.ts";

/** A database as Patroni sees it; `behind`: bytes that it has not got yet, unknown where it does not stream. */
export type Member = { name: string; role: string; state: string; behind: number | undefined };

type Told = { members?: { name: string; role: string; state: string; lag?: number | string }[] };

/** All databases, as the first Patroni says that answers; none where none does. Asks them directly, past their cables. */
export async function members(cluster: Cluster): Promise<Member[]> {
  for (const n of upTo(cluster.databases)) {
    try {
      const url = `http://127.0.0.1:${portOf(cluster, `rest${n}`)}/cluster`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
      const told = (await answer.json()) as Told;
      if (told.members?.length)
        return told.members.map(({ name, role, state, lag }) => ({
          name,
          role,
          state,
          behind: typeof lag === "number" ? lag : undefined,
        }));
    } catch {
      // the next one may know
    }
  }
  return [];
}

/** The number of the database that is primary; undefined while there is none. */
export async function primary(cluster: Cluster): Promise<number | undefined> {
  const leader = (await members(cluster)).find(({ role, state }) => role === "leader" && state === "running");
  return leader && Number(leader.name.replace("database", ""));
}

/** Whether all is as it should be: a primary, a standby that has everything, all others following closely. */
export async function databasesAreWhole(cluster: Cluster): Promise<boolean> {
  const all = await members(cluster);
  const standbys = all.filter(({ role }) => role !== "leader");
  return (
    all.length === cluster.databases &&
    all.some(({ role, state }) => role === "leader" && state === "running") &&
    (cluster.databases === 1 || standbys.some(({ role }) => role === "sync_standby")) &&
    standbys.every(({ state, behind }) => /^(running|streaming)$/.test(state) && behind !== undefined && behind < 1e6)
  );
}
