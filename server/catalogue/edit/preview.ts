import { Product } from "../../../contract/catalogue.ts";
import type { NewProduct } from "../../../contract/office/product.ts";
import { hashOf, newSecretText } from "../../customers/secretText.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction, waitShortly } from "../../database/transaction.ts";
import type { Staff } from "../../staff/actor.ts";
import { getProduct } from "../getProduct.ts";
import { refreshProducts } from "../refreshProducts.ts";
import { applyEdit, type Change } from "./applyEdit.ts";
import { type NotDone, outcomeOf } from "./editProduct.ts";
import { lockProduct } from "./lockProduct.ts";
import { insertProduct } from "./makeProduct.ts";

/** For so many minutes an address shows its draft. */
const minutes = 10;

/** Undoes the transaction and carries what was seen in it out. */
class Seen extends Error {
  readonly product: Product;
  constructor(product: Product) {
    super("seen");
    this.product = product;
  }
}

export type Previewed = { outcome: "kept"; token: string; expires_at: string } | NotDone;

/** The product as its page would show it once it is published; nothing of it stays. */
async function look(tx: Transaction, id: number): Promise<never> {
  const [row] = await tx<{ slug: string }[]>`update product set published = true where id = ${id} returning slug`;
  await refreshProducts(tx, [id]);
  throw new Seen(await getProduct(tx, row?.slug ?? ""));
}

async function keep(sql: Sql, product: Product): Promise<Previewed> {
  const { text, hash } = newSecretText();
  const [row] = await sql<{ expires_at: Date }[]>`
    with old as (delete from product_preview where expires_at < now())
    insert into product_preview (hash, product, expires_at)
    values (${hash}, ${sql.json(product)}, now() + ${minutes} * interval '1 minute') returning expires_at`;
  return { outcome: "kept", token: text, expires_at: (row?.expires_at ?? new Date()).toISOString() };
}

/**
 * Makes a change in a transaction, has the shop read the product as its page would, undoes it all, and keeps what was seen
 * for ten minutes: prices, discounts, tax and collections in it are the shop's own. Whatever somebody else has changed
 * meanwhile is in it too.
 */
async function preview(sql: Sql, work: (tx: Transaction) => Promise<number | undefined>): Promise<Previewed> {
  try {
    return await transaction(sql, async (tx): Promise<Previewed> => {
      await waitShortly(tx);
      const id = await work(tx);
      return id === undefined ? { outcome: "unknown" } : look(tx, id);
    });
  } catch (error) {
    return error instanceof Seen ? keep(sql, error.product) : outcomeOf(error);
  }
}

export const previewEdit = (sql: Sql, id: number, change: Omit<Change, "most">, by: Staff): Promise<Previewed> =>
  preview(sql, async (tx) => {
    const product = await lockProduct(tx, id);
    if (product) await applyEdit(tx, product, { ...change, most: null }, by);
    return product?.id;
  });

export const previewNew = (sql: Sql, asked: NewProduct, by: Staff): Promise<Previewed> =>
  preview(sql, (tx) => insertProduct(tx, asked, by));

/** The draft that an address carries; undefined for one that is unknown or has had its time. */
export async function readPreview(sql: Sql, token: string): Promise<Product | undefined> {
  const [row] = await sql<{ product: unknown }[]>`
    select product from product_preview where hash = ${hashOf(token)} and expires_at > now()`;
  return row && Product.parse(row.product);
}
