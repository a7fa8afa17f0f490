import type { ProductList } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";
import { formatWeekday } from "../day.ts";

/** For a list of what can be tried in the showroom: how much of the week is free, in words. The room is one for all of it; undefined while nobody can say. */
export async function thisWeek(api: Client, { products }: Pick<ProductList, "products">): Promise<string | undefined> {
  const [any] = products;
  if (!any) return undefined;
  try {
    const { data } = await api("GET /get/slots/{product_url}", { parameters: { product_url: any.product_url } });
    const [first] = data;
    if (!first) return "The showroom’s room is booked out this week: each product’s page has the weeks after it.";
    return `You can try these in the showroom this week: ${data.length} half hours are free, the first on ${formatWeekday(first.starts_at)}.`;
  } catch {
    return undefined;
  }
}
