import { availabilityText } from "../../../contract/availabilityNames.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";
import type { ShownFitting } from "./readFitsPage.ts";

type Piece = ShownFitting["pieces"][number];

/** What there is to know of a variant beside its name. */
function State({ piece, on_sale }: { piece: Piece; on_sale: boolean }) {
  if (!piece.sold)
    return <span className="text-muted">{availabilityText({ availability: "out_of_stock", on_sale })}</span>;
  return (
    <>
      <Price paise={piece.price} className="font-semibold" />
      {piece.mrp > piece.price && (
        <s className="text-sm text-muted">
          <span className="sr-only">MRP </span>
          <Price paise={piece.mrp} />
        </s>
      )}
      {piece.preorder && <span className="text-sm text-muted">{availabilityText({ availability: "preorder" })}</span>}
    </>
  );
}

type Props = { fitting: ShownFitting; ticked: number[] };

/** An accessory that fits: why, and each variant of it that does, to be ticked. */
export function FittingRow({ fitting: { product_url, brand_name, image, on_sale, why, pieces }, ticked }: Props) {
  const name = pieces[0]?.product_name ?? "";
  const page = `/product/${product_url}?variant=${pieces[0]?.id}`;
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 border-b border-hairline py-4 md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-6">
      {/* In a box of its own, since a picture's ground would be as tall as the row. */}
      <div className="w-[min(6rem,30%)] md:w-auto">
        <Picture src={image} alt="" sizes="(min-width: 48rem) 128px, 96px" className="rounded-card" />
      </div>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="caps text-muted">{brand_name}</p>
        <h3 className="leading-snug">
          <Link to={page} className="font-semibold hover:text-brand hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{why}</p>
        <ul className="mt-2">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
                <input
                  type="checkbox"
                  name="with"
                  value={piece.id}
                  disabled={!piece.sold}
                  defaultChecked={ticked.includes(piece.id)}
                  className="choice"
                />
                <span>
                  <span className="sr-only">{name}</span>
                  {piece.option_text ? (
                    <>
                      <span className="sr-only">, </span>
                      {piece.option_text}
                    </>
                  ) : (
                    <span aria-hidden="true">Take it too</span>
                  )}
                </span>{" "}
                <State piece={piece} on_sale={on_sale} />
              </label>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
