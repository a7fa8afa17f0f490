import { randomUUID } from "node:crypto";
import type { Right } from "../../contract/office/rights.ts";
import { newSecretText } from "../../server/customers/secretText.ts";
import type { Sql } from "../../server/database/connect.ts";
import { clientAddressHeader } from "../../server/limits/clientAddress.ts";
import { testCustomers } from "./testCustomers.ts";
import type { TestShop } from "./testShop.ts";

type Answer<T> = {
  status: number;
  headers: Headers;
  body: { error: number; message: string; data: T } & Record<string, unknown>;
};

/** A key for a program with these rights, as the header that brings it. */
export async function programKey(sql: Sql, rights: Right[]): Promise<{ Authorization: string }> {
  const { text, hash } = newSecretText();
  await sql`insert into staff_key (name, hash, rights) values ('A program of the tests', ${hash}, ${rights})`;
  return { Authorization: `Bearer ${text}` };
}

let addresses = 0;

/** The office of a shop: members of each role who are signed in, and browsers that nobody is signed in with. */
export function officeOf<Of extends Pick<TestShop, "sql" | "office">>(shop: Of) {
  /** A browser at an address of its own, which keeps the office's cookie. */
  function visitor(userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") {
    const address = `192.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
    const self = { cookie: "", address, call, fetch };
    function fetch(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
      const headers: Record<string, string> = {
        "Content-Type": "application/json",
        "User-Agent": userAgent,
        Origin: "http://shop.test",
        [clientAddressHeader]: self.address,
        ...(self.cookie ? { Cookie: self.cookie } : {}),
        ...more,
      };
      const init = {
        method,
        headers,
        body: body === undefined ? null : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
      };
      return Promise.resolve(shop.office.fetch(new Request(`http://shop.test/office/api${path}`, init)));
    }
    async function call<T = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      more: Record<string, string> = {},
    ): Promise<Answer<T>> {
      const response = await fetch(method, path, body, more);
      const set = response.headers.get("Set-Cookie");
      if (set) self.cookie = set.split(";")[0]?.replace(/^[\w-]+=$/, "") ?? "";
      return { status: response.status, headers: response.headers, body: await response.json() };
    }
    return self;
  }
  /** Somebody of this role, signed in a moment ago, with a browser of his own. */
  async function member(role: string, name = `The ${role}`) {
    const email = `${role}.${randomUUID().slice(0, 8)}@staff.example`;
    const browser = visitor();
    const { text, hash } = newSecretText();
    const [row] = await shop.sql<{ id: number; session: string }[]>`
      with m as (insert into staff (email, name, role) values (${email}, ${name}, ${role}) returning id)
      insert into staff_session (hash, staff_id, user_agent, network)
      select ${hash}, id, 'Mozilla/5.0', ${browser.address} from m returning staff_id as id, id as session`;
    if (!row) throw new Error("The member was not kept.");
    browser.cookie = `office=${text}`;
    return { ...row, email, name, role, browser, call: browser.call, fetch: browser.fetch };
  }
  return { ...shop, visitor, staffMember: member };
}

/** A shop on a database of its own with its office. */
export const testOffice = async (settings: Record<string, string> = {}) => officeOf(await testCustomers(settings));

export type TestOffice = Awaited<ReturnType<typeof testOffice>>;
