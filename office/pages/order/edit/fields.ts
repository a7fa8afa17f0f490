import type { BodyOf } from "../../../api/call.ts";
import type { Order } from "../words.ts";

/** What of an order can be edited, flat: each field's text by its name, `line.12` the pieces of a variant. */
export type Fields = Readonly<Record<string, string>>;
export type Patch = Omit<BodyOf<"PATCH /orders/{no}">, "version" | "trial">;

/** The fields in the form's order, and what they are called. */
export const fieldNames: Readonly<Record<string, string>> = {
  "contact.name": "Customer",
  "contact.mobile": "Mobile",
  "contact.email": "Mail address",
  "address.name": "Goes to",
  "address.mobile": "Mobile at the door",
  "address.pincode": "Pincode",
  "address.line1": "House, building",
  "address.line2": "Area, street",
  "address.landmark": "Landmark",
  "address.city": "Town",
  "address.state": "State",
  "gst.gstin": "GSTIN",
  "gst.business_name": "Business name",
  note: "Customer's note",
  "gift.gift": "A gift",
  "gift.wrap": "Gift wrap",
  "gift.note": "Words for the card",
};

const linePrefix = "line.";
const text = (value: unknown): string => (value === true ? "yes" : typeof value === "string" ? value : "");

/** Fields as the shop's calls have them, flat. What is absent is absent. */
export function flatten(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "lines" && Array.isArray(value))
      for (const { id, quantity } of value as { id: number; quantity: number }[])
        flat[`${linePrefix}${id}`] = String(quantity);
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      for (const [part, inner] of Object.entries(name === "gift" ? { gift: true, ...value } : value))
        flat[`${name}.${part}`] = text(inner);
    else if (name === "note") flat[name] = text(value);
  }
  return flat;
}

/** What can be edited of an order by who sees it. Without the contact neither it nor the address can be. */
export function fieldsOf({ name, contact, address, gst, note, gift, lines }: Order): Fields {
  const reachable = contact && { contact: { name, ...contact }, address: { landmark: "", ...address } };
  return flatten({
    ...reachable,
    gst: gst ?? { gstin: "", business_name: "" },
    note: note ?? "",
    gift: gift ?? { gift: false, wrap: false, note: "" },
    lines,
  });
}

export type Difference = { name: string; label: string; was: string; now: string };

const pieces = (count: string | undefined) => (count === undefined || count === "0" ? "" : `× ${count}`);

/** What differs, in the form's order, goods last. `nameOf`: how a variant is called. */
export function differences(before: Fields, after: Fields, nameOf: (id: number) => string): Difference[] {
  const known = Object.keys(fieldNames);
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort((a, b) => place(a) - place(b));
  return all.flatMap((name): Difference[] => {
    const isLine = name.startsWith(linePrefix);
    const said = (fields: Fields) => (isLine ? pieces(fields[name]) : (fields[name] ?? "").trim());
    const [was, now] = [said(before), said(after)];
    if (was === now || !(isLine || known.includes(name))) return [];
    const label = isLine ? nameOf(Number(name.slice(linePrefix.length))) : (fieldNames[name] ?? name);
    return [{ name, label, was, now }];
  });
}

const part = (fields: Fields, prefix: string) => {
  const start = `${prefix}.`;
  const names = Object.keys(fields).filter((name) => name.startsWith(start));
  return Object.fromEntries(names.map((name) => [name.slice(start.length), fields[name] ?? ""]));
};

/** The lines of a form, as the calls take them. */
export const linesOf = (fields: Fields): { id: number; quantity: number }[] =>
  Object.entries(part(fields, "line"))
    .map(([id, quantity]) => ({ id: Number(id), quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0);

/** What is to be sent: the whole of each group in which something changed. */
export function patchOf(before: Fields, after: Fields): Patch {
  const changed = new Set(differences(before, after, String).map(({ name }) => name.split(".")[0]));
  const { gstin = "", business_name = "" } = part(after, "gst");
  const { gift = "", wrap = "", note = "" } = part(after, "gift");
  return {
    ...(changed.has("contact") && { contact: part(after, "contact") as NonNullable<Patch["contact"]> }),
    ...(changed.has("address") && { address: part(after, "address") as NonNullable<Patch["address"]> }),
    ...(changed.has("gst") && { gst: gstin.trim() || business_name.trim() ? { gstin, business_name } : null }),
    ...(changed.has("note") && { note: (after.note ?? "").trim() }),
    ...(changed.has("gift") && {
      gift: gift || wrap || note.trim() ? { wrap: wrap === "yes", note: note.trim() } : null,
    }),
    ...(changed.has("line") && { lines: linesOf(after) }),
  };
}

/** A field that two people changed at once, each to something else. */
export type Clash = Difference & { yours: string; theirs: string };

/**
 * What two people made of the same fields, put together: what only one of them changed is taken from him. What both
 * changed differently stays as it was typed here, and is a clash.
 */
export function merge(seen: Fields, typed: Fields, theirs: Fields, nameOf: (id: number) => string) {
  const mine = new Map(differences(seen, typed, nameOf).map((one) => [one.name, one]));
  const merged: Record<string, string> = { ...typed };
  const clashes: Clash[] = [];
  for (const other of differences(seen, theirs, nameOf)) {
    const own = mine.get(other.name);
    if (!own) merged[other.name] = theirs[other.name] ?? "0";
    else if (own.now !== other.now)
      clashes.push({ ...own, yours: typed[own.name] ?? "0", theirs: theirs[own.name] ?? "0" });
  }
  return { merged, clashes };
}
