import type { LineAgain } from "../../../contract/orderAgain.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";

function Line({ line }: { line: LineAgain }) {
  const { quantity, ordered, price, changes } = line;
  const name = `${line.product_name}${line.option_text && `, ${line.option_text}`}`;
  const wait = `/product/${encodeURIComponent(line.product_url)}/wait?variant=${line.id}`;
  return (
    <li className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-start gap-x-4 border-b border-hairline py-4">
      <Picture src={line.image} alt="" sizes="72px" className={quantity === 0 ? "opacity-60" : ""} />
      <div>
        <div className="flex flex-wrap justify-between gap-x-4">
          {price === null ? (
            <span className="font-semibold">{name}</span>
          ) : (
            <Link to={`/product/${encodeURIComponent(line.product_url)}`} className="font-semibold hover:underline">
              {name}
            </Link>
          )}
          {price !== null && quantity > 0 && <Price paise={quantity * price} className="ml-auto font-semibold" />}
        </div>
        {price !== null && quantity > 0 ? (
          <p className="text-sm text-muted">
            {quantity} × <Price paise={price} />
          </p>
        ) : (
          <p className="text-sm text-muted">{ordered === 1 ? "You had one" : `You had ${ordered}`}</p>
        )}
        {changes.length > 0 && (
          <ul className="mt-2 border-l-4 border-accent pl-3">
            {changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {price !== null && quantity === 0 && (
          <Link to={wait} className="text-link inline-flex min-h-11 items-center underline">
            Tell me when it is back<span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** What was ordered, each as it can be bought now and with what has changed. */
export const LinesAgain = ({ lines }: { lines: LineAgain[] }) => (
  <ul className="border-t border-hairline">
    {lines.map((line) => (
      <Line key={line.id} line={line} />
    ))}
  </ul>
);
