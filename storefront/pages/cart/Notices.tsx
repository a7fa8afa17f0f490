import { dismissNotices, useNotices } from "../../device/notices.ts";
import { button } from "../../parts/button.ts";
import { handFocusTo } from "../../parts/focus.ts";

const toHeading = handFocusTo("h1");

/** What the shop had to change in the cart, until it has been read. */
export function Notices() {
  const notices = useNotices();
  if (notices.length === 0) return null;
  return (
    <section
      ref={toHeading}
      aria-label="Changes in your cart"
      className="mb-6 flex flex-wrap items-start justify-between gap-x-4 border-l-4 border-accent bg-card py-2 pr-2 pl-5"
    >
      <ul className="min-w-[min(13rem,100%)] flex-1 space-y-1 py-2">
        {notices.map(({ id, kind, message }) => (
          <li key={`${id} ${kind}`}>{message}</li>
        ))}
      </ul>
      <button type="button" className={button.quiet} onClick={dismissNotices}>
        OK
      </button>
    </section>
  );
}
