import type { Page } from "./page.ts";

/**
 * Every screen behind the sign-in, a line each, in the menu's order. The first one that somebody may see is where he begins.
 * To add one: its line here, and its file, whose default export is the screen.
 */
export const pages: readonly Page[] = [
  {
    path: "today",
    name: "Today",
    load: () => import("./pages/today/Today.tsx"),
    menu: { icon: "today", group: "Day", go: "t", phone: true },
  },
  {
    path: "orders",
    name: "Orders",
    load: () => import("./pages/orders/Orders.tsx"),
    right: "orders.read",
    menu: { icon: "orders", group: "Day", go: "o", phone: true },
    search: true,
  },
  {
    path: "board",
    name: "Order board",
    load: () => import("./pages/board/Board.tsx"),
    right: ["orders.pack", "orders.ship"],
    menu: { icon: "board", group: "Day", go: "b", phone: true },
  },
  {
    path: "packing",
    name: "Packing",
    load: () => import("./pages/packing/Start.tsx"),
    right: "orders.pack",
    menu: { icon: "scan", group: "Day", go: "x", phone: true },
  },
  {
    path: "packing/:no",
    name: "Packing",
    load: () => import("./pages/packing/Packing.tsx"),
    right: "orders.pack",
  },
  {
    path: "orders/new",
    name: "New order",
    load: () => import("./pages/newOrder/NewOrder.tsx"),
    right: "orders.create",
    menu: { icon: "phone", group: "Day", go: "n" },
  },
  {
    path: "returns",
    name: "Returns",
    load: () => import("./pages/returns/Returns.tsx"),
    right: ["returns.decide", "returns.receive"],
    menu: { icon: "returns", group: "Day", go: "r" },
  },
  {
    path: "refunds",
    name: "Refunds",
    load: () => import("./pages/refunds/Refunds.tsx"),
    right: ["refunds.paid", "refunds.make"],
    menu: { icon: "refunds", group: "Day", go: "u" },
  },
  {
    path: "complaints",
    name: "Complaints",
    load: () => import("./pages/complaints/Complaints.tsx"),
    right: "grievances.answer",
    menu: { icon: "complaints", group: "Day", go: "m" },
  },
  {
    path: "complaints/:ticket",
    name: "Complaint",
    load: () => import("./pages/complaints/Complaint.tsx"),
    right: "grievances.answer",
  },
  {
    path: "orders/:no/edit",
    name: "Change an order",
    load: () => import("./pages/order/edit/Edit.tsx"),
    right: "orders.edit",
  },
  { path: "orders/:no", name: "Order", load: () => import("./pages/order/Order.tsx"), right: "orders.read" },
  {
    path: "products/:id/pictures",
    name: "Pictures",
    load: () => import("./pages/pictures/Screen.tsx"),
    right: "pictures.edit",
  },
  {
    path: "products",
    name: "Products",
    load: () => import("./pages/products/Products.tsx"),
    menu: { icon: "products", group: "Goods", go: "p" },
  },
  { path: "products/new", name: "New product", load: () => import("./pages/product/New.tsx"), right: "products.edit" },
  { path: "products/:id", name: "Product", load: () => import("./pages/product/Product.tsx") },
  {
    path: "staff",
    name: "Staff",
    load: () => import("./pages/staff/Staff.tsx"),
    right: "staff.edit",
    menu: { icon: "staff", group: "Shop", go: "f" },
  },
  {
    path: "keys",
    name: "Program keys",
    load: () => import("./pages/keys/Keys.tsx"),
    right: "staff.edit",
    menu: { icon: "key", group: "Shop", go: "k" },
  },
  {
    path: "audit",
    name: "Who did what",
    load: () => import("./pages/audit/Audit.tsx"),
    right: "audit.read",
    menu: { icon: "audit", group: "Shop", go: "w" },
  },
  { path: "me", name: "My account", load: () => import("./pages/me/Me.tsx") },
];
