import type { Transaction } from "../database/connect.ts";

/** Forgets who was in the showroom with this e-mail address. A visit to come keeps its name until a year after it. */
export const forgetVisits = (tx: Transaction, email: string) => tx`
  update try_out set name = '', email = '', mobile = null
  where email = ${email} and (upper(during) < now() or state = 'cancelled')`;
