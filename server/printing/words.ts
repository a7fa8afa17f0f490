import { parcelNames } from "../parcels/names.ts";

const day = new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "Asia/Kolkata",
});

/** "Tue, 24 Nov" of "2026-11-24". */
export const dayOf = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** India's day and time of a moment. */
export const momentOf = (at: Date): string => moment.format(at);

/** Grams as a courier reads them. */
export const weightOf = (grams: number): string =>
  grams < 1_000 ? `${grams} g` : `${(Math.ceil(grams / 10) / 100).toLocaleString("en-IN")} kg`;

export const piecesOf = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);

/** A mobile number in two groups of five. */
export const mobileOf = (mobile: string): string => mobile.replace(/^(\d{5})(\d{5})$/, "$1 $2");

/** "Parcel 1 of 2"; nothing of an order that leaves in one. */
export const partWords = (part: { number: number; of: number } | null): string =>
  part ? parcelNames([part.number], part.of) : "";

/** How many pieces lie in a parcel. */
export const pieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
