import type { Right } from "../../../contract/office/rights.ts";
import { type Today, type TodayGroup, type TodayKind, todayKinds } from "../../../contract/office/today.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Asker } from "../orders/readRows.ts";
import { complaintGroup } from "./complaintGroup.ts";
import { type OrderKind, orderGroups } from "./orderGroups.ts";
import { questionGroup } from "./questionGroup.ts";
import { reviewGroup } from "./reviewGroup.ts";
import { countGroup, faultGroup, lackGroup, lowStockGroup } from "./shopGroups.ts";
import { readStrip } from "./strip.ts";
import { taxGroup } from "./taxGroup.ts";
import { closedVisitGroup, tryOutGroup } from "./tryOutGroup.ts";

/** Whose business each kind is. */
const rightFor: Record<TodayKind, Right> = {
  complaints: "grievances.answer",
  faults: "settings.edit",
  refunds: "refunds.make",
  late: "orders.read",
  try_outs: "tryouts.run",
  closed_visits: "tryouts.run",
  not_there: "orders.read",
  to_pack: "orders.read",
  check: "orders.edit",
  returns: "returns.decide",
  transfers: "refunds.paid",
  arriving: "returns.receive",
  questions: "reviews.moderate",
  reviews: "reviews.moderate",
  counts: "stock.approve",
  tax_month: "tax.close",
  lacks: "products.edit",
  low_stock: "stock.receive",
};

type ShopKind = Exclude<TodayKind, OrderKind>;
const shopKinds: readonly TodayKind[] = [
  "complaints",
  "faults",
  "try_outs",
  "closed_visits",
  "questions",
  "reviews",
  "counts",
  "lacks",
  "low_stock",
  "tax_month",
];
const isShopKind = (kind: TodayKind): kind is ShopKind => shopKinds.includes(kind);

/** How each kind is read that is about no single order. */
export type ShopReaders = Record<ShopKind, () => Promise<TodayGroup>>;

type Read = Pick<Shop, "sql" | "settings">;

export const shopReaders = ({ sql, settings }: Read): ShopReaders => ({
  complaints: () => complaintGroup(sql),
  faults: () => faultGroup(sql),
  try_outs: () => tryOutGroup(sql),
  closed_visits: () => closedVisitGroup({ sql, settings }),
  questions: () => questionGroup(sql),
  reviews: () => reviewGroup(sql),
  counts: () => countGroup(sql),
  lacks: () => lackGroup(sql),
  low_stock: () => lowStockGroup(sql),
  tax_month: () => taxGroup(sql),
});

/** What needs a person, of the kinds that whoever asks has the right to, and how his day goes. */
export async function readToday(shop: Read, asker: Asker, read: ShopReaders = shopReaders(shop)): Promise<Today> {
  const { sql } = shop;
  const kinds = todayKinds.filter((kind) => asker.rights.has(rightFor[kind]));
  const orderKinds = kinds.filter((kind): kind is OrderKind => !isShopKind(kind));
  const [orders, others, strip] = await Promise.all([
    orderGroups(sql, orderKinds, asker),
    Promise.all(kinds.filter(isShopKind).map((kind) => read[kind]())),
    asker.rights.has("orders.read") ? readStrip(sql, asker) : undefined,
  ]);
  const groups = [...orders, ...others].toSorted((a, b) => todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind));
  return { at: new Date().toISOString(), groups, ...(strip && { strip }) };
}
