import type { RegisterRequest } from "../../contract/customers.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { askForMail } from "./askForMail.ts";
import { giveConsent } from "./consents.ts";
import { hashPassword } from "./passwords.ts";

/** No customer has this number: statements for it change nothing and take their time all the same. */
const nobody = 0;

/** What the answer says, whatever there was before. */
export const lookIntoMail = "Please look into your mail: we have sent you a link to confirm your address.";

/**
 * Opens an account that waits for its e-mail address to be proved. One that waits already is replaced, and its links
 * with it, and remembers that: its password may be that of somebody else (verifyAccount). A proved one is left alone. Each case runs the same statements: which mail is right is found out when it is
 * sent, so neither answer nor time tell whether there is an account. `keptOrder`: the id of the order that it is to keep.
 */
export async function register(
  shop: Shop,
  { name, email, mobile, password, offers }: RegisterRequest,
  keptOrder: number | null = null,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await transaction(shop.sql, async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into customer (email, name, mobile, password_hash, kept_order_id) values (${email}, ${name}, ${mobile}, ${passwordHash}, ${keptOrder})
      on conflict (email) do update set name = excluded.name, mobile = excluded.mobile, password_hash = excluded.password_hash,
        kept_order_id = excluded.kept_order_id, created_at = now(), registered_again = true
        where not customer.email_verified
      returning id`;
    const id = row?.id ?? nobody;
    await tx`delete from customer_token where customer_id = ${id}`;
    await tx`delete from consent where customer_id = ${id}`;
    await giveConsent(tx, id, "account", "register");
    if (offers) await giveConsent(tx, id, "offers", "register");
    await askForMail(tx, { template: "registered", email });
  });
}
