import { type Cluster, frontUrl, portOf, writesUrl } from "./folder.ts";
import { members } from "./members.ts";
import { upTo } from "./parts.ts";
import { pidsIn } from "./processes.ts";
import { answers, nodeUrl } from "./up.ts";

/** What of a cluster runs and what it is, a line each; and whether all of it does. */
export async function status(cluster: Cluster): Promise<{ lines: string[]; whole: boolean }> {
  const { folder } = cluster;
  const lines = [`folder     ${folder}`, `shop       ${frontUrl(cluster)}`, `database   ${writesUrl(cluster)}`];
  const told = new Map((await members(cluster)).map((member) => [member.name, member]));
  let whole = cluster.whole;
  const line = (name: string, works: boolean, text: string) => {
    lines.push(`${name.padEnd(10)} ${works ? text : "does not answer"}`);
    whole &&= works;
  };
  for (const n of upTo(cluster.etcds)) {
    const port = portOf(cluster, `etcd${n}`);
    line(`etcd${n}`, await answers(`http://127.0.0.1:${port}/health`), `127.0.0.1:${port}`);
  }
  for (const n of upTo(cluster.databases)) {
    const member = told.get(`database${n}`);
    const works = /^(running|streaming)$/.test(member?.state ?? "");
    line(`database${n}`, works, `127.0.0.1:${portOf(cluster, `database${n}`)}, ${member?.role.replace("_", " ")}`);
  }
  for (const name of ["balancer", "pages"]) line(name, pidsIn(`${folder}/${name}`).length > 0, "runs");
  for (const n of upTo(cluster.nodes))
    line(`node${n}`, await answers(`${nodeUrl(cluster, n)}/readyz`), nodeUrl(cluster, n));
  return { lines, whole };
}
