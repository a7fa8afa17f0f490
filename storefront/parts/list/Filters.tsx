import { useEffect, useRef, useState } from "react";
import type { ProductList } from "../../../contract/catalogue.ts";
import { afterPaint } from "../afterPaint.ts";
import { button } from "../button.ts";
import { Icon } from "../Icon.tsx";
import { closeDialog, closes, openDialog, useSheet } from "../sheet.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { PriceRange } from "./PriceRange.tsx";

const id = "filters";

type Props = { facets: ProductList["facets"]; range: ProductList["price_range"]; total: number };

/** Opens the filters as a dialog where they don't stand beside the list. Without script the browser opens their column as a sheet. */
export function FiltersButton({ inUse, ...props }: Props & { inUse: number }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className="chip whitespace-nowrap lg:hidden"
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          setChoosing(true);
        }}
      >
        <Icon name="filter" className="size-5" />
        Filters{inUse > 0 && ` (${inUse})`}
      </button>
      {choosing && <FiltersDialog {...props} onClosed={() => setChoosing(false)} />}
    </>
  );
}

const Groups = ({ facets, range }: Omit<Props, "total">) => (
  <>
    {facets.slice(0, 2).map((facet) => (
      <FacetGroup key={facet.parameter} facet={facet} />
    ))}
    {range && <PriceRange range={range} />}
    {facets.slice(2).map((facet) => (
      <FacetGroup key={facet.parameter} facet={facet} />
    ))}
  </>
);

type SheetProps = Props & { ready?: boolean; onClose?: () => void };

/** The filters as they stand in a sheet: under a title, over the button that shows what they leave; `ready`: they are in it. */
const Sheet = ({ total, ready = true, onClose, ...groups }: SheetProps) => (
  <>
    <div className="flex items-center justify-between lg:hidden">
      <h2 className="font-display text-3xl">Filters</h2>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        {...(onClose ? { onClick: onClose } : closes(id))}
      >
        <Icon name="close" label="Close filters" />
      </button>
    </div>
    {ready ? <Groups {...groups} /> : <div className="h-full" />}
    <div className="sticky bottom-0 bg-paper py-3 lg:hidden">
      <button type="button" className={`${button.primary} w-full`} {...(onClose ? { onClick: onClose } : closes(id))}>
        Show {total === 1 ? "1 product" : `${total} products`}
      </button>
    </div>
  </>
);

/** A column beside the list on wide screens, where every choice is a link or a form. */
export const Filters = (props: Props) => (
  <aside id={id} popover="auto" aria-label="Filters" className="filters">
    <Sheet {...props} />
  </aside>
);

/**
 * The same over the list on narrow screens, alone to be reached while it is open. What was touched answers first: the sheet is painted,
 * then its two hundred parts are put in.
 */
function FiltersDialog({ onClosed, ...props }: Props & { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);
  const sheet = useSheet(onClosed);
  useEffect(() => {
    if (dialog.current) openDialog(dialog.current);
    afterPaint(() => setReady(true));
  }, []);
  const close = () => dialog.current && closeDialog(dialog.current);
  return (
    <dialog ref={dialog} aria-label="Filters" tabIndex={-1} className="filters" {...sheet}>
      <Sheet {...props} ready={ready} onClose={close} />
    </dialog>
  );
}
