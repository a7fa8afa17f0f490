import type { Shop } from "../../../contract/shop.ts";
import type { Fonts } from "./readFonts.ts";

/** Which fonts a page fetches first; undefined where all type is the storefront's own. */
export const fontAddresses = ({ heading, body }: Fonts): Shop["fonts"] =>
  heading || body
    ? { ...(heading ? { heading: heading.address } : {}), ...(body ? { body: body.address } : {}) }
    : undefined;
