import { stateCode } from "../../contract/states.ts";
import { indianDate } from "../india.ts";
import type { Paper } from "../pdf/paper.ts";
import type { PrintedOrder } from "./readOrders.ts";
import type { Sender } from "./sender.ts";
import { a5 } from "./sizes.ts";
import { box, caption, plain, strong } from "./typography.ts";

/** The value of a consignment in paise above which goods move with an e-way bill (rule 138(1) of the CGST Rules, 2017). */
const limit = 50_000_00;

/** Whether somebody has to look if an order moves with an e-way bill. States have limits of their own, some goods need none. */
export const needsEwayBill = ({ total }: Pick<PrintedOrder, "total">): boolean => total > limit;

/** A day as the e-way bill's form takes it: 22/11/2026. */
const typedDay = (at: Date): string => indianDate(at).split("-").reverse().join("/");

/** HSN, rate and pieces of each kind of goods. */
function goodsOf({ goods }: PrintedOrder): string {
  const kinds = new Map<string, number>();
  for (const { hsn, gst_bp, quantity } of goods) {
    const kind = `${hsn ?? "no HSN"} at ${gst_bp / 100}%`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + quantity);
  }
  return [...kinds].map(([kind, quantity]) => `${kind}, ${quantity} NOS`).join("; ");
}

/** Under which name the form's list of documents has the order's invoice. */
const documentOf = ({ goods }: PrintedOrder): string =>
  goods.every(({ gst_bp }) => gst_bp === 0) ? "Bill of supply" : "Tax invoice";

function rowsOf(order: PrintedOrder, sender: Sender): [name: string, value: string][] {
  const { invoice, address, gstin, state_code, tracking } = order;
  return [
    [
      "Document",
      invoice
        ? `${documentOf(order)} ${invoice.number}, ${typedDay(invoice.issued_at)}`
        : "its number comes with packing",
    ],
    ["From", `${sender.gstin}, ${sender.pincode}, state ${stateCode(sender.state) ?? sender.state}`],
    ["To", `${gstin ?? "URP"}, ${address.city} ${address.pincode}, state ${state_code}`],
    ["Goods", goodsOf(order)],
    ["Values", "as on the invoice"],
    ["Carrier", tracking ? [tracking.courier, tracking.number].filter(Boolean).join(", ") : "not known yet"],
  ];
}

type Place = { x: number; y: number; width: number; top: number; bottom: number };

/** Draws what is to be typed into the e-way bill's form in a box, on a new sheet where this one has no room. No amounts: they stand on the invoice. */
export function drawEwayBill(paper: Paper, order: PrintedOrder, sender: Sender, place: Place): void {
  const valueWidth = place.width - 16 - 58;
  const rows = rowsOf(order, sender).map(([name, value]) => ({
    name,
    lines: paper.wrap(value, valueWidth, plain(8.5)),
  }));
  const height = 30 + rows.reduce((sum, { lines }) => sum + lines.length * 11.5, 0);
  let { y } = place;
  if (y + height > place.bottom + 8) {
    paper.sheet(a5);
    y = place.top;
  }
  box(paper, place.x, y, place.width, height, 1.5);
  let next = y + 33;
  paper.tag("P", () => {
    paper.text("e-way bill?", place.x + 8, y + 17, strong(13));
    paper.text("above ₹50,000", place.x + 8, y + 17, { ...plain(8.5), width: place.width - 16, align: "right" });
    for (const { name, lines } of rows) {
      paper.text(name.toUpperCase(), place.x + 8, next, caption);
      for (const text of lines) {
        paper.text(text, place.x + 66, next, plain(8.5));
        next += 11.5;
      }
    }
  });
}
