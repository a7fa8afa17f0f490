import type { Figures, GoodsRow } from "../../../contract/office/figures.ts";
import { formatNumber } from "../../parts/money.ts";
import { paidBy } from "../order/words.ts";
import type { Asked } from "./address.ts";
import { Breakdown, type Share } from "./Breakdown.tsx";
import { backReasons, channels, many, shareOf, stateName } from "./words.ts";

/** What of goods came back, and what they brought, in a line. */
function wordsOf({ pieces, pieces_back, margin: { known, cost } }: GoodsRow): string {
  return [
    many(pieces, "piece"),
    pieces_back > 0 && `${formatNumber(pieces_back)} back`,
    known > 0 && (known >= cost ? `margin ${shareOf(known - cost, known)}` : "below its cost"),
  ]
    .filter(Boolean)
    .join(" · ");
}
const goodsOf = (rows: readonly GoodsRow[], to?: (row: GoodsRow) => string | undefined): Share[] =>
  rows.map((row) => ({ key: row.id, name: row.name, words: wordsOf(row), amount: row.goods, to: to?.(row) }));

const soldOf = <Name extends string>(
  rows: readonly { name: Name; orders: number; sales: number }[],
  nameOf: (name: Name) => string,
): Share[] =>
  rows.map(({ name, orders, sales }) => ({
    key: name,
    name: nameOf(name),
    words: many(orders, "order"),
    amount: sales,
  }));

const isPaid = (name: string): name is keyof typeof paidBy => Object.hasOwn(paidBy, name);

/** Where the sales of the period come from, and what became of them. */
export function Breakdowns({ figures, asked }: { figures: Figures; asked: Asked }) {
  const { totals } = figures;
  return (
    <div className="figures-parts">
      <Breakdown
        title={figures.products.length === 20 ? "Best sellers, twenty of them" : "Best sellers"}
        table="products"
        amount="Goods"
        asked={asked}
        rows={goodsOf(figures.products, ({ id, slug }) => (slug ? `/products/${id}` : undefined))}
        whole={totals.goods}
        none="Nothing was sold."
      />
      <Breakdown
        title="Departments"
        table="departments"
        amount="Goods"
        asked={asked}
        rows={goodsOf(figures.departments)}
        none="Nothing was sold."
      />
      <Breakdown
        title="Makers"
        table="makers"
        amount="Goods"
        asked={asked}
        rows={goodsOf(figures.makers)}
        none="Nothing was sold."
      />
      <Breakdown
        title="Ways to pay"
        table="payments"
        amount="Sales"
        asked={asked}
        rows={soldOf(figures.payments, (name) => (isPaid(name) ? paidBy[name] : name))}
        none="Nothing was sold."
      />
      <Breakdown
        title="What became of the orders"
        table="states"
        amount="Ordered"
        asked={asked}
        rows={soldOf(figures.states, stateName)}
        none="Nothing was ordered."
      />
      <Breakdown
        title="Where they were placed"
        table="channels"
        amount="Sales"
        asked={asked}
        rows={soldOf(figures.channels, (name) => channels[name])}
        none="Nothing was sold."
      />
      <Breakdown
        title="Coupons"
        table="coupons"
        amount="Taken off"
        asked={asked}
        rows={figures.coupons.map(({ code, orders, discount }) => ({
          key: code,
          name: code,
          amount: discount,
          words: many(orders, "order"),
        }))}
        none="No coupon was used. Free delivery by a coupon is no discount and does not stand here."
      />
      <Breakdown
        title="Why it came back"
        table="reasons"
        amount="Given back"
        asked={asked}
        rows={figures.reasons.map(({ name, pieces, back }) => ({
          key: name,
          name: backReasons[name],
          amount: back,
          words: pieces === 0 ? "no goods" : many(pieces, "piece"),
        }))}
        none="Nothing of what was sold has come back."
      />
      <Breakdown
        title="Whose came back"
        table="returns"
        amount="Given back"
        asked={asked}
        rows={figures.returns.map(({ slug, name, pieces, sold, back }) => ({
          key: slug || name,
          name,
          amount: back,
          words: `${formatNumber(pieces)} of ${many(sold, "piece")}`,
        }))}
        none="Nothing of what was sold has come back."
      />
      <Breakdown
        title="Looked for and not found"
        table="missed"
        amount="Times"
        counts
        asked={asked}
        rows={figures.missed.map(({ words, maker, times }) => ({
          key: words,
          name: words,
          amount: times,
          words: maker ? `${maker} is not sold here` : "nothing was found",
          to: `/products?search=${encodeURIComponent(words)}`,
        }))}
        none="Whatever shoppers looked for was found."
      />
    </div>
  );
}
