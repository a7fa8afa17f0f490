import { formatMoney } from "../../money.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { enterTransfer } from "../../payments/enterTransfer.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Staff } from "../../staff/actor.ts";

type Entered = { order_no: string; done: boolean; amount: number | null; message: string };

/** A bank's reference (UTR) as it may be pasted from its sheet. */
const reference = /^[\w-]{6,40}$/;

/** Enters the bank's references of transfers, each order by itself: done, or why not. Amounts in paise. */
export async function enterTransfers(
  shop: Pick<Shop, "sql">,
  rows: { order_no: string; n?: number | undefined; utr: string }[],
  by: Staff,
): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const { order_no: typed, n, utr } of rows) {
    const order_no = typedOrderNo(typed);
    const not = (message: string) => void entered.push({ order_no, done: false, amount: null, message });
    if (!reference.test(utr.trim())) {
      not("The bank's reference has 6 to 40 letters and digits.");
      continue;
    }
    const amount = await enterTransfer(shop, order_no, utr.trim(), by, n);
    if (amount === undefined) not("Nothing is to be transferred for this order.");
    else if (typeof amount !== "number")
      not(
        `Several refunds of it wait: say which, ${amount.map(({ n, amount }) => `${n} of ${formatMoney(amount)}`).join(" or ")}.`,
      );
    else entered.push({ order_no, done: true, amount, message: `${formatMoney(amount)} is noted as transferred.` });
  }
  return entered;
}
