import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./folder.ts";

/** What a shop that is built needs of its tree, copied; and what is as well shared. */
const copied = ["server", "contract", "studio", "build", "shop", "demo", "package.json"];
const shared = ["node_modules", "catalogue"];

/**
 * A version that follows the one which the cluster runs: the same shop with one migration more, that only adds, and one script more
 * (`/assets/NAME.js`). Nothing runs it yet.
 */
export function makeNextVersion(cluster: Cluster, name: string): string {
  const from = cluster.versions.at(-1) ?? "";
  const to = join(cluster.folder, "versions", name);
  mkdirSync(to, { recursive: true });
  for (const entry of copied) cpSync(join(from, entry), join(to, entry), { recursive: true });
  for (const entry of shared) symlinkSync(join(from, entry), join(to, entry));
  writeFileSync(
    join(to, "server", "database", "migrations", `99${String(cluster.versions.length).padStart(2, "0")}_${name}.sql`),
    `alter table orders add column ${name} text;\ncreate table ${name} (order_no text primary key);\n`,
  );
  writeFileSync(join(to, "build", "client", "assets", `${name}.js`), `export default "${name}";\n`);
  return to;
}
