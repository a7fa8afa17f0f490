import type { Print } from "../../../contract/office/print.ts";
import { useWrite, type Write } from "../../api/write.ts";
import { say } from "../../shell/toasts.ts";
import { ordersOf } from "./states.ts";

/** Opens a PDF in a tab beside the office. Where the browser does not let it, a message has the way to it. */
export function openPdf(url: string, text: string): void {
  if (open(url, "_blank")) return say({ kind: "done", text });
  say({ kind: "info", text: `${text} The browser held its tab back.`, act: { name: "Open", do: () => open(url) } });
}

const what = (print: Print, count: number) =>
  print.again.length === 0
    ? `Slip, label and invoice of ${ordersOf(count)}: one PDF.`
    : `Printed before: ${print.again.join(", ")}. Slip and label say COPY.`;

/** Prints slip, label and invoice of packed orders: one PDF, in the order in which they are named. */
export const usePrint = (): Write<"POST /print"> =>
  useWrite("POST /print", {
    after: (print, { body }) => openPdf(print.url, what(print, body.orders.length)),
  });

/** What to print of each. */
export const papers = (orders: string[]) => ({
  body: { orders, what: ["slip" as const, "label" as const, "invoice" as const] },
});

/** The address of the pick list of some orders. */
export const pickListOf = (orders: readonly string[]): string =>
  `/office/api/print/pick?${new URLSearchParams({ orders: orders.join(",") })}`;
