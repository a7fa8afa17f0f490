import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { adoptOrders, forgetContacts } from "../orders/ownOrders.ts";
import type { Shop } from "../shop/shop.ts";
import type { Who } from "./session.ts";

/**
 * Deletes an account and everything in it. Orders stay, with the name and address that a tax invoice must have; their
 * e-mail address and mobile number go as soon as nothing has to be delivered or given back any more.
 */
export async function deleteCustomer(shop: Shop, { customerId, email }: Who): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    await adoptOrders(tx, { customerId, email });
    const [gone] = await tx<{ name: string }[]>`delete from customer where id = ${customerId} returning name`;
    if (!gone) return;
    await tx`insert into erased_customer (customer_id) values (${customerId})`;
    await forgetContacts(tx);
    await enqueue(tx, {
      topic: "account_mail",
      key: `mail:deleted:${customerId}`,
      payload: { template: "deleted", email, name: gone.name },
    });
    shop.log.info({ event: "account deleted", customer: customerId }, "account deleted");
  });
}
