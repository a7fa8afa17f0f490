import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";

/** Debian's packages, and a file by which each is known to be here, under one of these names. */
const packages: Record<string, string | string[]> = {
  "etcd-server": "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd",
  haproxy: "/usr/sbin/haproxy",
  varnish: "/usr/sbin/varnishd",
  "varnish-modules": ["x86_64", "aarch64"].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/varnish/vmods/libvmod_xkey.so`,
  ),
};

/** Where PostgreSQL's own programs are, of the newest version that the machine has. */
export function databasePrograms(): string | undefined {
  const folder = "/usr/lib/postgresql";
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${folder}/${version}/bin`)
    .find((programs) => existsSync(`${programs}/postgres`));
}

/** Debian's packages that a cluster needs and that are not here. */
export const missingPackages = (): string[] => [
  ...Object.entries(packages)
    .filter(([, files]) => ![files].flat().some((file) => existsSync(file)))
    .map(([name]) => name),
  ...(databasePrograms() ? [] : ["postgresql"]),
];

const policy = "/usr/sbin/policy-rc.d";

/** Installs packages by apt-get; no service of theirs is started. */
export function installPackages(names: string[]): void {
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const words of [
      ["-qq", "update"],
      ["-qq", "install", "--yes", "--no-install-recommends", ...names],
    ])
      spawnSync("apt-get", words, { env, stdio: ["ignore", "ignore", "pipe"] });
  } finally {
    if (own) rmSync(policy);
  }
}

/** What this machine lacks, in a sentence: the reader can't go on here. */
export class Lacking extends Error {}

/** Sees to it that all packages are here, after asking once unless `yes`. Throws `Lacking`, with what to do. */
export async function bringPackages(yes: boolean): Promise<void> {
  const names = missingPackages();
  if (names.length === 0) return;
  const command = `apt-get install --no-install-recommends ${names.join(" ")}`;
  if (!existsSync("/usr/bin/apt-get"))
    throw new Lacking(`This machine lacks ${names.join(", ")}, and is no Debian that could install them.`);
  if (process.getuid?.() !== 0) throw new Lacking(`This machine lacks packages. Run: sudo ${command}`);
  if (!yes) {
    if (!process.stdin.isTTY) throw new Lacking(`This machine lacks packages. Say --yes, or run: ${command}`);
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(`Install ${names.join(", ")} by apt-get? [y/N] `);
    terminal.close();
    if (!/^y(es)?$/i.test(answer.trim())) throw new Lacking("Nothing was installed, and nothing was started.");
  }
  process.stderr.write(`Installing ${names.join(", ")} …\n`);
  installPackages(names);
  const still = missingPackages();
  if (still.length > 0) throw new Lacking(`apt-get could not install ${still.join(", ")}. Run: ${command}`);
}
