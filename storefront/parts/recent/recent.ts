import { api } from "../../api/browser.ts";
import { customer } from "../../device/customer.ts";
import { remembered } from "../../device/remembered.ts";

/** A product that was looked at, as it looked then. Money in paise. */
export type Viewed = {
  product_url: string;
  product_name: string;
  brand_name: string;
  image: string | null;
  price: number;
};

/** How many are kept. */
const most = 12;

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null;

function understand(found: unknown): Viewed | undefined {
  if (!isRecord(found)) return;
  const { product_url, product_name, brand_name, image, price } = found;
  if (typeof product_url !== "string" || !/^[a-z0-9-]{1,200}$/.test(product_url)) return;
  if (typeof product_name !== "string" || typeof brand_name !== "string") return;
  if (typeof price !== "number" || !Number.isSafeInteger(price) || price < 0) return;
  return {
    product_url,
    product_name: product_name.slice(0, 200),
    brand_name: brand_name.slice(0, 80),
    image: typeof image === "string" ? image.slice(0, 200) : null,
    price,
  };
}

/** The products last looked at on this device, the latest first. */
export const recentlyViewed = remembered("recentlyViewed", (found): Viewed[] =>
  Array.isArray(found)
    ? found
        .map(understand)
        .filter((item) => item !== undefined)
        .slice(0, most)
    : [],
);

/** Notes on the device that a product was looked at, and for a customer also at the shop, silently. */
export function viewed(product_id: number, item: Viewed): void {
  recentlyViewed.update((items) =>
    [item, ...items.filter(({ product_url }) => product_url !== item.product_url)].slice(0, most),
  );
  if (customer.get()) void api("POST /add/recent/view", { body: { product_id }, like: {} }).catch(() => {});
}
