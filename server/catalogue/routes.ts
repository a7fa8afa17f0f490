import type { catalogueCalls } from "../../contract/catalogue.ts";
import type { compareCalls } from "../../contract/compare.ts";
import type { homeCalls } from "../../contract/home.ts";
import type { menuCalls } from "../../contract/menu.ts";
import type { Sql } from "../database/connect.ts";
import { data, type Handlers } from "../http/reply.ts";
import type { SearchEngine } from "../search/engine.ts";
import { noteMissed } from "../search/missed/noteMissed.ts";
import type { Settings } from "../settings.ts";
import { changeMenu } from "./changeMenu.ts";
import { collectionSections } from "./collectionSections.ts";
import { compareProducts } from "./compareProducts.ts";
import { getBrand, getBrands } from "./getBrands.ts";
import { getCategoryPage } from "./getCategoryPage.ts";
import { getCollection, getDiscountCollections } from "./getCollections.ts";
import { getBanners, getHome } from "./getHome.ts";
import { getMenu, getMenuOf } from "./getMenu.ts";
import { getProduct } from "./getProduct.ts";
import { getQuickLinks } from "./getQuickLinks.ts";
import { listProducts } from "./listProducts.ts";
import { suggest } from "./suggest.ts";
import { listTags } from "./tags.ts";

/** The calls of the catalogue. `engine`: what searches and lists are answered from. */
export const catalogueRoutes = (
  sql: Sql,
  settings: Pick<Settings, "shop" | "SHOP_MODE" | "PUBLIC_URL" | "HOST">,
  engine: SearchEngine,
): Pick<
  Handlers,
  keyof typeof catalogueCalls | keyof typeof compareCalls | keyof typeof homeCalls | keyof typeof menuCalls
> => {
  const { SHOP_MODE, PUBLIC_URL, HOST } = settings;
  const own = SHOP_MODE === "demo" || (!PUBLIC_URL && ["localhost", "127.0.0.1", "::1"].includes(HOST));
  const menu = async () => data(await getMenu(sql), { tags: listTags() });
  return {
    async "GET /get/products"({ request }) {
      const query = new URL(request.url).searchParams;
      let missed = false;
      const body = await listProducts(sql, engine, query, (words, maker) => {
        missed = true;
        noteMissed(settings, words, maker);
      });
      // What a list shows while changes are still being read must not be kept; nor what is counted each time.
      return engine.isCurrent() && !missed ? { body, tags: listTags(body.products) } : { body };
    },
    async "GET /get/product/{product_url}"({ parameters }) {
      const product = await getProduct(sql, parameters.product_url);
      return data(product, { tags: [product, ...product.related].map(({ id }) => `product:${id}`) });
    },
    async "GET /get/compare"({ query }) {
      const compared = await compareProducts(sql, query.products ?? "");
      return data(compared, { tags: compared.products.map(({ id }) => `product:${id}`) });
    },
    async "GET /get/product/collections/{id}"({ parameters }) {
      const page = await collectionSections(sql, parameters.id);
      return data(page, { tags: listTags(page.sections.flatMap(({ products }) => products)) });
    },
    "GET /get/home/details": async () => data(await getHome(sql, settings.shop, own), { tags: listTags() }),
    "GET /get/brands": async () => data([...(await getBrands(sql))], { tags: listTags() }),
    "GET /get/brand/{slug}": async ({ parameters }) => data(await getBrand(sql, parameters.slug), { tags: listTags() }),
    "GET /get/discount/collections": async () => data([...(await getDiscountCollections(sql))], { tags: listTags() }),
    "GET /get/collection/{slug}": async ({ parameters }) =>
      data(await getCollection(sql, parameters.slug), { tags: listTags() }),
    "GET /get/topMenu": menu,
    "GET /get/allMenu": menu,
    "PATCH /get/topMenu": async ({ body, by }) => data(await changeMenu(sql, body.entries, by, true)),
    "PATCH /get/allMenu": async ({ body, by }) => data(await changeMenu(sql, body.entries, by)),
    "GET /get/topMenu/{category}": async ({ parameters }) =>
      data(await getMenuOf(sql, parameters.category), { tags: listTags() }),
    "GET /get/quickLink": async () => data([...(await getQuickLinks(sql))], { tags: listTags() }),
    "GET /get/banners": async () => data([...(await getBanners(sql))], { tags: listTags() }),
    async "POST /get/other/category"({ body }) {
      const page = await getCategoryPage(sql, body.category);
      return data(page, { tags: listTags(page.products) });
    },
    "POST /get/global/search": async ({ body }) => ({ body: await suggest(sql, engine, body.search_field) }),
  };
};
