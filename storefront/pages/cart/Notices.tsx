import { dismissNotices, useNotices } from "../../device/notices.ts";
import { button } from "../../parts/button.ts";

/** What the shop had to change in the cart, until it has been read. */
export function Notices() {
  const notices = useNotices();
  if (notices.length === 0) return null;
  return (
    <section
      aria-label="Changes in your cart"
      className="mb-6 flex items-start justify-between gap-4 bg-accent py-2 pr-2 pl-5 text-on-accent"
    >
      <ul className="space-y-1 py-2">
        {notices.map(({ id, kind, message }) => (
          <li key={`${id} ${kind}`}>{message}</li>
        ))}
      </ul>
      <button
        type="button"
        className={`${button.quiet} text-on-accent hover:bg-transparent! hover:underline`}
        onClick={dismissNotices}
      >
        OK
      </button>
    </section>
  );
}
