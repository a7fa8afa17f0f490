import type { FormEvent } from "react";
import { useRemembered } from "../../device/remembered.ts";
import { toggleWished, wishlist } from "../../device/wishlist.ts";
import { Icon } from "../Icon.tsx";

/** Puts a product on the wishlist, or takes it off. Without script, or before it has come, the wishlist's page does it. */
export function SaveButton({ id, name }: { id: number; name: string }) {
  const saved = useRemembered(wishlist).ids.includes(id);
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    toggleWished(id, name);
  };
  return (
    <form action="/wishlist" method="post" onSubmit={toggle}>
      <input type="hidden" name="product" value={id} />
      <button
        name="intent"
        value="add"
        aria-pressed={saved}
        className="text-link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="heart" className={saved ? "size-5 fill-current" : "size-5"} />
        Save to wishlist
      </button>
    </form>
  );
}
