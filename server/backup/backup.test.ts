import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueDatabase } from "../../tests/support/testDatabase.ts";
import { type Database, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { audit } from "../jobs/audit.ts";
import { readSettings } from "../settings.ts";
import { writeArchive } from "./archive.ts";
import { backup } from "./backup.ts";
import { readBackupRuns } from "./backupRuns.ts";
import { backupName, isDue, nightlyBackup } from "./nightly.ts";
import { placeSettings, restore } from "./restore.ts";

/** The embedded database's own files are what is copied here; a server's is dumped by its own programs. */
const embedded = !process.env.DATABASE_URL;
const root = mkdtempSync(join(tmpdir(), "swara-backup-"));
chmodSync(root, 0o755);
const settings = readSettings({ DATA_DIR: join(root, "data"), DATABASE_POOL: "4" });
const target = (name: string) => ({ DATA_DIR: join(root, name), DATABASE_URL: undefined, DATABASE_POOL: 2 });
let database: Database;

beforeAll(async () => {
  if (!embedded) return;
  database = await openDatabase(settings);
  await migrate(database.sql);
  await database.sql`create table counted (n integer primary key)`;
  const pictures = join(settings.DATA_DIR, "pictures", "own");
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, "வீணை 1.webp"), "a picture");
}, 60_000);
afterAll(async () => {
  await database?.close();
  rmSync(root, { recursive: true, force: true });
});

test.runIf(embedded)(
  "a backup of a shop that goes on writing is whole: all that was committed before it ended, pictures and settings",
  async () => {
    let n = 0;
    const stop = new AbortController();
    const writing = (async () => {
      while (!stop.signal.aborted) await database.sql`insert into counted values (${++n})`;
    })();
    const file = join(root, "one.tar.zst");
    let committed = 0;
    const { bytes, sha256 } = await backup(database.sql, settings, file, (done, total) => {
      if (done === total) committed = n - 1;
    });
    stop.abort();
    await writing;
    expect(committed).toBeGreaterThan(0);
    expect(statSync(file)).toMatchObject({
      size: bytes,
      mode: expect.toSatisfy((mode: number) => (mode & 0o77) === 0),
    });
    expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(sha256);

    const found = await restore(file, target("restored"));
    expect(found).toMatchObject({
      about: { shop: settings.shop.name, database: { kind: "files" } },
      migrated: [],
      orders: 0,
      findings: [],
    });
    const restored = await openDatabase(target("restored"));
    const [held] = await restored.sql<
      { count: number; last: number }[]
    >`select count(*)::int as count, max(n) as last from counted`;
    await restored.close();
    expect(held?.last).toBeGreaterThanOrEqual(committed);
    expect(held?.count).toBe(held?.last); // and none between is missing
    expect(readFileSync(join(root, "restored", "pictures", "own", "வீணை 1.webp"), "utf8")).toBe("a picture");
    const kept = JSON.parse(readFileSync(join(root, "restored", "restored-settings", "shop", "shop.json"), "utf8"));
    expect(kept.name).toBe(settings.shop.name);
    const places = { env: join(root, "env"), shop: join(root, "shop") };
    mkdirSync(places.shop);
    writeFileSync(join(places.shop, "own.txt"), "what stood there");
    await placeSettings(join(root, "restored"), places);
    expect(readdirSync(places.shop)).toContain("shop.json");
    expect(readFileSync(`${places.shop}.before-restore/own.txt`, "utf8")).toBe("what stood there");

    await expect(restore(file, target("restored"))).rejects.toThrow("is not empty");
    await expect(backup(database.sql, settings, file)).rejects.toThrow("exists already");
  },
);

test.runIf(embedded)("a place that a backup can't be written to is named with what is wrong with it", async () => {
  writeFileSync(join(root, "in-the-way"), "x");
  const refused = (file: string, words: string) =>
    expect(backup(database.sql, settings, file)).rejects.toThrow(`${file}: ${words}`);
  const nowhere = join(root, "nowhere", "a.tar.zst");
  await refused(nowhere, "there is no such folder.");
  const below = join(root, "in-the-way", "a.tar.zst");
  await refused(below, `${join(root, "in-the-way")} is a file, not a folder.`);
  const BACKUP_DIR = join(root, "in-the-way");
  await expect(nightlyBackup(database.sql, { ...settings, BACKUP_DIR })).rejects.toThrow(
    `BACKUP_DIR=${BACKUP_DIR}: ${BACKUP_DIR} is a file, not a folder. Name another place.`,
  );
  const into = target(join("in-the-way", "data"));
  await expect(restore(join(root, "one.tar.zst"), into)).rejects.toThrow(
    `DATA_DIR=${into.DATA_DIR}: ${join(root, "in-the-way")} is a file, not a folder.`,
  );
});

test.runIf(embedded)("what is cut off, changed or none of ours is refused, and leaves nothing behind", async () => {
  const file = join(root, "two.tar.zst");
  await backup(database.sql, settings, file);
  const whole = readFileSync(file);
  const cases = {
    cut: whole.subarray(0, whole.length - 2_000),
    changed: Buffer.from(whole),
    none: Buffer.from("no archive"),
  };
  cases.changed[Math.floor(whole.length / 2)] = (whole[Math.floor(whole.length / 2)] ?? 0) ^ 255;
  for (const [name, content] of Object.entries(cases)) {
    writeFileSync(join(root, name), content);
    await expect(restore(join(root, name), target("refused"))).rejects.toThrow(/damaged|cut off|no backup/);
  }
  const stranger = join(root, "stranger.tar.zst");
  await writeArchive(stranger, (archive) => archive.text("../outside", "x"));
  await expect(restore(stranger, target("refused"))).rejects.toThrow("a name that a backup never has");
  await writeArchive(join(root, "other.tar.zst"), (archive) => archive.text("notes.txt", "x"));
  await expect(restore(join(root, "other.tar.zst"), target("refused"))).rejects.toThrow("no backup of a shop");
  expect(readdirSync(root).filter((name) => name.startsWith("refused"))).toEqual([]);
  expect(existsSync(join(root, "outside"))).toBe(false);
});

test.runIf(embedded)("any tar opens a backup", async () => {
  const file = join(root, "three.tar");
  await writeArchive(`${file}.zst`, async (archive) => {
    await archive.folder("a");
    await archive.text(`a/${"long".repeat(60)}.txt`, "வீணை");
  });
  const { zstdDecompressSync } = await import("node:zlib");
  writeFileSync(file, zstdDecompressSync(readFileSync(`${file}.zst`)));
  expect(execFileSync("tar", ["-xOf", file, `a/${"long".repeat(60)}.txt`], { encoding: "utf8" })).toBe("வீணை");
});

test("a backup is due once a night, from two o'clock in India on, and at once when one was missed", () => {
  const at = (text: string) => new Date(`${text}+05:30`);
  expect(backupName(at("2026-11-22T02:31"))).toBe("swara-20261122-0231.tar.zst");
  expect(isDue(at("2026-11-22T02:31"), undefined)).toBe(true);
  expect(isDue(at("2026-11-22T01:59"), at("2026-11-21T02:10"))).toBe(false);
  expect(isDue(at("2026-11-22T02:00"), at("2026-11-21T02:10"))).toBe(true);
  expect(isDue(at("2026-11-22T18:00"), at("2026-11-22T02:10"))).toBe(false);
  expect(isDue(at("2026-11-22T18:00"), at("2026-11-20T02:10"))).toBe(true);
});

test.runIf(embedded)(
  "the night's backup is made once, rehearsed, and the oldest ones go, and what a killed one left; files of others stay",
  async () => {
    const place = { ...settings, BACKUP_DIR: join(root, "nights"), BACKUP_KEEP: 2 };
    mkdirSync(place.BACKUP_DIR);
    for (const name of ["notes.txt", "swara-20240101-0200.tar.zst", "swara-20240102-0200.tar.zst"])
      writeFileSync(join(place.BACKUP_DIR, name), "");
    for (const name of ["swara-20240103-0200.tar.zst.part", "swara-20240103-0200.tar.zst.dump", "swara.tar.zst.part"])
      writeFileSync(join(place.BACKUP_DIR, name), "half");
    for (const name of ["swara-rehearsal-a1B2c3/postgres", "rehearsal-Zz09aa/postgres", "rehearsal-report"])
      mkdirSync(join(place.BACKUP_DIR, name), { recursive: true });
    const both = await Promise.all([nightlyBackup(database.sql, place), nightlyBackup(database.sql, place)]);
    expect(both.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await nightlyBackup(database.sql, place)).toBe(0);
    const newest = backupName(new Date()).slice(0, "swara-20261122".length);
    expect(readdirSync(place.BACKUP_DIR).toSorted()).toEqual([
      "notes.txt",
      "rehearsal-report",
      "swara-20240102-0200.tar.zst",
      expect.stringContaining(newest),
      "swara.tar.zst.part",
    ]);
    const runs = await readBackupRuns(database.sql);
    expect(runs.map(({ kind, file }) => [kind, file.includes(newest)])).toEqual([
      ["backup", true],
      ["rehearsal", true],
    ]);
  },
);

test.skipIf(embedded)("a server's database is dumped and brought back into an empty one", async () => {
  const from = await catalogueDatabase();
  const to = { url: `${from.url}_moved` };
  const name = new URL(to.url).pathname.slice(1);
  await from.sql`create database ${from.sql(name)}`;
  const file = join(root, "dump.tar.zst");
  const given = { ...settings, DATABASE_URL: from.url };
  await backup(from.sql, given, file);
  const empty = { ...target("moved"), DATABASE_URL: to.url };
  const [products] = await from.sql<{ count: number }[]>`select count(*)::int as count from product`;
  expect(await restore(file, empty)).toMatchObject({
    about: { database: { kind: "dump" } },
    products: products?.count,
    findings: expect.arrayContaining(await audit(from.sql)), // the fixture's stock was not counted in
  });
  await expect(restore(file, { ...target("again"), DATABASE_URL: to.url })).rejects.toThrow("has tables already");
  await expect(restore(file, target("without"))).rejects.toThrow("set DATABASE_URL");
  await from.sql`drop database ${from.sql(name)} with (force)`;
  await from.close();
});
