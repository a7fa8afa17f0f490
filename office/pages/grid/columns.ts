import type { GridRow } from "../../../contract/office/grid.ts";
import { type GridField, gridFieldNames, gridFields } from "../../../contract/office/gridFields.ts";
import { formatNumber } from "../../parts/money.ts";
import type { Sheet } from "./useEntries.ts";

/** A column of the grid. Without `field` it is only read. `width` in rem. */
export type GridColumn = {
  head: string;
  width: number;
  right: boolean;
  field?: GridField;
  tells?: (row: GridRow, sheet: Sheet) => string;
};

const widths: Partial<Record<GridField, number>> = {
  place: 6.5,
  published: 6.5,
  reorder_point: 6,
  reorder_quantity: 6,
};
const ofField = (field: GridField): GridColumn => ({
  head: gridFields[field].name,
  field,
  width: widths[field] ?? 7.5,
  right: !["text", "hsn", "shown"].includes(gridFields[field].kind),
});

/** By how much the price lies below the MRP, as it would stand. */
const discount: GridColumn = {
  head: "Off MRP",
  width: 5,
  right: true,
  tells(row, sheet) {
    const { list_price, mrp } = sheet.amounts(row);
    return mrp > 0 && list_price < mrp ? `${Math.floor(((mrp - list_price) * 100) / mrp)} %` : "";
  },
};
const onHand: GridColumn = { head: "On hand", width: 5, right: true, tells: ({ on_hand }) => formatNumber(on_hand) };

/** The columns for who may change these fields. */
export const columnsFor = (may: (field: GridField) => boolean): GridColumn[] =>
  gridFieldNames
    .filter(may)
    .flatMap((field) => (field === "mrp" ? [ofField(field), discount, onHand] : [ofField(field)]));
