import type { fitCalls } from "../../contract/fits.ts";
import { data, type Handlers } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { readFits } from "./readFits.ts";

/** The call by which a page knows what fits a product. */
export const fitRoutes = ({ sql }: Pick<Shop, "sql">): Pick<Handlers, keyof typeof fitCalls> => ({
  async "GET /get/fits/{product_url}"({ parameters, query }) {
    const { id, ...fits } = await readFits(sql, parameters.product_url, query.variant);
    const shown = fits.groups.flatMap(({ products }) => products.map(({ card }) => card.id));
    return data(fits, { tags: [id, ...shown].map((one) => `product:${one}`) });
  },
});
