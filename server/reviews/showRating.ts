import type { Transaction } from "../database/connect.ts";

/** Counts a product's stars anew on its card, and has every node make its page anew. */
export async function showRating(tx: Transaction, productId: number): Promise<void> {
  await tx`
    update product set rating = (select round(avg(rating), 1) from review where product_id = ${productId} and state = 'shown')
    where id = ${productId}`;
  await tx`select refresh_card(array[${productId}::int])`;
  await tx`select tell_products(array[${productId}::int])`;
}
