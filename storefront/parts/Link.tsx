import type { AnchorHTMLAttributes, Ref } from "react";
import type { NavigateOptions } from "react-router";
import { left, reached, touched } from "./ahead.ts";
import { follow } from "./follow.ts";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<NavigateOptions, "preventScrollReset"> & {
    /** A path of the shop, a query or fragment of the page, or, of the owner's own links, an address elsewhere. */
    to: string;
    /** Its page is fetched when somebody seems about to press it. */
    prefetch?: boolean;
    ref?: Ref<HTMLAnchorElement>;
  };

const ahead = { onMouseEnter: reached, onFocus: reached, onTouchStart: touched, onMouseLeave: left, onBlur: left };

/**
 * A link to another page of the shop. The router's own hears of every change of the address, and of each step on the way to it, and is made
 * anew by all of them; this one is a plain link that the app follows when it is pressed.
 */
export function Link({ to, prefetch, preventScrollReset = false, onClick, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      {...(prefetch && ahead)}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event, { preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}
