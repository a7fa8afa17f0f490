import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, portOf } from "../folder.ts";
import { databasesAreWhole, members, primary } from "../members.ts";
import { engineParts, upTo } from "../parts.ts";
import { killAll, start } from "../processes.ts";
import { clusterUser, until } from "../up.ts";
import { fact, firstOrderFact } from "./outcome.ts";
import type { Drill } from "./scene.ts";

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr.trim()}`);
}

/** A database's machine gets a small disk of its own (in memory), with all that it had; and back. It stands still meanwhile. */
class SmallDisk {
  readonly #cluster: Cluster;
  readonly #name: string;
  readonly #folder: string;

  constructor(cluster: Cluster, n: number) {
    this.#cluster = cluster;
    this.#name = `database${n}`;
    this.#folder = join(cluster.folder, this.#name);
  }

  async #change(work: () => void): Promise<void> {
    await killAll(this.#folder);
    work();
    const part = engineParts(this.#cluster).find(({ name }) => name === this.#name);
    if (part) start(this.#cluster.folder, part, clusterUser());
  }

  put(): Promise<void> {
    return this.#change(() => {
      const aside = `${this.#folder}.aside`;
      renameSync(this.#folder, aside);
      run("install", "--directory", "--mode=700", this.#folder);
      run("mount", "-t", "tmpfs", "-o", "size=1500m,mode=700", "swara-drill", this.#folder);
      run("cp", "--archive", `${aside}/.`, this.#folder);
      rmSync(aside, { recursive: true });
    });
  }

  /** Takes all the room that is left. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.#folder);
    run("fallocate", "--length", String(Math.max(bavail * bsize - 65_536, 1)), join(this.#folder, "ballast"));
    try {
      writeFileSync(join(this.#folder, "rest"), Buffer.alloc(65_536));
    } catch {
      // it is full
    }
  }

  empty(): void {
    for (const name of ["ballast", "rest"]) rmSync(join(this.#folder, name), { force: true });
  }

  takeAway(): Promise<void> {
    return this.#change(() => {
      const aside = `${this.#folder}.aside`;
      run("cp", "--archive", this.#folder, aside);
      run("umount", this.#folder);
      rmSync(this.#folder, { recursive: true });
      renameSync(aside, this.#folder);
    });
  }
}

/** Has the synchronous standby take over from `from`, in good order; answers who it was. */
async function handOver(cluster: Cluster, from: number): Promise<number> {
  const standby = (await members(cluster)).find(({ role }) => role === "sync_standby");
  const to = Number(standby?.name.replace("database", ""));
  await fetch(`http://127.0.0.1:${portOf(cluster, `rest${from}`)}/switchover`, {
    method: "POST",
    body: JSON.stringify({ leader: `database${from}`, candidate: `database${to}` }),
  });
  await until("The switchover", async () => (await primary(cluster)) === to);
  await until("The databases", () => databasesAreWhole(cluster), 120);
  return to;
}

export const diskFull: Drill = {
  name: "disk-full",
  promise:
    "The primary's disk is full: nothing that was answered is lost, another one takes over, and with room again it follows",
  async play({ cluster, load }) {
    if (process.getuid?.() !== 0 || !existsSync("/usr/bin/fallocate"))
      return [fact(false, "not played: only root can give a machine a small disk")];
    const former = (await primary(cluster)) ?? 0;
    const disks = new Map(
      upTo(cluster.databases)
        .filter((n) => n !== former)
        .map((n) => [n, new SmallDisk(cluster, n)]),
    );
    // Both standbys get one: which of them Patroni lets take over is its own affair.
    for (const disk of disks.values()) {
      await disk.put();
      await until("The databases", () => databasesAreWhole(cluster), 120);
    }
    const n = await handOver(cluster, former);
    const disk = disks.get(n);
    try {
      if (!disk) return [fact(false, "nobody took over")];
      await pause(3_000);
      const full = performance.now();
      disk.fill();
      await until("Another primary", async () => ![n, undefined].includes(await primary(cluster)), 120);
      await until("A first order", async () => load.placed.some(({ sentAt }) => sentAt > full + 1_000));
      await pause(5_000);
      disk.empty();
      const follows = await until("The one whose disk was full", () => databasesAreWhole(cluster), 120).then(
        () => true,
        () => false,
      );
      const mute = load.failures.filter(
        ({ what, at, why }) => what !== "page" && at >= full && !/^503: \{.*"message":"\w/.test(why),
      );
      return [
        firstOrderFact(load, full + 1_000, 60),
        fact(
          mute.length === 0,
          `${mute.length} quotes and orders were not told why${mute[0] ? ` (${mute[0].why})` : ""}`,
        ),
        fact(follows, follows ? "the one whose disk was full follows" : "the one whose disk was full does not follow"),
      ];
    } finally {
      disk?.empty();
      for (const one of disks.values()) await one.takeAway();
    }
  },
};
