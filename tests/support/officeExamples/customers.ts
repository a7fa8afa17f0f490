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
  "POST /customers/{id}/notes": async (office) => ({
    ...(await path(office, "/notes")),
    body: { text: "Wants to be called before a parcel comes." },
  }),
  "DELETE /customers/{id}/notes/{note}": async (office) => {
    const id = await account(office);
    const [note] = await office.sql<{ id: string }[]>`
      insert into customer_note (email, customer_id, text, staff_name)
      select email, id, 'Asks for Kumar.', 'Lakshmi' from customer where id = ${id} returning id::text`;
    return { path: `/customers/${id}/notes/${note?.id}` };
  },
  "PUT /customers/{id}/address": async (office) => {
    const id = await account(office);
    const [saved] = await office.sql<{ id: number }[]>`
      insert into address (customer_id, name, mobile, pincode, line1, line2, city, state, kind)
      values (${id}, 'Kaveri Rajan', '9876543210', '600004', '12', 'Temple Road', 'Chennai', 'Tamil Nadu', 'home') returning id`;
    const body = { address_id: saved?.id, wrong: true, reason: "The street has no number 12" };
    return { path: `/customers/${id}/address`, body };
  },
  "POST /customers/{id}/export": (office) => path(office, "/export"),
  "DELETE /customers/{id}": (office) => path(office),
};
