import type { OfficeCall } from "../../api/call.ts";
import { Refused } from "../../api/call.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import type { Product } from "./words.ts";

/** What else changes when a product does: lists in which it stands. */
export const listsOfProducts = ["GET /products", "GET /today", "GET /codes"] as const satisfies readonly OfficeCall[];

/** Keeps a product as the shop answered it, so that its screen shows it at once. */
export const keepProduct = (product: Product): void =>
  keepAnswer(keyOf("GET /products/{id}", { parameters: { id: String(product.id) } }), product);

/** The product as it is by now, where a call was refused because somebody was faster. */
export const productInRefusal = (error: unknown): Product | undefined =>
  error instanceof Refused && error.status === 409 ? (error.answer.product as Product | undefined) : undefined;
