/** A cell without the apostrophe that exports put before what a spreadsheet would take for a number or a formula. */
export const safeText = (cell: string): string => cell.replace(/^'(?=[=+\-@\d])/, "").trim();
