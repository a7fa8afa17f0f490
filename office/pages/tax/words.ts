import type { TaxMonth } from "../../../contract/office/tax.ts";
import type { CheckName } from "../../../contract/office/taxChecks.ts";
import type { Tone } from "../../parts/Badge.tsx";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** A month as people call it: "November 2026" for 2026-11. */
export const nameOf = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** Where a month stands. */
export const states: Record<TaxMonth["state"], { name: string; tone: Tone }> = {
  running: { name: "running", tone: "plain" },
  open: { name: "to be closed", tone: "info" },
  closed: { name: "closed", tone: "good" },
};

/** What is checked, and what a person does about a fault. */
export const checks: Record<CheckName, { name: string; todo: string }> = {
  hsn: {
    name: "Every line has its HSN",
    todo: "Give the product its HSN: the next invoice has it. These lines stay as they were issued and are declared by hand.",
  },
  gstins: {
    name: "GSTINs have the right check digit",
    todo: "Ask the customer for his GSTIN. The portal refuses this one: it is put right there, by hand.",
  },
  places: {
    name: "Every place of supply is a state",
    todo: "See the order's address. The portal refuses a state that it does not know.",
  },
  notes: {
    name: "Credit notes have their invoice",
    todo: "A note without its invoice is not written by the shop: ask who looks after its database.",
  },
  sums: {
    name: "Lines come to their documents",
    todo: "Documents are issued adding up and never changed: ask who looks after the shop's database.",
  },
  series: {
    name: "No number is missing in a series",
    todo: "The shop leaves no number out: ask who looks after its database, and keep what he says with the return.",
  },
  parts: {
    name: "The parts come to the documents, to the paisa",
    todo: "It mostly comes of a fault above. Nothing is filed before it is understood.",
  },
};

/** The parts of GSTR-1, with the portal's table. */
export const parts: Record<TaxMonth["parts"][number]["part"], { table: string; name: string }> = {
  b2b: { table: "4A B2B", name: "buyers with a GSTIN" },
  b2cl: { table: "5A B2CL", name: "large ones to other states" },
  b2cs: { table: "7 B2CS", name: "all others, less their notes" },
  cdnr: { table: "9B CDNR", name: "notes to a GSTIN" },
  cdnur: { table: "9B CDNUR", name: "notes against large ones" },
};
