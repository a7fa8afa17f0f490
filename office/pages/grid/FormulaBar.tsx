import { useState } from "react";
import { type GridField, gridFieldNames, gridFields } from "../../../contract/office/gridFields.ts";
import { Button } from "../../parts/Button.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { say } from "../../shell/toasts.ts";
import { counted } from "../order/words.ts";
import type { Range } from "./tables.ts";
import type { Entry, Sheet } from "./useEntries.ts";
import { forColumn } from "./values.ts";

const hints = {
  money: "1299, +10%, -500, x1.05, MRP - 15% round to 9, cost x 1.4",
  weight: "In kilograms",
  pieces: "A number of pieces, or nothing",
  text: "As on the shelf, or nothing",
  hsn: "4, 6 or 8 digits",
  shown: "yes or no",
} as const;

/** Sets a whole column at once, of all rows or of the chosen ones: to a value, or amounts by a formula. Nothing is saved by it. */
export function FormulaBar({
  sheet,
  range,
  may,
  enter,
}: {
  sheet: Sheet;
  range: Range;
  may: (field: GridField) => boolean;
  enter: (entries: readonly Entry[]) => void;
}) {
  const [field, setField] = useState<GridField>("list_price");
  const [typed, setTyped] = useState("");
  const [of, setOf] = useState<"all" | "chosen">("all");
  const [error, setError] = useState<string>();
  const chosen = range.bottom - range.top + 1;
  const isChosen = of === "chosen" && chosen > 1;
  const fill = () => {
    const work = forColumn(field, typed);
    if (!work) return setError("Please enter an amount or a formula such as +10%, -500 or MRP - 15% round to 9.");
    setError(undefined);
    const rows = isChosen ? sheet.rows.slice(range.top, range.bottom + 1) : sheet.rows;
    const entries = rows.flatMap((row): Entry[] => {
      const entered = work(sheet.amounts(row));
      return entered ? [{ row, field, entered }] : [];
    });
    enter(entries);
    if (entries.length < rows.length)
      say({
        kind: "info",
        text: `${counted(rows.length - entries.length, "row lacks", "rows lack")} what the formula starts from.`,
      });
  };
  return (
    <form
      className="formula-bar"
      aria-label="Set a column"
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <SelectField label="Column" value={field} onChange={(event) => setField(event.target.value as GridField)}>
        {gridFieldNames.filter(may).map((name) => (
          <option key={name} value={name}>
            {gridFields[name].name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Value or formula"
        data-formula
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={hints[gridFields[field].kind]}
        error={error}
        autoComplete="off"
      />
      <SelectField
        label="In"
        value={isChosen ? "chosen" : "all"}
        onChange={(event) => setOf(event.target.value as "all" | "chosen")}
      >
        <option value="all">all {counted(sheet.rows.length, "row")}</option>
        {chosen > 1 && <option value="chosen">the {chosen} chosen rows</option>}
      </SelectField>
      <Button type="submit">Fill in</Button>
    </form>
  );
}
