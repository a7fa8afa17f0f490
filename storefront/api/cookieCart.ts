import { createContext, createCookie, type RouterContextProvider } from "react-router";
import { isRecord } from "../device/line.ts";
import { type Piece, readPieces, writePieces } from "../parts/pieces.ts";

/** The cart of a browser without script. What it costs is asked anew each time, so that only what was chosen is kept. */
export type CookieCart = {
  lines: Piece[];
  coupon?: string | undefined;
  pincode?: string | undefined;
  /** The name of the checkout that this cart will become an order through. */
  checkout: string;
};

/** Tells a script, which can't read the cart's own cookie, that there is a cart to be taken over. */
const mark = "has-cookie-cart";
const days = 30;
const maxAge = days * 24 * 60 * 60;

const textOf = (found: unknown, most: number): string | undefined =>
  typeof found === "string" && found !== "" && found.length <= most ? found : undefined;

function understand(found: unknown): CookieCart | null {
  if (!isRecord(found) || typeof found.lines !== "string") return null;
  const checkout = textOf(found.checkout, 40);
  if (!checkout) return null;
  const { coupon, pincode } = found;
  return { lines: readPieces(found.lines), coupon: textOf(coupon, 40), pincode: textOf(pincode, 6), checkout };
}

/** The cart that a browser brings and what is to become of it. */
export type CookieCarts = {
  /** The cart as it stands, with what has been written since; null for none, and for one that this shop did not sign. */
  read: () => Promise<CookieCart | null>;
  /** Keeps the cart; null takes it away. */
  write: (cart: CookieCart | null) => void;
  /** The `Set-Cookie` headers for what was written. */
  headers: () => Promise<string[]>;
};

/**
 * The cookie that the cart of a browser without script lies in: signed by `key`, out of reach of scripts, of this host
 * alone where there is TLS, and within the 4 KB that browsers take, as a cart has 100 lines at most.
 */
export function cookieCartsOf(request: Request, key: string): CookieCarts {
  const secure = new URL(request.url).protocol === "https:";
  const attributes = { path: "/", sameSite: "lax", secure } as const;
  const cookie = createCookie(secure ? "__Host-cart" : "cart", { ...attributes, httpOnly: true, secrets: [key] });
  const flag = createCookie(mark, attributes);
  let written: CookieCart | null | undefined;
  return {
    read: async () => (written === undefined ? understand(await cookie.parse(request.headers.get("Cookie"))) : written),
    write: (cart) => {
      written = cart;
    },
    headers: async () => {
      if (written === undefined) return [];
      const life = { maxAge: written ? maxAge : 0 };
      const kept = written && { ...written, lines: writePieces(written.lines) };
      return [await cookie.serialize(kept ?? "", life), await flag.serialize(kept ? "yes" : "", life)];
    },
  };
}

export const cookieCartsContext = createContext<CookieCarts>();

/** What comes of it is one visitor's own: never for a page that is kept for everybody. */
export const cookieCartsIn = (context: Readonly<RouterContextProvider>): CookieCarts => context.get(cookieCartsContext);
