import { userInfo } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../../tests/support/command.ts";
import { joinByPasskey } from "../../tests/support/newMember.ts";
import { type TestOffice, testOffice } from "../../tests/support/testOffice.ts";
import { staffChecks } from "../opening/staffChecks.ts";

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

async function staff(args: string[], settings: Record<string, string> = {}) {
  const said = await command(["staff", ...args], { DATABASE_URL: office.url, ...settings });
  return { ...said, lines: said.out.trimEnd().split("\n") };
}

test("the first owner is invited on the machine, by a link in the last line", async () => {
  const [topic] = await staffChecks(office.sql);
  expect(topic?.problem).toBe("Nobody can enter it as its owner yet.");
  const { status, lines } = await staff(["invite", "Meena@Staff.Example", "--role", "owner"]);
  expect([status, lines.length]).toEqual([0, 2]);
  const [, token = ""] = /^http:\/\/localhost:3000\/office\/invite\/([\w-]{43})$/.exec(lines[1] ?? "") ?? [];
  const invited = await office.visitor().call("GET", `/invite/${token}`);
  expect(invited.body.data).toMatchObject({ email: "meena@staff.example", role_name: "Owner" });
  const [row] = await office.sql`select staff_name, door, act, thing_id from audit order by id desc limit 1`;
  expect(row).toEqual({
    staff_name: userInfo().username,
    door: "machine",
    act: "staff.invite",
    thing_id: "meena@staff.example",
  });
  const [life] = await office.sql<{ minutes: number }[]>`
    select ceil(extract(epoch from expires_at - now()) / 60)::int as minutes from staff_invite where email = 'meena@staff.example'`;
  expect(life?.minutes).toBeGreaterThan(25);
  expect(life?.minutes).toBeLessThanOrEqual(30);
});

test("links lead to where the office is; where there is none nobody is invited", async () => {
  const production = { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example" };
  const none = await staff(["invite", "a@staff.example"], production);
  expect(none).toMatchObject({ status: 1, err: expect.stringContaining("set OFFICE_URL=") });
  const { lines } = await staff(["invite", "a@staff.example"], {
    ...production,
    OFFICE_URL: "https://office.shop.example/",
  });
  expect(lines.at(-1)).toMatch(/^https:\/\/office\.shop\.example\/office\/invite\/[\w-]{43}$/);
});

test("members are listed, and their access is ended; the last owner's is not", async () => {
  const owner = await joinByPasskey(office, "owner");
  const packer = await joinByPasskey(office, "packer");
  expect((await staffChecks(office.sql))[0]?.problem).toBeUndefined();
  const listed = await staff(["list"]);
  expect(listed.out).toMatch(new RegExp(`${owner.email}  owner  Meena Iyer  1 passkey$`, "m"));
  expect((await staff(["end", packer.email.toUpperCase()])).status).toBe(0);
  expect((await packer.browser.call("GET", "/session")).status).toBe(401);
  expect(await staff(["end", owner.email])).toMatchObject({
    status: 1,
    err: expect.stringContaining("needs an owner"),
  });
  expect((await owner.browser.call("GET", "/session")).status).toBe(200);
  expect(await staff(["end", "nobody@staff.example"])).toMatchObject({ status: 1 });
  expect((await staff(["list"])).out).toContain(`${packer.email}  packer  Meena Iyer  access ended`);
});

test.each([
  [[]],
  [["invite"]],
  [["invite", "nobody"]],
  [["list", "all"]],
  [["end", "a@b.example", "c@d.example"]],
  [["make", "a@b.example"]],
])("a wrong call is told how it goes: %j", async (args) => {
  expect(await staff(args)).toMatchObject({ status: 2, err: expect.stringContaining("Usage: bin/shop staff") });
});

test("what is no e-mail address is told", async () => {
  expect((await staff(["invite", "notanemail"])).err).toMatch(
    /^“notanemail”: Please check the e-mail address; .*\n\nUsage/,
  );
});

test("a role that there is not is refused, and those that there are named", async () => {
  expect(await staff(["invite", "a@staff.example", "--role", "king"])).toMatchObject({
    status: 1,
    err: expect.stringMatching(/no such role as “king”\. There are: accountant, counter, .*owner/),
  });
});
