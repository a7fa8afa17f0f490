import { useRemembered } from "../../device/remembered.ts";
import { toggleWished, wishlist } from "../../device/wishlist.ts";
import type { ListedCard } from "../card.ts";
import { formatWeekday } from "../day.ts";
import { Icon } from "../Icon.tsx";
import { useArrival } from "./arrivals.ts";

/** In one line of the space below the card, so that nothing moves when it comes. */
const below = { marginBottom: "calc(-1lh - 0.25rem)", fontSize: "clamp(0.75rem, 3.6vw, 0.875rem)" };

/** What only this device knows of a card in a list: whether it is wished for, and when it comes. Fetched once the page is at work. */
export default function CardExtras({ card }: { card: ListedCard }) {
  const { id, product_name: name, availability } = card;
  const saved = useRemembered(wishlist).ids.includes(id);
  const arrival = useArrival(id, availability !== "out_of_stock");
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Save ${name} to wishlist`}
        className="absolute top-0 right-0 grid size-11 place-items-center"
        onClick={() => toggleWished(id, name)}
      >
        <span className="rounded-full bg-card p-2 text-brand">
          <Icon name="heart" className={saved ? "size-5 fill-current" : "size-5"} />
        </span>
      </button>
      {arrival && (
        <p className="mt-1 text-sm" style={below}>
          Delivery by {formatWeekday(arrival)}
        </p>
      )}
    </>
  );
}
