import type { Transaction } from "../../database/connect.ts";
import type { WrittenProduct } from "../import/writeProducts.ts";

/** Puts the shop's own pictures in the place of addresses whose photographs were taken before. */
export async function useKnownPhotographs(tx: Transaction, products: WrittenProduct[]): Promise<void> {
  const addresses = products.flatMap(({ images = [], variants }) => [
    ...images.map(({ src }) => src),
    ...variants.map(({ image_src }) => image_src ?? ""),
  ]);
  const rows = await tx<{ address: string; picture: string }[]>`
    select address, picture from photograph where picture is not null and address = any(${[...new Set(addresses)]})`;
  if (rows.length === 0) return;
  const known = new Map(rows.map(({ address, picture }) => [address, picture]));
  for (const { images = [], variants } of products) {
    for (const image of images) image.src = known.get(image.src) ?? image.src;
    for (const variant of variants)
      if (variant.image_src) variant.image_src = known.get(variant.image_src) ?? variant.image_src;
  }
}
