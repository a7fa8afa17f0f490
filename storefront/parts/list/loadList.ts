import type { ProductList } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";
import { needed } from "../needed.ts";

/** The page of products that the address asks for; `fixed` is what the path already says. */
export function loadList(api: Client, request: Request, fixed: Record<string, string> = {}): Promise<ProductList> {
  const query = new URLSearchParams(new URL(request.url).searchParams);
  for (const [parameter, value] of Object.entries(fixed)) query.set(parameter, value);
  return needed(api("GET /get/products", { query }));
}
