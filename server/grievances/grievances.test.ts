import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Grievance } from "../../contract/grievances.ts";
import { clerk } from "../../tests/support/clerk.ts";
import { type TestShop, testShop } from "../../tests/support/testShop.ts";
import { dispatchOutbox } from "../jobs/dispatchOutbox.ts";
import { readEml } from "../mail/readEml.ts";
import { advanceGrievance } from "./advanceGrievance.ts";
import { overdueGrievances } from "./overdueGrievances.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "swara-grievance-"));
  shop = await testShop({ DATA_DIR: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const complaint = {
  name: "Asha Raman",
  email: "Asha@Example.com",
  mobile: "+91 98765 43210",
  order_no: "7k3md-q9tfx",
  text: "The veena came with a broken fret.\nNobody has answered me for a week.",
};
const file = async (change: object = {}) => shop.call<Grievance>("POST", "/grievances", { ...complaint, ...change });
const look = (ticket: string, email: string) =>
  shop.call<Grievance>("GET", `/grievances/${ticket}?email=${encodeURIComponent(email)}`);
const mails = async () =>
  Promise.all(
    (await readdir(join(folder, "mail"))).map(async (name) =>
      readEml(await readFile(join(folder, "mail", name), "utf8")),
    ),
  );

test("a complaint gets a number and its dates, is acknowledged by mail, and is seen with number and address alone", async () => {
  const { status, body } = await file();
  expect(status).toBe(201);
  const { ticket, received_at, acknowledge_by, resolve_by } = body.data;
  expect(ticket).toMatch(/^G-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(Date.parse(acknowledge_by) - Date.parse(received_at)).toBe(48 * 3_600_000);
  expect(Date.parse(resolve_by) - Date.parse(received_at)).toBeLessThanOrEqual(31 * 24 * 3_600_000);

  await dispatchOutbox(shop.shop);
  const mail = (await mails()).find(({ subject }) => subject === `Your complaint ${ticket}`);
  expect(mail?.to).toContain("asha@example.com");
  expect(mail?.text).toContain(ticket);

  const known = await look(ticket.toLowerCase(), "ASHA@example.com");
  expect(known.body.data).toMatchObject({ ticket, state: "acknowledged" });
  expect(known.body.data.timeline.map(({ state }) => state)).toEqual(["received", "acknowledged"]);
  expect(JSON.stringify(known.body)).not.toContain("98765");
  expect((await look(ticket, "ravi@example.com")).status).toBe(404);
  expect((await look("G-AAAAA-AAAAA", "asha@example.com")).status).toBe(404);
});

test("what is missing is said beside its field", async () => {
  const { status, body } = await file({ text: " no ", mobile: "12345", email: "asha" });
  expect(status).toBe(422);
  expect(Object.keys(body.errors as object).sort()).toEqual(["email", "mobile", "text"]);
});

test("a mail that only lies in a folder of a real shop acknowledges nothing", async () => {
  const { ticket } = (await file()).body.data;
  await dispatchOutbox({ ...shop.shop, settings: { ...shop.shop.settings, SHOP_MODE: "production" } });
  expect((await mails()).some(({ text }) => text.includes(ticket))).toBe(true);
  expect((await look(ticket, "asha@example.com")).body.data).toMatchObject({ state: "received" });
});

test("a complaint goes only forward, once each way, and the complainant reads the note", async () => {
  const { ticket } = (await file()).body.data;
  const { sql } = shop.shop;
  expect(await advanceGrievance({ sql }, ticket, "closed", "", clerk)).toBe("elsewhere");
  const twice = await Promise.all(
    [1, 2].map(() => advanceGrievance({ sql }, ticket, "in_progress", "A new fret is cut.", clerk)),
  );
  expect(twice.toSorted()).toEqual(["elsewhere", "moved"]);
  expect(await advanceGrievance({ sql }, ticket, "acknowledged", "", clerk)).toBe("elsewhere");
  expect(await advanceGrievance({ sql }, ticket, "resolved", "Repaired and sent back.", clerk)).toBe("moved");
  expect(await advanceGrievance({ sql }, ticket, "closed", "", clerk)).toBe("moved");
  expect(await advanceGrievance({ sql }, "G-AAAAA-AAAAA", "closed", "", clerk)).toBe("unknown");
  const { data } = (await look(ticket, "asha@example.com")).body;
  expect(data.timeline.map(({ state, note }) => [state, note])).toEqual([
    ["received", ""],
    ["in_progress", "A new fret is cut."],
    ["resolved", "Repaired and sent back."],
    ["closed", ""],
  ]);
  await dispatchOutbox(shop.shop);
  expect((await mails()).some(({ text }) => text.includes("Repaired and sent back."))).toBe(true);
});

test("what waits too long is named, until it is resolved", async () => {
  const { ticket } = (await file()).body.data;
  const { sql } = shop.shop;
  expect(await overdueGrievances(sql)).not.toContain(ticket);
  await sql`update grievance set acknowledge_by = now() - interval '1 hour' where ticket = ${ticket}`;
  expect(await overdueGrievances(sql)).toContain(ticket);
  await advanceGrievance({ sql }, ticket, "acknowledged", "", clerk);
  expect(await overdueGrievances(sql)).not.toContain(ticket);
  await sql`update grievance set resolve_by = now() + interval '1 day' where ticket = ${ticket}`;
  expect(await overdueGrievances(sql)).toContain(ticket);
  await advanceGrievance({ sql }, ticket, "resolved", "", clerk);
  expect(await overdueGrievances(sql)).not.toContain(ticket);
});

test("nobody can flood the officer", async () => {
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await file()).status);
  expect(statuses).toContain(429);
});
