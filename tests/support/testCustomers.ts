import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Customer } from "../../contract/customers.ts";
import { dispatchOutbox } from "../../server/jobs/dispatchOutbox.ts";
import { clientAddressHeader } from "../../server/limits/clientAddress.ts";
import { readMailbox } from "../../server/mail/mailbox.ts";
import { testShop } from "./testShop.ts";

type Answer = {
  status: number;
  headers: Headers;
  body: { error: number; message: string; customer: Customer } & Record<string, unknown>;
};

/** The person that tests register, with a password that the rules take. */
export const asha = {
  name: "Asha Raman",
  email: "asha@example.com",
  mobile: "9876543210",
  password: "three tanpuras at dawn",
};
export const ravi = {
  name: "Ravi Kumar",
  email: "ravi@example.com",
  mobile: "9123456789",
  password: "nadaswaram-on-the-roof",
};

let addresses = 0;

/** A shop with customers: browsers that keep their cookie, and a mailbox that can be read. */
export async function testCustomers(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "swara-customers-"));
  const shop = await testShop({ DATA_DIR: folder, ...settings });

  /** A browser at an address of its own. */
  function browser(userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") {
    const address = `198.51.${100 + Math.floor(++addresses / 250)}.${addresses % 250}`;
    const self = { cookie: "", address, call };
    async function call(
      method: string,
      path: string,
      body?: unknown,
      more: Record<string, string> = {},
    ): Promise<Answer> {
      const headers: Record<string, string> = {
        "Content-Type": "application/json",
        "User-Agent": userAgent,
        [clientAddressHeader]: self.address,
        ...more,
      };
      if (self.cookie) headers.Cookie = self.cookie;
      const response = await shop.api.fetch(
        new Request(`http://shop.test/public/api${path}`, {
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
        }),
      );
      const set = response.headers.get("Set-Cookie");
      if (set) self.cookie = set.split(";")[0]?.replace(/^[\w-]+=$/, "") ?? "";
      return { status: response.status, headers: response.headers, body: await response.json() };
    }
    return self;
  }
  /** The mails to this address, newest first, after everything due was sent. */
  async function mailsTo(email: string) {
    while ((await dispatchOutbox(shop.shop)) > 0);
    return (await readMailbox(shop.shop.settings)).filter(({ to }) => to === email);
  }
  /** The secret in the link of the latest mail to this address that has one for this page. */
  async function tokenFor(email: string, page: "verify-account" | "reset-password"): Promise<string> {
    for (const { text } of await mailsTo(email)) {
      const token = new RegExp(`http://shop\\.test/${page}/([\\w-]+)`).exec(text)?.[1];
      if (token) return token;
    }
    throw new Error(`No mail to ${email} has a link to ${page}.`);
  }
  /** A browser whose owner has registered and proved his address, and has been welcomed. */
  async function member(person: typeof asha) {
    await mailsTo(person.email); // mails that are due together have no order among them
    const owner = browser();
    await owner.call("POST", "/register", person);
    const { body } = await owner.call("POST", "/verify/account", {
      token: await tokenFor(person.email, "verify-account"),
    });
    await mailsTo(person.email);
    return { browser: owner, call: owner.call, id: body.customer.id };
  }
  async function close() {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...shop, folder, browser, mailsTo, tokenFor, member, close };
}

export type TestCustomers = Awaited<ReturnType<typeof testCustomers>>;
