import type { ToldCell } from "../../../contract/office/grid.ts";
import { gridFields } from "../../../contract/office/gridFields.ts";
import { shown } from "./values.ts";

const Changed = ({ of: { field, before, after } }: { of: ToldCell }) => (
  <span className="figures whitespace-nowrap">
    <span className="text-muted">{gridFields[field].name} </span>
    <del>{shown(field, before) || "empty"}</del> → <b className="font-[600]">{shown(field, after) || "empty"}</b>
  </span>
);

/** Cells before and after, and why one stays as it is. */
export const ToldList = ({ of, more }: { of: ToldCell[]; more: number }) => (
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
