import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffList } from "../../contract/office/staff.ts";
import { authenticator } from "../../tests/support/authenticator.ts";
import { invitation, joinByPasskey, joinByPassword } from "../../tests/support/newMember.ts";
import { programKey, type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { endDemo } from "./endDemo.ts";
import { recordAct } from "./recordAct.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;
const patch = (by: Member, of: { id: number }, changes: object, version = 1) =>
  by.call<{ version: number; name: string }>("PATCH", `/staff/${of.id}`, { version, ...changes });
const lastAct = async () =>
  (
    await office.sql`select staff_name, door, act, thing, thing_id, before, after from audit order by id desc limit 1`
  )[0];
/** Ends the access of all owners but these. */
const onlyOwners = (...ids: number[]) =>
  office.sql`update staff set disabled_at = now() where role = 'owner' and id <> all(${ids})`;

test("a member's name, role and access are changed by version; he loses his sessions with his access", async () => {
  const owner = await office.staffMember("owner");
  const packer = await office.staffMember("packer");
  expect((await patch(owner, packer, { name: "  Lakshmi   Rao " })).body.data).toMatchObject({
    name: "Lakshmi Rao",
    version: 2,
  });
  const late = await patch(owner, packer, { role: "counter" });
  expect([late.status, late.body.data.name]).toEqual([409, "Lakshmi Rao"]);
  expect((await patch(owner, packer, { role: "counter" }, 2)).status).toBe(200);
  expect(await lastAct()).toEqual({
    staff_name: owner.name,
    door: "office",
    act: "staff.change",
    thing: "staff",
    thing_id: String(packer.id),
    before: { role: "packer" },
    after: { role: "counter" },
  });
  expect((await packer.call("GET", "/session")).body.data).toMatchObject({ rights: { "orders.create": null } });
  expect((await patch(owner, packer, { disabled: true }, 3)).body.data).toMatchObject({ disabled: true, sessions: 0 });
  expect((await packer.call("GET", "/session")).status).toBe(401);
  expect((await patch(owner, packer, { disabled: false }, 4)).status).toBe(200);
  expect((await packer.call("GET", "/session")).status).toBe(401);
  expect((await patch(owner, { id: 999_999 }, { name: "Nobody" })).status).toBe(404);
  expect((await patch(owner, packer, { role: "king" }, 5)).status).toBe(422);
});

test("with somebody's access end his invitations, sent or received, and the keys that he made", async () => {
  const owner = await office.staffMember("owner");
  const other = await office.staffMember("owner");
  const invite = async (by: Member, email: string) => {
    const { body } = await by.call<{ link: string }>("POST", "/staff/invite", { email, role: "packer" });
    return body.data.link.split("/").at(-1) ?? "";
  };
  const open = async (token: string) => (await office.visitor().call("GET", `/invite/${token}`)).status;
  const key = async (by: Member) =>
    (await by.call<{ key: string }>("POST", "/keys", { name: "Robot", rights: ["shopfront.edit"] })).body.data.key;
  const works = async (bearer: string) =>
    (await office.call("PATCH", "/get/topMenu", { entries: [] }, { Authorization: `Bearer ${bearer}` })).status !== 401;
  const sent = await invite(other, "friend@staff.example");
  const kept = await invite(owner, "colleague@staff.example");
  const keys = [await key(other), await key(owner)] as const;
  const { token: own } = await invitation(office, "owner", other.email);
  expect([await open(sent), await open(kept), await open(own)]).toEqual([200, 200, 200]);
  expect((await patch(owner, other, { disabled: true })).body.data).toMatchObject({ disabled: true });
  expect([await open(sent), await open(kept), await open(own)]).toEqual([404, 200, 404]);
  expect([await works(keys[0]), await works(keys[1])]).toEqual([false, true]);
  const acts = await office.sql<
    { act: string }[]
  >`select act from audit where staff_id = ${owner.id} order by id desc limit 4`;
  expect(acts.map(({ act }) => act).toSorted()).toEqual([
    "key.end",
    "staff.change",
    "staff.invite-end",
    "staff.invite-end",
  ]);
  await patch(owner, other, { disabled: false }, 2);
  expect([await open(sent), await open(own), await works(keys[0])]).toEqual([404, 404, false]);
});

test("a key opens nothing while its maker has no access, and for good: versions before left it standing", async () => {
  const owner = await office.staffMember("owner");
  for (const back of ["given back", "invited again"]) {
    const maker = await office.staffMember("owner");
    const body = { name: "Robot", rights: ["shopfront.edit"] };
    const { key } = (await maker.call<{ key: string }>("POST", "/keys", body)).body.data;
    const menu = async () =>
      (await office.call("PATCH", "/get/topMenu", { entries: [] }, { Authorization: `Bearer ${key}` })).status;
    expect(await menu()).toBe(422);
    await office.sql`update staff set disabled_at = now() where id = ${maker.id}`;
    expect(await menu()).toBe(401);
    if (back === "given back") expect((await patch(owner, maker, { disabled: false })).status).toBe(200);
    else await joinByPasskey(office, "owner", maker.email);
    const [member] = await office.sql`select disabled_at from staff where id = ${maker.id}`;
    expect([member, await menu()]).toEqual([{ disabled_at: null }, 401]);
  }
});

test("an invitation is good no longer than the access of who sent it", async () => {
  const owner = await office.staffMember("owner");
  const { body } = await owner.call<{ link: string }>("POST", "/staff/invite", {
    email: "late@staff.example",
    role: "packer",
  });
  const token = body.data.link.split("/").at(-1) ?? "";
  await office.sql`update staff set disabled_at = now() where id = ${owner.id}`;
  expect((await office.visitor().call("GET", `/invite/${token}`)).status).toBe(404);
});

test("the shop keeps an owner, also when two end each other's access at once", async () => {
  const first = await office.staffMember("owner");
  const second = await office.staffMember("owner");
  await onlyOwners(first.id, second.id);
  const both = await Promise.all([patch(first, second, { disabled: true }), patch(second, first, { role: "packer" })]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const [left] = await office.sql<{ id: number }[]>`select id from staff where role = 'owner' and disabled_at is null`;
  const last = left?.id === first.id ? first : second;
  for (const changes of [{ disabled: true }, { role: "counter" }])
    expect((await patch(last, last, changes)).status).toBe(409);
  expect((await last.call("POST", "/staff/invite", { email: last.email, role: "packer" })).status).toBe(409);
  expect((await last.call("GET", "/session")).status).toBe(200);
});

test("nobody gives, or takes from others, what he may not do himself", async () => {
  const owner = await office.staffMember("owner");
  await office.sql`insert into role values ('deputy', 'Deputy') on conflict do nothing`;
  await office.sql`
    insert into role_right (role, right_name, most)
    select 'deputy', right_name, most from role_right where role = 'counter'
    union all select 'deputy', 'staff.edit', null on conflict do nothing`;
  const deputy = await office.staffMember("deputy");
  const packer = await office.staffMember("packer");
  const counter = await office.staffMember("counter");
  const email = () => `${crypto.randomUUID()}@staff.example`;
  const invite = async (role: string, whom = email()) =>
    (await deputy.call("POST", "/staff/invite", { email: whom, role })).status;
  expect([await invite("owner"), await invite("accountant"), await invite("counter")]).toEqual([403, 403, 200]);
  expect(await invite("counter", owner.email)).toBe(403);
  expect((await patch(deputy, owner, { disabled: true })).status).toBe(403);
  expect((await patch(deputy, packer, { role: "owner" })).status).toBe(403);
  expect((await deputy.call("POST", `/staff/${owner.id}/end-sessions`, {})).status).toBe(403);
  expect((await patch(deputy, counter, { name: "Somebody" })).status).toBe(200);
  const key = async (...rights: string[]) => (await deputy.call("POST", "/keys", { name: "A program", rights })).status;
  expect([await key("backup"), await key("refunds.make"), await key("orders.read")]).toEqual([403, 403, 201]);
  expect((await owner.call("GET", "/session")).status).toBe(200);
});

test("the list shows members, roles and open invitations, and no secret", async () => {
  const owner = await office.staffMember("owner");
  const { email, id } = await joinByPasskey(office, "packer");
  const open = await invitation(office, "counter");
  const { body } = await owner.call<StaffList>("GET", "/staff");
  expect(body.data.staff.find((member) => member.id === id)).toMatchObject({
    email,
    role: "packer",
    passkeys: 1,
    password: false,
    sessions: 1,
    disabled: false,
  });
  expect(body.data.roles.slice(0, 4).map(({ slug }) => slug)).toEqual(["owner", "counter", "packer", "accountant"]);
  expect(body.data.invites).toContainEqual(expect.objectContaining({ email: open.email, role: "counter" }));
  expect(body.data.invites.map((invite) => invite.email)).not.toContain(email);
  expect(JSON.stringify(body)).not.toContain(open.token);
});

test("a member is signed out everywhere, by himself or by who gives access", async () => {
  const owner = await office.staffMember("owner");
  const packer = await office.staffMember("packer");
  expect((await owner.call("POST", `/staff/${packer.id}/end-sessions`, {})).status).toBe(200);
  expect((await packer.call("GET", "/session")).status).toBe(401);
  const { browser, key } = await joinByPasskey(office);
  const other = office.visitor();
  const asked = await other.call<{ challenge: string }>("POST", "/session/passkey/options", {});
  await other.call("POST", "/session/passkey", { response: key.sign(asked.body.data) });
  const me = await browser.call<{ sessions: { id: string; current: boolean }[] }>("GET", "/me");
  expect(me.body.data.sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(me.body.data.sessions).toHaveLength(2);
  const theirs = (await owner.call<typeof me.body.data>("GET", "/me")).body.data.sessions[0]?.id;
  expect((await browser.call("DELETE", `/me/sessions/${theirs}`)).status).toBe(404);
  await browser.call("POST", "/me/sessions/end", {});
  expect((await other.call("GET", "/session")).status).toBe(401);
  expect((await browser.call("GET", "/session")).status).toBe(200);
});

test("passkeys are added and removed, never the last way in; each time he is told", async () => {
  const { browser, key, email } = await joinByPasskey(office);
  const phone = authenticator();
  const options = await browser.call<{ challenge: string; excludeCredentials: { id: string }[] }>(
    "POST",
    "/me/passkeys/options",
    {},
  );
  expect(options.body.data.excludeCredentials.map(({ id }) => id)).toEqual([key.id]);
  expect((await browser.call("DELETE", `/me/passkeys/${key.id}`)).status).toBe(409);
  const added = await browser.call("POST", "/me/passkeys", {
    name: "My phone",
    response: phone.make(options.body.data),
  });
  expect(added.body.data).toMatchObject({ passkeys: [{ id: key.id }, { id: phone.id, name: "My phone" }] });
  expect((await browser.call("DELETE", `/me/passkeys/${key.id}`)).status).toBe(200);
  const other = await joinByPasskey(office);
  expect((await other.browser.call("DELETE", `/me/passkeys/${phone.id}`)).status).toBe(404);
  const subjects = (await office.mailsTo(email)).map(({ subject }) => subject.replace(/:.*/, ""));
  expect(subjects.toSorted()).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
    "You may enter the office",
  ]);
  const both = await joinByPassword(office);
  const more = await both.browser.call<{ challenge: string }>("POST", "/me/passkeys/options", {});
  const extra = authenticator();
  await both.browser.call("POST", "/me/passkeys", { name: "Laptop", response: extra.make(more.body.data) });
  expect((await both.browser.call("DELETE", `/me/passkeys/${extra.id}`)).status).toBe(200);
});

test("a program's key is shown once, kept as a digest, used, and taken back", async () => {
  const owner = await office.staffMember("owner");
  const made = await owner.call<{ id: number; key: string }>("POST", "/keys", {
    name: "Menu robot",
    rights: ["shopfront.edit"],
  });
  const { id, key } = made.body.data;
  const change = () =>
    office.call(
      "PATCH",
      "/get/topMenu",
      { entries: [{ slug: "guitars", name: "Guitars and more" }] },
      { Authorization: `Bearer ${key}` },
    );
  expect((await change()).status).toBe(200);
  expect(await lastAct()).toMatchObject({ staff_name: "Menu robot", door: "key", act: "shopfront.edit" });
  const listed = await owner.call<{ id: number; last_used_at: string | null; made_by: string }[]>("GET", "/keys");
  expect(listed.body.data.find((row) => row.id === id)).toMatchObject({
    made_by: owner.name,
    last_used_at: expect.any(String),
  });
  expect(JSON.stringify(listed.body)).not.toContain(key);
  expect((await owner.call("DELETE", `/keys/${id}`)).status).toBe(200);
  expect([(await change()).status, (await owner.call("DELETE", `/keys/${id}`)).status]).toEqual([401, 404]);
  const stored = await office.sql<{ row: string }[]>`select to_jsonb(k)::text as row from staff_key k where id = ${id}`;
  expect(stored[0]?.row).not.toContain(key);
  expect((await programKey(office.sql, ["orders.read"])).Authorization).not.toContain(key);
});

test("who did what is read by thing, by member, and page by page", async () => {
  const owner = await office.staffMember("owner");
  const accountant = await office.staffMember("accountant");
  const packer = await office.staffMember("packer");
  for (let version = 1; version <= 60; version++) await patch(owner, packer, { name: `Name ${version}` }, version);
  type Page = { rows: { id: number; act: string; thing_id: string; staff_id: number }[]; next: string | null };
  const read = async (query: string) => (await accountant.call<Page>("GET", `/audit?${query}`)).body.data;
  const about = `thing=staff&thing_id=${packer.id}`;
  const first = await read(about);
  const second = await read(`${about}&after=${first.next}`);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect((await read(`staff=${owner.id}`)).rows.every(({ staff_id }) => staff_id === owner.id)).toBe(true);
  expect((await read("thing=none")).rows).toEqual([]);
  expect((await accountant.call("GET", "/audit?after=x")).status).toBe(422);
});

test("a demo that becomes a shop shuts out who came by its office, and nobody who was invited on the machine; once", async () => {
  const demo = office.visitor();
  expect((await demo.call("POST", "/session/demo", {})).status).toBe(200);
  const guest = await office.staffMember("owner");
  const trusted = await office.staffMember("owner");
  const machine = { door: "machine", staffId: null, name: "ravi" } as const;
  await office.sql.begin((tx) => recordAct(tx, machine, { act: "staff.invite", thing: "invite", id: trusted.email }));
  const key = await programKey(office.sql, ["shopfront.edit"]);
  const menu = (headers: Record<string, string>) =>
    office.call("PATCH", "/get/topMenu", { entries: [] }, headers).then(({ status }) => status);
  const known = await menu(key);
  expect(await endDemo(office.sql)).toBeGreaterThan(0);
  for (const { call } of [demo, guest.browser]) expect((await call("GET", "/session")).status).toBe(401);
  expect((await trusted.call("GET", "/session")).status).toBe(200);
  expect([known === 401, await menu(key)]).toEqual([false, 401]);
  expect((await lastAct())?.act).toBe("staff.end-demo");
  const later = await office.staffMember("packer");
  expect(await endDemo(office.sql)).toBe(0);
  expect((await later.call("GET", "/session")).status).toBe(200);
});
