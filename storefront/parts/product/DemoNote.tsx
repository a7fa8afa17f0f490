import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { telephone } from "../phone.ts";
import type { ShopFacts } from "../shellData.ts";

/** Where this can be tried, and when, with the way to book a time. */
export const DemoNote = ({ shop, product_url }: { shop: ShopFacts; product_url: string }) => (
  <p className="mt-6 flex gap-3 rounded-card bg-tint p-4 text-sm">
    <Icon name="pin" className="size-5 text-brand" />
    <span>
      <Link to={`/tryout/${product_url}`} className="text-link font-semibold">
        Book a demo
      </Link>
      : try it in the showroom, {shop.address[0]}. {shop.hours}.{" "}
      <a href={shop.map_url} rel="noreferrer" className="text-link">
        Map
      </a>
      {shop.phones[0] && (
        <>
          {" · "}
          <a href={telephone(shop.phones[0])} className="text-link whitespace-nowrap">
            {shop.phones[0]}
          </a>
        </>
      )}
    </span>
  </p>
);
