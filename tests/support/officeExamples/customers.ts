import { randomInt } from "node:crypto";
import type { officeCustomerCalls } from "../../../contract/office/customers.ts";
import type { TestOffice } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

/** An account whose owner has proved his address. */
async function account({ sql }: TestOffice): Promise<number> {
  const email = `customer.${randomInt(1e9)}@example.com`;
  const [row] = await sql<{ id: number }[]>`
    insert into customer (email, email_verified, name, mobile, password_hash)
    values (${email}, true, 'Kaveri Rajan', ${`9${randomInt(1e8, 1e9)}`}, 'none') returning id`;
  return row?.id ?? 0;
}

const path = async (office: TestOffice, more = "") => ({ path: `/customers/${await account(office)}${more}` });

export const customerExamples: OfficeExamples<typeof officeCustomerCalls> = {
  "GET /customers/list": () => ({}),
  "GET /customers/{id}": (office) => path(office),
  "GET /customers/{id}/orders": (office) => path(office, "/orders"),
  "POST /customers/{id}/end-sessions": (office) => path(office, "/end-sessions"),
  "PUT /customers/{id}/cash": async (office) => ({
    ...(await path(office, "/cash")),
    body: { closed: true, reason: "Took three parcels not in" },
  }),
  "POST /customers/{id}/export": (office) => path(office, "/export"),
  "DELETE /customers/{id}": (office) => path(office),
};
