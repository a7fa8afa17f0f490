import { useState } from "react";
import type { ToldCell } from "../../../contract/office/grid.ts";
import { gridFields } from "../../../contract/office/gridFields.ts";
import type { DataOf } from "../../api/call.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Money } from "../../parts/Money.tsx";
import { counted } from "../order/words.ts";
import { shown } from "./values.ts";

type Previewed = DataOf<"POST /grid/preview">;

/** So many changes stand in the preview, the largest ones. */
const listed = 20;

const Changed = ({ of: { field, before, after } }: { of: ToldCell }) => (
  <span className="figures whitespace-nowrap">
    <span className="text-muted">{gridFields[field].name} </span>
    <del>{shown(field, before) || "empty"}</del> → <b className="font-[600]">{shown(field, after) || "empty"}</b>
  </span>
);

/** What a change comes to in sums: how much rises and falls, and what the stock is worth. */
function Summary({ of }: { of: Previewed["summary"] }) {
  const { raised, lowered, below_cost, stock_value } = of;
  const prices = [raised > 0 && `${counted(raised, "price")} up`, lowered > 0 && `${counted(lowered, "price")} down`];
  return (
    <div className="grid gap-1">
      <p aria-live="polite">
        <b className="font-[600]">{counted(of.cells, "value")}</b> of {counted(of.products, "product")}
        {prices.filter(Boolean).map((text) => `, ${text}`)}.
      </p>
      {stock_value.before !== stock_value.after && (
        <p>
          Stock of these at list price: <Money paise={stock_value.before} /> → <Money paise={stock_value.after} />
        </p>
      )}
      {below_cost !== null && below_cost > 0 && (
        <p className="text-error">{counted(below_cost, "price falls", "prices fall")} below what the shop paid.</p>
      )}
    </div>
  );
}

const List = ({ of, more }: { of: ToldCell[]; more: number }) => (
  <ul className="grid-told">
    {of.map((cell) => (
      <li key={`${cell.field} ${cell.id}`}>
        <span className="min-w-0">
          {cell.name} <span className="text-xs text-muted">{cell.sku}</span>
          {cell.why && (
            <span className="block text-xs text-error">
              {cell.why}
              {cell.now !== undefined && ` It is ${shown(cell.field, cell.now) || "empty"} now.`}
            </span>
          )}
        </span>
        <Changed of={cell} />
      </li>
    ))}
    {more > 0 && <li className="text-muted">and {more} more</li>}
  </ul>
);

/** Before and after, as the shop works it out, and the yes to it. Nothing is changed before. */
export function Preview({
  preview,
  onClose,
  onApply,
}: {
  preview: Previewed | undefined;
  onClose: () => void;
  onApply: (words: string) => void;
}) {
  const [words, setWords] = useState("");
  const cells = preview?.summary.cells ?? 0;
  const left = preview?.left ?? [];
  return (
    <Dialog
      open={preview !== undefined}
      onClose={onClose}
      title="Before and after"
      wide
      acts={
        <>
          <Button onClick={onClose}>Back</Button>
          {cells > 0 && (
            <Button look="primary" onClick={() => onApply(words.trim())}>
              Change {counted(cells, "value")}
            </Button>
          )}
        </>
      }
    >
      {preview && (
        <div className="grid gap-4">
          <Summary of={preview.summary} />
          {left.length > 0 && (
            <section aria-label="What stays as it is">
              <h3 className="font-[600]">
                {counted(preview.summary.left, "value stays as it is", "values stay as they are")}
              </h3>
              <List of={left.slice(0, listed)} more={preview.summary.left - Math.min(left.length, listed)} />
            </section>
          )}
          {cells > 0 && (
            <section aria-label="What changes">
              <h3 className="font-[600]">{cells > listed ? "The largest changes" : "What changes"}</h3>
              <List of={preview.rows.slice(0, listed)} more={cells - Math.min(preview.rows.length, listed)} />
            </section>
          )}
          {cells > 0 && (
            <TextField
              label="What for"
              hint="Stands in the history; it can be put back there."
              maxLength={200}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
