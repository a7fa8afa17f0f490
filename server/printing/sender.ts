import type { ShopDetails } from "../../contract/shop.ts";

/** Who sends, as far as slips and labels say it. */
export type Sender = Pick<ShopDetails, "name" | "gstin" | "pincode" | "state" | "address" | "phones">;
