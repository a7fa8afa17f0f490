import type { Sql, Transaction } from "../database/connect.ts";

/** Whether an order's state makes it a sale: it is paid or to be paid at the door, and was neither cancelled nor given up. */
export const isSale = (sql: Sql | Transaction) => sql`state not in ('awaiting_payment', 'cancelled', 'expired')`;
