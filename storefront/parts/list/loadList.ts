import type { ProductList } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";
import { type ListedCard, listedCard } from "../card.ts";
import { needed } from "../needed.ts";
import { type Packed, pack } from "../packed.ts";

/** A list as its page shows it. */
export type ShownList = Omit<ProductList, "products" | "instead"> & {
  products: ListedCard[];
  instead?: { categories: NonNullable<ProductList["instead"]>["categories"]; products: ListedCard[] };
};

/** The page of products that the address asks for; `fixed` is what the path already says. */
export async function loadList(
  api: Client,
  request: Request,
  fixed: Record<string, string> = {},
): Promise<Packed<ShownList>> {
  return (await loadListWith(api, request, fixed)).list;
}

/** The same, with the list as it was answered. */
export async function loadListWith(
  api: Client,
  request: Request,
  fixed: Record<string, string> = {},
): Promise<{ list: Packed<ShownList>; answer: ProductList }> {
  const query = new URLSearchParams(new URL(request.url).searchParams);
  for (const [parameter, value] of Object.entries(fixed)) query.set(parameter, value);
  const list = await needed(api("GET /get/products", { query }));
  const { instead, ...rest } = list;
  const shown = pack({
    ...rest,
    products: list.products.map(listedCard),
    ...(instead && { instead: { ...instead, products: instead.products.map(listedCard) } }),
  });
  return { list: shown, answer: list };
}
