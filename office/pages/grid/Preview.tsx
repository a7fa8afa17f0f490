import { useState } from "react";
import type { DataOf } from "../../api/call.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { TextField } from "../../parts/Field.tsx";
import { Money } from "../../parts/Money.tsx";
import { counted } from "../order/words.ts";
import { fromField } from "../shopfront/words.ts";
import { ToldList } from "./ToldList.tsx";

type Previewed = DataOf<"POST /grid/preview">;

/** When the clock is to make a change, and when to put it back; null: now, and never. ISO 8601. */
export type Dates = { from: string | null; until: string | null };

/** So many changes stand in the preview, the largest ones. */
const listed = 20;

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

/** Before and after, as the shop works it out, and the yes to it. Nothing is changed before. */
export function Preview({
  preview,
  onClose,
  onApply,
}: {
  preview: Previewed | undefined;
  onClose: () => void;
  onApply: (words: string, dates: Dates) => void;
}) {
  const [words, setWords] = useState("");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
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
            <Button
              look="primary"
              onClick={() => onApply(words.trim(), { from: fromField(from), until: from ? fromField(until) : null })}
            >
              {from ? "Plan" : "Change"} {counted(cells, "value")}
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
              <ToldList of={left.slice(0, listed)} more={preview.summary.left - Math.min(left.length, listed)} />
            </section>
          )}
          {cells > 0 && (
            <section aria-label="What changes">
              <h3 className="font-[600]">{cells > listed ? "The largest changes" : "What changes"}</h3>
              <ToldList of={preview.rows.slice(0, listed)} more={cells - Math.min(preview.rows.length, listed)} />
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
          {cells > 0 && (
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label="From (empty: now)"
                type="datetime-local"
                value={from}
                hint="India's time. What somebody changes before then stays."
                onChange={(event) => setFrom(event.target.value)}
              />
              {from && (
                <TextField
                  label="Until (if any)"
                  type="datetime-local"
                  value={until}
                  min={from}
                  hint="Then each is what it was, where it still stands so."
                  onChange={(event) => setUntil(event.target.value)}
                />
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
