import type { AddressChange, AddressForm, SavedAddress } from "../../contract/customers.ts";
import type { Address } from "../../contract/orders.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import { placeErrors } from "../shipping/checkPlace.ts";

/** The most addresses that one customer may keep. */
const most = 20;

/** A customer's addresses, the default one first. */
export async function listAddresses(sql: Sql | Transaction, customerId: number): Promise<SavedAddress[]> {
  const rows = await sql<SavedAddress[]>`
    select id, name, mobile, pincode, line1, line2, landmark, city, state, kind, is_default
    from address where customer_id = ${customerId} order by is_default desc, id desc`;
  return [...rows];
}

function checkPlace(address: { pincode: string; state: string }): void {
  const errors = placeErrors(address);
  const [message] = Object.values(errors);
  if (message !== undefined) throw new ApiError(422, message, { errors });
}

/** One change of a customer's addresses at a time, so that exactly one stays the default. */
const change = (sql: Sql, customerId: number, work: (tx: Transaction) => Promise<void>): Promise<SavedAddress[]> =>
  transaction(sql, async (tx) => {
    await tx`select from customer where id = ${customerId} for update`;
    await work(tx);
    return listAddresses(tx, customerId);
  });

const unsetDefault = (tx: Transaction, customerId: number) =>
  tx`update address set is_default = false where customer_id = ${customerId} and is_default`;

const insert = (tx: Transaction, customerId: number, form: AddressForm) => {
  const { name, mobile, pincode, line1, line2, landmark = "", city, state, kind, is_default } = form;
  const row = { customer_id: customerId, name, mobile, pincode, line1, line2, landmark, city, state, kind, is_default };
  return tx`insert into address ${tx(row)}`;
};

/** Saves an address; the first one is the default. Throws ApiErrors of 409 (too many) and 422. */
export async function addAddress(sql: Sql, customerId: number, form: AddressForm): Promise<SavedAddress[]> {
  checkPlace(form);
  return change(sql, customerId, async (tx) => {
    const known = await listAddresses(tx, customerId);
    if (known.length >= most) throw new ApiError(409, `You can keep ${most} addresses. Please delete one first.`);
    if (form.is_default) await unsetDefault(tx, customerId);
    await insert(tx, customerId, { ...form, is_default: form.is_default || known.length === 0 });
  });
}

/** Saves the address that an order went to, unless it is known or there are too many. The caller holds the customer's row. */
export async function saveOrderAddress(tx: Transaction, customerId: number, address: Address): Promise<void> {
  const known = await listAddresses(tx, customerId);
  const isKnown = known.some((one) =>
    (["name", "pincode", "line1", "line2"] as const).every((field) => one[field] === address[field]),
  );
  if (isKnown || known.length >= most) return;
  await insert(tx, customerId, { ...address, kind: "home", is_default: known.length === 0 });
}

/** Changes what is given of an address. Throws ApiErrors of 404 and 422. */
export async function changeAddress(
  sql: Sql,
  customerId: number,
  id: number,
  form: AddressChange,
): Promise<SavedAddress[]> {
  return change(sql, customerId, async (tx) => {
    const [known] = await tx<SavedAddress[]>`select * from address where id = ${id} and customer_id = ${customerId}`;
    if (!known) throw notFound("This address");
    if (form.pincode !== undefined || form.state !== undefined)
      checkPlace({ pincode: form.pincode ?? known.pincode, state: form.state ?? known.state });
    if (form.is_default) await unsetDefault(tx, customerId);
    const { name, mobile, pincode, line1, line2, landmark, city, state, kind, is_default } = { ...known, ...form };
    await tx`update address set ${tx({ name, mobile, pincode, line1, line2, landmark, city, state, kind, is_default })} where id = ${id}`;
  });
}

/** Deletes an address; when it was the default, the latest of the others is it now. Throws an ApiError of 404. */
export async function deleteAddress(sql: Sql, customerId: number, id: number): Promise<SavedAddress[]> {
  return change(sql, customerId, async (tx) => {
    const deleted = await tx`delete from address where id = ${id} and customer_id = ${customerId} returning id`;
    if (deleted.length === 0) throw notFound("This address");
    await tx`
      update address set is_default = true
      where id = (select max(id) from address where customer_id = ${customerId})
        and not exists (select from address where customer_id = ${customerId} and is_default)`;
  });
}
