import type { Figures, FigureTable, GoodsRow } from "../../contract/office/figures.ts";
import { figureLine, guarded } from "../sheets/cell.ts";
import { rupees } from "../sheets/figures.ts";

/** A sheet's heads, and its rows as text. */
type Sheet = { head: string[]; rows: string[][] };

const number = (count: number): string => String(count);

const sold = <Row extends { orders: number; sales: number }>(
  rows: readonly Row[],
  head: string,
  nameOf: (row: Row) => string,
): Sheet => ({
  head: [head, "orders", "sales_inr"],
  rows: rows.map((row) => [guarded(nameOf(row)), number(row.orders), rupees(row.sales)]),
});

/** Goods with what stayed of them; the margin is empty where no cost is known. */
const goods = (rows: readonly GoodsRow[], head: string): Sheet => ({
  head: [
    head,
    "slug",
    "pieces",
    "goods_inr",
    "pieces_back",
    "back_inr",
    "kept_without_gst_inr",
    "of_it_with_known_cost_inr",
    "cost_inr",
    "margin_inr",
  ],
  rows: rows.map(({ name, slug, pieces, goods: charged, pieces_back, back, margin: { kept, known, cost } }) => [
    guarded(name),
    guarded(slug),
    number(pieces),
    rupees(charged),
    number(pieces_back),
    rupees(back),
    rupees(kept),
    rupees(known),
    rupees(cost),
    known === 0 ? "" : rupees(known - cost),
  ]),
});

const sheets: { [Table in FigureTable]: (figures: Figures) => Sheet } = {
  days: ({ days }) => ({
    head: ["day", "orders", "sales_inr", "held_against", "orders_then", "sales_then_inr"],
    rows: days.map(({ day, orders, sales, before }) => [
      day,
      number(orders),
      rupees(sales),
      ...(before ? [before.day, number(before.orders), rupees(before.sales)] : ["", "", ""]),
    ]),
  }),
  departments: ({ departments }) => goods(departments, "department"),
  makers: ({ makers }) => goods(makers, "maker"),
  products: ({ products }) => goods(products, "product"),
  payments: ({ payments }) => sold(payments, "payment", ({ name }) => name),
  channels: ({ channels }) => sold(channels, "channel", ({ name }) => name),
  states: ({ states }) => sold(states, "state", ({ name }) => name),
  coupons: ({ coupons }) => ({
    head: ["coupon", "orders", "sales_inr", "discount_inr"],
    rows: coupons.map(({ code, orders, sales, discount }) => [
      guarded(code),
      number(orders),
      rupees(sales),
      rupees(discount),
    ]),
  }),
  reasons: ({ reasons }) => ({
    head: ["reason", "pieces", "back_inr"],
    rows: reasons.map(({ name, pieces, back }) => [name, number(pieces), rupees(back)]),
  }),
  returns: ({ returns }) => ({
    head: ["maker", "slug", "pieces_back", "pieces_sold", "back_inr"],
    rows: returns.map(({ name, slug, pieces, sold: all, back }) => [
      guarded(name),
      guarded(slug),
      number(pieces),
      number(all),
      rupees(back),
    ]),
  }),
  missed: ({ missed }) => ({
    head: ["words", "times", "maker_not_sold"],
    rows: missed.map(({ words, times, maker }) => [guarded(words), number(times), guarded(maker)]),
  }),
};

/** One table of the figures as CSV, amounts in rupees; spreadsheets know it for UTF-8 by its first sign. */
export function writeCsv(figures: Figures, table: FigureTable): string {
  const { head, rows } = sheets[table](figures);
  return `\ufeff${[head, ...rows].map(figureLine).join("")}`;
}
