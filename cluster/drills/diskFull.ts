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
  #there = false;

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
      this.#there = true;
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
    if (!this.#there) return Promise.resolve();
    this.#there = false;
    return this.#change(() => {
      const aside = `${this.#folder}.aside`;
      run("cp", "--archive", this.#folder, aside);
      run("umount", this.#folder);
      rmSync(this.#folder, { recursive: true });
      renameSync(aside, this.#folder);
    });
  }
}

/** Has the synchronous standby take over from `from`, in good order, as soon as Patroni finds it fit; answers who it was. */
async function handOver(cluster: Cluster, from: number): Promise<number> {
  await until("The switchover", async () => {
    const standby = (await members(cluster)).find(({ role }) => role === "sync_standby");
    const answer = await fetch(`http://127.0.0.1:${portOf(cluster, `rest${from}`)}/switchover`, {
      method: "POST",
      body: JSON.stringify({ leader: `database${from}`, candidate: standby?.name }),
    });
    return answer.ok;
  });
  await until("The databases", async () => (await primary(cluster)) !== from && databasesAreWhole(cluster), 120);
  return (await primary(cluster)) ?? 0;
}

export const diskFull: Drill = {
  name: "disk-full",
  promise:
    "The primary's disk is full: buyers are told so in words, nothing that was answered is lost, and with room again all goes on by itself",
  async play({ cluster, load }) {
    if (process.getuid?.() !== 0 || !existsSync("/usr/bin/fallocate"))
      return [fact(false, "not played: only root can give a machine a small disk")];
    const former = (await primary(cluster)) ?? 0;
    const disks = new Map(
      upTo(cluster.databases)
        .filter((n) => n !== former)
        .map((n) => [n, new SmallDisk(cluster, n)]),
    );
    try {
      // Both standbys get one: which of them Patroni lets take over is its own affair.
      for (const disk of disks.values()) {
        await disk.put();
        await until("The databases", () => databasesAreWhole(cluster), 120);
      }
      const n = await handOver(cluster, former);
      const disk = disks.get(n);
      if (!disk) return [fact(false, "nobody took over")];
      await pause(3_000);
      const full = performance.now();
      disk.fill();
      await pause(30_000);
      const room = performance.now();
      disk.empty();
      await until("A first order", async () => load.placed.some(({ sentAt }) => sentAt > room));
      const follows = await until("The one whose disk was full", () => databasesAreWhole(cluster), 120).then(
        () => true,
        () => false,
      );
      const told = load.failures.filter(({ what, at }) => what !== "page" && at >= full);
      const mute = told.filter(({ why }) => !/^503: \{.*"message":"\w/.test(why));
      return [
        firstOrderFact(load, room, 30),
        fact(
          told.length > 0 && mute.length === 0,
          `${told.length} quotes and orders were told why in 30 s, ${mute.length} not${mute[0] ? ` (${mute[0].why})` : ""}`,
        ),
        fact(follows, follows ? "all databases are whole" : "a database does not follow"),
      ];
    } finally {
      for (const disk of disks.values()) {
        disk.empty();
        await disk.takeAway();
      }
    }
  },
};
