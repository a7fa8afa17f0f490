/** By which door somebody came who did not come by the office, in words. */
export const doors = { office: "", machine: "on the machine", key: "by a key" } as const;

/** Kinds of things that are acted upon, as people call them. */
export const things: Record<string, string> = {
  order: "order",
  complaint: "complaint",
  staff: "member",
  invite: "invitation",
  key: "key",
  menu: "menu",
  product: "product",
  variant: "variant",
  coupon: "coupon",
  customer: "customer",
  backup: "backup",
  stock: "stock of",
  bulk: "change of many",
};

const acts: Record<string, string> = {
  "orders.edit": "changed",
  "orders.note": "noted",
  "orders.mail": "sent a mail again",
  "orders.checked": "looked at",
  "parcel.correct": "put the parcel right",
  "refunds.make": "gave money back",
  "refunds.paid": "entered a transfer",
  "returns.request": "asked for a return",
  "returns.decide": "decided a return",
  "returns.receive": "received a return",
  "grievances.answer": "answered",
  "backup.make": "made",
  "customers.end-sessions": "signed out everywhere",
  "customers.cash": "changed cash on delivery",
  "customers.export": "fetched the data",
  "customers.erase": "deleted the account",
  "stock.receive": "took goods in",
  "stock.count": "moved stock",
  "stock.take_back": "took a move of stock back",
  "shopfront.edit": "changed",
  "product.make": "made",
  "products.edit": "changed",
  "prices.edit": "changed the price",
  "variant.make": "added",
  "bulk.apply": "changed with others",
  "bulk.undo": "put back",
  "coupon.make": "made",
  "coupon.edit": "changed",
  "coupon.end": "ended",
  "staff.enter": "signed in",
  "staff.leave": "signed out",
  "staff.prove": "gave a fresh proof",
  "staff.join": "joined",
  "staff.invite": "invited",
  "staff.invite-end": "took back",
  "staff.change": "changed",
  "staff.end-sessions": "signed out everywhere",
  "session.end": "signed a device out",
  "passkey.add": "added a passkey",
  "passkey.remove": "removed a passkey",
  "recovery.renew": "made new recovery codes",
  "key.make": "made",
  "key.end": "took back",
};

/** What was done, in words; an order's new state is its own word. */
export const actWords = (act: string): string =>
  acts[act] ?? act.replace(/^orders\./, "made it ").replaceAll(/[._-]/g, " ");
