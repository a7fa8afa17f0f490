import { type ReactNode, useEffect, useState } from "react";
import { announce } from "../../device/announce.ts";
import { setWished, wishlist } from "../../device/wishlist.ts";
import { button } from "../../parts/button.ts";
import { CartSkeleton } from "../cart/CartSkeleton.tsx";
import { type Done, UndoNotice } from "../cart/UndoNotice.tsx";
import { useWishedCards } from "./useWishedCards.ts";
import { WishedList } from "./WishedList.tsx";
import type { WishedCard } from "./wishedCard.ts";

type Props = { ids: number[]; first: { ids: number[]; cards: WishedCard[] }; children: ReactNode };

/** The wishlist of this device, with its products as the shop has them now. What is removed can be had back. `children` follow it. */
export function DeviceList({ ids, first, children }: Props) {
  const { cards, gone, loading, failed, again } = useWishedCards(ids, first);
  const [done, setDone] = useState<Done>();
  const [restored, setRestored] = useState<number>();
  useEffect(() => {
    if (restored !== undefined) document.getElementById(`wish-${restored}`)?.focus();
  }, [restored]);
  const remove = ({ id, product_name }: WishedCard) => {
    const place = wishlist.get().ids.indexOf(id);
    const text = `${product_name} was taken off.`;
    setWished(id, false);
    announce(`${text} You can undo this.`);
    setRestored(undefined);
    setDone({ id, text, undo: () => void setWished(id, true, place) });
  };
  const undo = () => {
    done?.undo();
    announce("Undone.");
    setRestored(done?.id);
    setDone(undefined);
  };
  const close = () => setDone(undefined);
  const removeGone = () => {
    for (const id of gone) setWished(id, false);
    close();
    document.querySelector("h1")?.focus({ preventScroll: true });
  };
  return (
    <>
      {done && <UndoNotice key={`${done.id} ${done.text}`} text={done.text} onUndo={undo} onClose={close} />}
      {failed && (
        <div role="alert" className="mb-6 border-l-4 border-error bg-card py-2 pr-2 pl-4">
          <p className="pt-2">The shop could not be reached. What you saved is safe on this device.</p>
          <button type="button" className={`${button.quiet} -ml-3`} onClick={again}>
            Try again
          </button>
        </div>
      )}
      {loading && cards.length === 0 ? (
        <CartSkeleton />
      ) : (
        <>
          {!(failed && cards.length === 0) && <WishedList cards={cards} gone={gone} act={{ remove, removeGone }} />}
          {children}
        </>
      )}
    </>
  );
}
