import type { officeCustomerCalls } from "../../../contract/office/customers.ts";
import { rights } from "../../../contract/office/rights.ts";
import { listAddresses } from "../../customers/addresses.ts";
import { setCash } from "../../customers/cashBlock.ts";
import { deleteCustomer } from "../../customers/deleteCustomer.ts";
import { exportData } from "../../customers/exportData.ts";
import { endAllSessions } from "../../customers/listSessions.ts";
import { addNote, removeNote } from "../../customers/notes.ts";
import { type Place, setWrongAddress } from "../../customers/wrongAddress.ts";
import type { Sql } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import type { Shop } from "../../shop/shop.ts";
import { recordAct } from "../../staff/recordAct.ts";
import type { OfficeHandlers } from "../handler.ts";
import { findPerson, type Person } from "./findPerson.ts";
import { listCustomers } from "./listCustomers.ts";
import { listHisOrders, readCustomer } from "./readCustomer.ts";

const said = (message: string) => ({ body: { error: 0 as const, message } });

/** As findPerson, for what only an account has. Throws an ApiError of 409 for who has none. */
async function findAccount(sql: Sql, id: string): Promise<Person & { customerId: number }> {
  const person = await findPerson(sql, id);
  const { customerId } = person;
  if (customerId === null) throw new ApiError(409, "This customer has bought as a visitor and has no account.");
  return { ...person, customerId };
}

/** One of somebody's saved addresses, or that of the order by whose number he was asked for. Throws an ApiError of 404. */
async function addressOf(sql: Sql, { customerId }: Person, asked: string, saved: number | undefined): Promise<Place> {
  const [place] =
    saved === undefined
      ? (await sql<{ address: Place }[]>`select address from orders where order_no = ${typedOrderNo(asked)}`).map(
          ({ address }) => address,
        )
      : (customerId === null ? [] : await listAddresses(sql, customerId)).filter(({ id }) => id === saved);
  if (!place) throw notFound("This address");
  return place;
}

/** Customers: found, looked at, and what is done for them or kept from them. */
export const customerRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof officeCustomerCalls> => ({
  "GET /customers/list": async ({ query }) => data(await listCustomers(shop.sql, query)),
  "GET /customers/{id}": async ({ parameters }) =>
    data(await readCustomer(shop.sql, await findPerson(shop.sql, parameters.id))),
  async "GET /customers/{id}/orders"({ parameters, query, staff }) {
    if (!staff.rights.has("orders.read"))
      throw new ApiError(403, `You need the right “${rights["orders.read"]}” for this.`, { reason: "right" });
    return data(await listHisOrders(shop.sql, await findPerson(shop.sql, parameters.id), query.after, staff));
  },
  async "POST /customers/{id}/end-sessions"({ parameters, staff }) {
    const { customerId } = await findAccount(shop.sql, parameters.id);
    await endAllSessions(shop.sql, customerId, staff.actor);
    return said("He is signed out everywhere.");
  },
  async "PUT /customers/{id}/cash"({ parameters, body: { closed, reason }, staff }) {
    await setCash(shop.sql, await findPerson(shop.sql, parameters.id), closed ? reason : null, staff.actor);
    return said(closed ? "Cash on delivery is closed to this customer." : "Cash on delivery is open to this customer.");
  },
  async "POST /customers/{id}/notes"({ parameters, body: { text }, staff }) {
    await addNote(shop.sql, await findPerson(shop.sql, parameters.id), text, staff.actor);
    return said("The note is kept.");
  },
  async "DELETE /customers/{id}/notes/{note}"({ parameters: { id, note }, staff }) {
    const person = await findPerson(shop.sql, id);
    if (!(await removeNote(shop.sql, person, Number(note), staff.actor))) throw notFound("This note");
    return said("The note is gone.");
  },
  async "PUT /customers/{id}/address"({ parameters, body: { address_id, wrong, reason }, staff }) {
    const person = await findPerson(shop.sql, parameters.id);
    const place = await addressOf(shop.sql, person, parameters.id, address_id);
    await setWrongAddress(shop.sql, person, place, wrong ? reason : null, staff.actor);
    return said(wrong ? "The address is marked as wrong." : "The address is right again.");
  },
  async "POST /customers/{id}/export"({ parameters, staff }) {
    const { customerId, email, proven } = await findAccount(shop.sql, parameters.id);
    if (!proven)
      throw new ApiError(409, "Nobody has proved this account's mail address: whose data they are is not known.");
    const everything = await exportData(shop.sql, { customerId, email, sessionId: "" });
    const act = { act: "customers.export", thing: "customer", id: customerId };
    await transaction(shop.sql, (tx) => recordAct(tx, staff.actor, act));
    return data(everything);
  },
  async "DELETE /customers/{id}"({ parameters, staff }) {
    await deleteCustomer(shop, await findAccount(shop.sql, parameters.id), staff.actor);
    return said("The account is deleted. Its invoices stay as the law wants.");
  },
});
