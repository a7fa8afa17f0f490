import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addToCart } from "../../device/cart.ts";

/**
 * Puts in what the address names (`?add=ID&quantity=2`, to be bought at once with `&buy=now`): so a product page leads
 * here when it is used before its script has come. The address then gives way, so that a reload adds nothing.
 */
export function useAddFromAddress(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const id = Number(search.get("add"));
    const quantity = Number(search.get("quantity") ?? 1);
    if (!Number.isInteger(id) || id < 1 || !Number.isInteger(quantity) || quantity < 1) return;
    void navigate(search.get("buy") === "now" ? "/checkout" : "/cart", { replace: true });
    addToCart({ id, product_name: "", product_url: "", image: null, option_text: "", price: 0, mrp: 0 }, quantity);
  }, [search, navigate]);
}
