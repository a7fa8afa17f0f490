/** Who buys, as far as it is known: an account, and what has been typed into the checkout. */
export type Shopper = { customerId?: number | undefined; email?: string | undefined; mobile?: string | undefined };

/** The names under which a coupon's uses are counted for somebody: one more use has to be free under each of them. */
export const keysOf = ({ customerId, email, mobile }: Shopper): string[] =>
  [email, mobile, customerId && `customer ${customerId}`].filter((key): key is string => Boolean(key));

/** The shopper behind a session; nobody known without one. */
export const shopperOf = (who: { customerId: number; email: string } | undefined): Shopper =>
  who ? { customerId: who.customerId, email: who.email } : {};
