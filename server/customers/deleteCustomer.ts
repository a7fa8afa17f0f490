import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { adoptOrders, forgetContacts } from "../orders/ownOrders.ts";
import { deleteQuestions } from "../questions/ownQuestions.ts";
import { deleteReviews } from "../reviews/ownReviews.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { forgetVisits } from "../tryOuts/forgetVisits.ts";
import { forgetWatches } from "../watches/leave.ts";
import { openCash } from "./cashBlock.ts";
import { adoptRemarks } from "./notes.ts";
import type { Who } from "./session.ts";

/**
 * Deletes an account and everything in it. Orders stay, with the name and address that a tax invoice must have; their
 * e-mail address and mobile number go as soon as nothing has to be delivered or given back any more. `by`: who of the staff
 * does it for him.
 */
export async function deleteCustomer(
  shop: Pick<Shop, "sql" | "log">,
  { customerId, email }: Pick<Who, "customerId" | "email">,
  by: Actor = "shopper",
): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    const [known] =
      await tx`select from customer where id = ${customerId} and email = ${email} and email_verified for update`;
    if (known) await adoptOrders(tx, { customerId, email });
    if (known) await adoptRemarks(tx, { customerId, email }); // they go with the account
    await deleteReviews(tx, customerId);
    await deleteQuestions(tx, { customerId, email: known && email });
    const [gone] = await tx<{ name: string }[]>`delete from customer where id = ${customerId} returning name`;
    if (!gone) return;
    await tx`insert into erased_customer (customer_id) values (${customerId})`;
    // An address that he has not proved may be another's, and what was closed to that one stays closed.
    await openCash(tx, { customerId, email: known && email });
    await recordAct(tx, by, { act: "customers.erase", thing: "customer", id: customerId });
    await forgetContacts(tx);
    if (known) await forgetVisits(tx, email);
    if (known) await forgetWatches(tx, email);
    await enqueue(tx, {
      topic: "account_mail",
      key: `mail:deleted:${customerId}`,
      payload: { template: "deleted", email, name: gone.name },
    });
    shop.log.info({ event: "account deleted", customer: customerId }, "account deleted");
  });
}
