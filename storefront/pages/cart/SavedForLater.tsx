import type { CartLine } from "../../device/line.ts";
import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import { Picture } from "../../parts/Picture.tsx";
import { Price } from "../../parts/Price.tsx";

type Props = { lines: CartLine[]; onMove: (line: CartLine) => void; onForget: (line: CartLine) => void };

const SavedLine = ({ line, onMove, onForget }: Omit<Props, "lines"> & { line: CartLine }) => {
  const page = `/product/${encodeURIComponent(line.product_url)}?variant=${line.id}`;
  const name = line.product_name || `Product ${line.id}`;
  return (
    <li className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-start gap-x-4 border border-hairline bg-card p-4">
      <Link to={page} tabIndex={-1} aria-hidden="true">
        <Picture src={line.image} alt="" sizes="80px" />
      </Link>
      <div>
        <h3 className="leading-snug font-semibold">
          <Link id={`line-${line.id}`} to={page} className="hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {line.option_text && `${line.option_text} · `}
          {line.quantity > 1 && `${line.quantity} × `}
          {line.price > 0 && <Price paise={line.price} />}
        </p>
      </div>
      <div className="col-span-2 mt-2 flex flex-wrap gap-x-2">
        <button type="button" className={button.quiet} onClick={() => onMove(line)}>
          Move to cart<span className="sr-only"> {name}</span>
        </button>
        <button type="button" className={button.quiet} onClick={() => onForget(line)}>
          Remove<span className="sr-only"> {name} from saved</span>
        </button>
      </div>
    </li>
  );
};

/** What was put aside on this device. Prices are those of then; moved to the cart, it is told what has changed. */
export const SavedForLater = ({ lines, ...act }: Props) => (
  <section aria-labelledby="saved" className="mt-14">
    <h2 id="saved" className="mb-4 font-display text-2xl">
      Saved for later
    </h2>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map((line) => (
        <SavedLine key={line.id} line={line} {...act} />
      ))}
    </ul>
  </section>
);
