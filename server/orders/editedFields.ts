import type { Address, Contact, Gift } from "../../contract/orders.ts";

/** What of an order can be changed before it is packed. */
export type EditedFields = {
  contact: Contact;
  address: Address;
  gst: { gstin: string; business_name: string } | null;
  note: string | null;
  gift: Gift | null;
  lines: { id: number; quantity: number }[];
};

/** One text for what is the same, in whatever order its parts stand. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const fieldNames = ["contact", "address", "lines", "gst", "note", "gift"] as const;

/** Which fields are not the same, and what stands in them before and after. */
export function differing(before: EditedFields, after: EditedFields) {
  const names = fieldNames.filter((name) => asText(before[name]) !== asText(after[name]));
  const only = (fields: EditedFields): Partial<EditedFields> =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { names, before: only(before), after: only(after) };
}
