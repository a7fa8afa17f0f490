import { useState } from "react";
import { removeLine, useCart } from "../device/cart.ts";
import type { CartLine } from "../device/line.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { EmptyCart } from "./cart/EmptyCart.tsx";
import { FullCart } from "./cart/FullCart.tsx";
import { NeedsScript } from "./cart/NeedsScript.tsx";
import { Notices } from "./cart/Notices.tsx";
import { Removed } from "./cart/Removed.tsx";
import { CartSkeleton } from "./cart/Skeleton.tsx";
import { useAddFromAddress } from "./cart/useAddFromAddress.ts";

export default function Cart() {
  const { lines, count, ready } = useCart();
  useAddFromAddress();
  const [removed, setRemoved] = useState<{ id: number; name: string; undo: () => void }>();
  const remove = (line: CartLine) => setRemoved({ id: line.id, name: line.product_name, undo: removeLine(line.id) });
  const undo = () => {
    removed?.undo();
    setRemoved(undefined);
  };
  return (
    <div className="page min-h-[80vh] py-8 md:py-12">
      <PageHead title="Cart" description="What you have chosen, with delivery and tax, before you order." hidden />
      <h1 tabIndex={-1} className="mb-8 font-display text-4xl">
        Cart
        {ready && count > 0 && <span className="text-muted"> · {count === 1 ? "1 piece" : `${count} pieces`}</span>}
      </h1>
      <NeedsScript />
      {ready && <Notices />}
      {removed && <Removed key={removed.id} name={removed.name} onUndo={undo} />}
      {!ready ? <CartSkeleton /> : lines.length === 0 ? <EmptyCart /> : <FullCart lines={lines} onRemove={remove} />}
    </div>
  );
}
