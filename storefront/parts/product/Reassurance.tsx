import type { Shop } from "../../../contract/shop.ts";
import { Hours } from "../Hours.tsx";
import { Link } from "../Link.tsx";
import { telephone } from "../phone.ts";

type Props = {
  shop: Pick<Shop, "return_days" | "whatsapp" | "phones" | "hours" | "url">;
  name: string;
  product_url: string;
};

/** Whether it may come back, and whom to ask about it, with the product named. */
export function Reassurance({ shop, name, product_url }: Props) {
  const { return_days, whatsapp, phones, hours, url } = shop;
  const asked = encodeURIComponent(`${name} ${new URL(`/product/${product_url}`, url).href}`);
  return (
    <div className="mt-3 text-sm text-muted">
      <p>
        If it does not suit you, send it back as new within {return_days} days of delivery; you pay for the way back.{" "}
        <Link to="/returnpolicy" className="text-link underline">
          Return policy
        </Link>
      </p>
      <p className="mt-1">
        Ask someone who knows it:{" "}
        {whatsapp && (
          <>
            <a
              href={`https://wa.me/91${whatsapp}?text=${asked}`}
              rel="noreferrer"
              className="text-link inline-flex min-h-11 items-center underline"
            >
              WhatsApp
            </a>{" "}
            or{" "}
          </>
        )}
        <a href={telephone(phones[0] ?? "")} className="text-link inline-flex min-h-11 items-center underline">
          {phones[0]}
        </a>
      </p>
      <Hours text={hours} />
    </div>
  );
}
