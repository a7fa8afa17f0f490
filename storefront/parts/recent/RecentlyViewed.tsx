import { Link } from "../Link.tsx";
import { Picture } from "../Picture.tsx";
import { Price } from "../Price.tsx";
import { SectionHead } from "../SectionHead.tsx";
import { useViewed } from "./useViewed.ts";

/** What this shopper looked at before. It stands at the end of a page, where nothing can move when it appears. */
export function RecentlyViewed({ besides }: { besides?: string }) {
  const items = useViewed().filter(({ product_url }) => product_url !== besides);
  if (items.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title="Recently viewed" />
      <ul className="product-row" aria-label="Recently viewed">
        {items.map(({ product_url, product_name, brand_name, image, price }) => (
          <li key={product_url}>
            <Link to={`/product/${product_url}`} className="group block">
              <Picture src={image} alt="" sizes="(min-width: 48rem) 22vw, 44vw" className="rounded-card" />
              <span className="caps mt-3 block text-muted">{brand_name}</span>
              <span className="mt-1 line-clamp-2 leading-snug group-hover:text-brand">{product_name}</span>
              <Price paise={price} className="mt-1 block font-semibold" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
