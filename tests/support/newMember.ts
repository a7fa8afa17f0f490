import { randomUUID } from "node:crypto";
import { inviteStaff } from "../../server/staff/invite.ts";
import { codeOf, stepAt } from "../../server/staff/totp.ts";
import { authenticator } from "./authenticator.ts";
import type { TestOffice } from "./testOffice.ts";

const machine = { door: "machine", staffId: null, name: "root" } as const;

/** An invitation for somebody new, or for this address: whom it is for, and the secret in its link. */
export async function invitation({ shop }: TestOffice, role = "packer", email = `${randomUUID()}@staff.example`) {
  const { link } = await inviteStaff(shop, machine, email, role);
  return { email, role, link, token: link.split("/").at(-1) ?? "" };
}

/** The bytes of base32. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

type Options = { challenge: string };

/** Somebody who has taken an invitation up with a passkey, in the browser in which he did. */
export async function joinByPasskey(office: TestOffice, role = "packer", email?: string) {
  const invited = await invitation(office, role, email);
  const key = authenticator();
  const browser = office.visitor();
  const about = { token: invited.token, name: "Meena Iyer" };
  const asked = await browser.call<Options>("POST", "/invite/passkey/options", about);
  const made = await browser.call("POST", "/invite/passkey", { ...about, response: key.make(asked.body.data) });
  if (made.status !== 200) throw new Error(made.body.message);
  return { ...invited, key, browser, id: (made.body.data as { staff: { id: number } }).staff.id };
}

/** Enters by a passkey in some browser; `trick`: what is not as it should be. */
export async function enterByPasskey(
  browser: ReturnType<TestOffice["visitor"]>,
  key: ReturnType<typeof authenticator>,
  trick: Parameters<typeof key.sign>[1] = {},
) {
  const asked = await browser.call<Options>("POST", "/session/passkey/options", {});
  return browser.call("POST", "/session/passkey", { response: key.sign(asked.body.data, trick) });
}

/** Somebody who has taken an invitation up with a password and an app, with his ten recovery codes. */
export async function joinByPassword(office: TestOffice, role = "packer") {
  const invited = await invitation(office, role);
  const browser = office.visitor();
  const about = { token: invited.token, name: "Kumar Das", password: "nine bronze temple bells" };
  const offered = await browser.call<{ seed: string; sealed: string; uri: string; qr: string }>(
    "POST",
    "/invite/password",
    about,
  );
  const { seed, sealed } = offered.body.data;
  const code = (drift = 0) => codeOf(fromBase32(seed), stepAt(Date.now()) + drift);
  const joined = await browser.call<{ staff: { id: number }; recovery: string[] }>("POST", "/invite/confirm", {
    ...about,
    sealed,
    code: code(),
  });
  if (joined.status !== 200) throw new Error(joined.body.message);
  return {
    ...invited,
    password: about.password,
    browser,
    code,
    offered: offered.body.data,
    id: joined.body.data.staff.id,
    recovery: joined.body.data.recovery,
  };
}
