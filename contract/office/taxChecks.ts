/** What a tax month is checked for before it is filed or closed, in the order in which it is shown. */
export const checkNames = ["hsn", "gstins", "places", "notes", "sums", "series", "parts"] as const;
export type CheckName = (typeof checkNames)[number];
