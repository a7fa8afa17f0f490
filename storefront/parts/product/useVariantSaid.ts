import { useEffect, useRef } from "react";
import type { Variant } from "../../../contract/catalogue.ts";
import { announce } from "../../device/announce.ts";
import { formatPaise } from "../money.ts";
import { optionText } from "./variants.ts";

/** Says what was chosen when another variant of the product is, with its price where that is another. */
export function useVariantSaid(product: number, variant: Variant | undefined): void {
  const last = useRef({ product, variant });
  useEffect(() => {
    const before = last.current;
    last.current = { product, variant };
    if (before.product !== product || !variant || !before.variant || before.variant.id === variant.id) return;
    const price = before.variant.price === variant.price ? "" : `, ${formatPaise(variant.price)}`;
    announce(optionText(variant) + price);
  }, [product, variant]);
}
