import type { TodayItem, TodayKind } from "../../../contract/office/today.ts";
import type { IconName } from "../../parts/Icon.tsx";
import { dayOf } from "../../parts/time.ts";

type Kind = {
  name: string;
  icon: IconName;
  /** What it is called when there is none of it. */
  none: string;
  /** What the most pressing of them are; left out: late. */
  pressing?: string;
  /** Where all of them are, and where one is; left out: nowhere but here. */
  all?: string;
  one?: (item: TodayItem) => string;
};

const order = ({ id }: TodayItem) => `/orders/${encodeURIComponent(id)}`;

/** What may need a person: how it is called, and where it is done. */
export const kinds: Record<TodayKind, Kind> = {
  complaints: {
    name: "Complaints",
    icon: "complaints",
    none: "complaints",
    all: "/complaints",
    one: ({ id }) => `/complaints/${encodeURIComponent(id)}`,
  },
  faults: { name: "The shop itself", icon: "warning", none: "faults", all: "/state" },
  refunds: {
    name: "Refunds that did not arrive",
    icon: "refunds",
    none: "failed refunds",
    all: "/refunds",
    one: () => "/refunds",
  },
  late: { name: "Late", icon: "truck", none: "late orders", all: "/orders?view=late", one: order },
  try_outs: { name: "Try-outs today", icon: "today", none: "try-outs today", all: "/tryouts", one: () => "/tryouts" },
  closed_visits: {
    name: "Visits while the shop is closed",
    icon: "warning",
    none: "visits while the shop is closed",
    one: ({ due }) => `/tryouts?day=${dayOf(new Date(due ?? ""))}`,
  },
  not_there: {
    name: "Not found on the shelf",
    icon: "search",
    none: "missing pieces",
    all: "/orders?view=not_there",
    one: order,
  },
  to_pack: {
    name: "To pack",
    icon: "parcel",
    none: "orders to pack",
    all: "/board",
    one: ({ id }) => `/packing/${encodeURIComponent(id)}`,
  },
  check: { name: "To check", icon: "info", none: "orders to check", all: "/orders?view=check", one: order },
  returns: { name: "Returns asked for", icon: "returns", none: "returns", all: "/returns", one: order },
  transfers: { name: "Cash to transfer back", icon: "money", none: "transfers", all: "/refunds", one: order },
  arriving: {
    name: "Returns on their way",
    icon: "returns",
    none: "returns on their way",
    all: "/returns",
    one: order,
  },
  questions: {
    name: "Questions to answer",
    icon: "ask",
    none: "questions to answer",
    all: "/questions",
    one: () => "/questions",
  },
  reviews: { name: "Reviews to read", icon: "list", none: "reviews to read", all: "/reviews", one: () => "/reviews" },
  counts: {
    name: "Counts to approve",
    icon: "scan",
    none: "counts to approve",
    all: "/counts",
    one: ({ id }) => `/counts/${id}`,
  },
  tax_month: {
    name: "Tax month to close",
    icon: "money",
    none: "tax months to close",
    all: "/tax",
    one: ({ id }) => `/tax/${id}`,
  },
  lacks: {
    name: "Goods that lack something",
    icon: "products",
    none: "goods that lack something",
    pressing: "not sold",
    all: "/products?lacks=anything",
    one: ({ id }) => `/products/${id}`,
  },
  low_stock: {
    name: "Low stock",
    icon: "stock",
    none: "low stock",
    pressing: "sold out",
    all: "/stock?view=low",
    one: ({ id }) => `/stock?search=${encodeURIComponent(id)}`,
  },
};
