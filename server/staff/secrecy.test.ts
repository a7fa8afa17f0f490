import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinByPasskey, joinByPassword } from "../../tests/support/newMember.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { hashing } from "../customers/passwords.ts";
import { forgetStaff } from "./jobs.ts";

let office: TestOffice;
let written = "";
beforeAll(async () => {
  office = await testOffice();
  const stream = new Writable({ write: (chunk, _, done) => done(void (written += String(chunk))) });
  Object.assign(office.shop, { log: pino({ level: "trace" }, stream) });
});
afterAll(() => office.close());

/** What an answer is and what work was done for it: all that could tell one case from the other, and not by the clock. */
async function traceOf(body: object) {
  const hashes = hashing.begun;
  const statements: string[] = [];
  office.sql.options.debug = (_, text) => /from (card|category) /.test(text) || statements.push(text);
  const { status, headers, body: answer } = await office.visitor().call("POST", "/session/password", body);
  office.sql.options.debug = false;
  return { status, headers: [...headers], answer, statements, hashes: hashing.begun - hashes };
}

test("signing in tells neither by words, headers nor work who is a member, or what of it was wrong", async () => {
  const known = await joinByPassword(office);
  const keyed = await joinByPasskey(office);
  const ended = await joinByPassword(office);
  await office.sql`update staff set disabled_at = now() where id = ${ended.id}`;
  for (const [code, work] of [
    ["000000", 1],
    ["ABCD-EFGH-IJKL-MNOP", 2],
  ] as const) {
    const wrong = { password: "not this one", code };
    const nobody = await traceOf({ ...wrong, email: `nobody${work}@staff.example` });
    expect([nobody.status, nobody.hashes]).toEqual([401, work]);
    expect(nobody.statements.length).toBeGreaterThan(2);
    expect(await traceOf({ ...wrong, email: known.email })).toEqual(nobody);
    expect(await traceOf({ ...wrong, email: known.email, password: known.password })).toEqual(nobody);
    expect(await traceOf({ ...wrong, email: keyed.email })).toEqual(nobody);
    expect(await traceOf({ ...wrong, email: ended.email, password: ended.password })).toEqual(nobody);
  }
});

test("no password, seed, code, link, cookie or key stands in the log, nor in the database, nor in the audit", async () => {
  const member = await joinByPassword(office, "owner");
  const made = await member.browser.call<{ key: string }>("POST", "/keys", { name: "A program", rights: ["print"] });
  const other = office.visitor();
  const wrong = { email: member.email, password: member.password, code: "000000" };
  await other.call("POST", "/session/password", wrong);
  await other.call("POST", "/session/password", { ...wrong, code: member.recovery[3] });
  expect(written).toContain("staff sign-in");
  const secrets = [
    member.password,
    member.offered.seed,
    member.token,
    made.body.data.key,
    member.browser.cookie.split("=")[1] ?? "",
    other.cookie.split("=")[1] ?? "",
    ...member.recovery,
    ...member.recovery.map((code) => code.replaceAll("-", "")),
  ];
  expect(secrets.filter((secret) => secret.length < 10)).toEqual([]);
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  const tables = await office.sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  let stored = "";
  for (const { name } of tables)
    stored += JSON.stringify(await office.sql`select to_jsonb(t) from ${office.sql(name)} t`);
  expect(stored).toContain("staff.join");
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
});

test("what has had its time is forgotten: challenges, invitations, sessions; not what was done", async () => {
  const { id, browser } = await joinByPasskey(office);
  await office.visitor().call("POST", "/session/passkey/options", {});
  const left = async () =>
    (
      await office.sql`
      select (select count(*)::int from staff_challenge) as challenges, (select count(*)::int from staff_invite) as invites,
        (select count(*)::int from staff_session where staff_id = ${id}) as sessions,
        (select count(*)::int from audit where staff_id = ${id}) as acts`
    )[0];
  const before = await left();
  expect(before).toMatchObject({ sessions: 1, acts: 2 });
  expect(before?.challenges).toBeGreaterThan(0);
  await forgetStaff(office.sql);
  expect(await left()).toEqual(before);
  expect((await browser.call("GET", "/session")).status).toBe(200);
  await office.sql`update staff_challenge set expires_at = now() - interval '1 second'`;
  await office.sql`update staff_invite set expires_at = now() - interval '31 days'`;
  await office.sql`update staff_session set created_at = now() - interval '91 days'`;
  await forgetStaff(office.sql);
  expect(await left()).toEqual({ challenges: 0, invites: 0, sessions: 0, acts: 2 });
});
