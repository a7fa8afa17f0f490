import { openDatabase, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { formatMoney } from "../mail/money.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { getOrder } from "../orders/getOrder.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";

const usage = `Usage: bin/shop order list [STATE]
       bin/shop order show NUMBER
       bin/shop order pack | ship | deliver | cancel NUMBER

  list     the newest hundred orders, or those in one state
  show     an order with its lines and history
  pack, ship, deliver
           takes an order one step on; what is shipped leaves the stock
  cancel   before it is shipped: stock goes back, what was paid is refunded

Works beside a running shop and without one. Exit status: 0 done, 1 the order was not at that step, 2 wrong call.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const steps = { pack: "packed", ship: "shipped", deliver: "delivered" } as const;

async function list(sql: Sql, state: string | undefined): Promise<number> {
  const orders = await sql<{ order_no: string; state: string; total: number; name: string; placed_at: Date }[]>`
    select order_no, state, total, name, placed_at from orders
    where ${state ?? null}::text is null or state = ${state ?? null} order by placed_at desc limit 100`;
  for (const order of orders) {
    const placed = order.placed_at.toLocaleString("en-IN", { timeZone: "Asia/Kolkata" });
    say([order.order_no, order.state.padEnd(16), formatMoney(order.total).padStart(14), placed, order.name].join("  "));
  }
  return 0;
}

async function show(sql: Sql, orderNo: string): Promise<number> {
  const order = await getOrder(sql, orderNo);
  if (!order) return unknown(orderNo);
  const { contact, address } = order;
  say(`${order.order_no}  ${order.state}  ${formatMoney(order.total)}  ${order.payment_method}`);
  say(`${contact.name}, ${contact.email}, +91 ${contact.mobile}`);
  say(
    [address.line1, address.line2, address.landmark, address.city, address.state, address.pincode]
      .filter(Boolean)
      .join(", "),
  );
  for (const line of order.lines)
    say(`  ${line.quantity} × ${line.product_name} ${line.option_text} (${line.sku})  ${formatMoney(line.line_total)}`);
  for (const event of order.timeline) say(`  ${event.at}  ${event.state}: ${event.cause}`);
  return 0;
}

function unknown(orderNo: string): number {
  process.stderr.write(`There is no order ${orderNo}.\n`);
  return 1;
}

async function act(sql: Sql, action: string, orderNo: string): Promise<number> {
  const step = Object.entries(steps).find(([name]) => name === action)?.[1];
  const cause = { cause: action === "cancel" ? "Cancelled by the shop" : `Marked as ${step}`, actor: "staff" } as const;
  const done = step
    ? await advanceOrder({ sql }, orderNo, step, cause)
    : await cancelOrder({ sql }, orderNo, ["awaiting_payment", "confirmed", "packed"], cause);
  const order = await getOrder(sql, orderNo);
  if (!order) return unknown(orderNo);
  say(done ? `${orderNo} is ${order.state} now.` : `${orderNo} is ${order.state}: it can't be done from there.`);
  return done ? 0 : 1;
}

export const orderCommand: Command = {
  summary: "list and show orders, take them step by step to the customer",
  usage,
  async run([action = "", argument]) {
    const known = ["list", "show", "cancel", ...Object.keys(steps)].includes(action);
    if (!known || (action !== "list" && !argument)) {
      process.stderr.write(usage);
      return 2;
    }
    const { sql, close } = await openDatabase({ ...loadSettings(), DATABASE_POOL: 2 });
    try {
      await migrate(sql);
      if (action === "list") return await list(sql, argument);
      const orderNo = argument?.toUpperCase() ?? "";
      return action === "show" ? await show(sql, orderNo) : await act(sql, action, orderNo);
    } finally {
      await close();
    }
  },
};
