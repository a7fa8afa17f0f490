/**
 * A text that no spreadsheet takes for a formula: an apostrophe stands before what would be one, and before what looks
 * like that already, so that `unguarded` gives every text back as it was.
 */
export const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell's text without the apostrophe that guards a formula; shop systems write it too. */
export const unguarded = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");

/** A CSV cell (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV cell that no spreadsheet takes for a formula. */
export const safeCell = (text: string): string => quoted(guarded(text));

/** A CSV line of these cells. */
export const csvLine = (cells: string[]): string => `${cells.map(safeCell).join(",")}\r\n`;

/** A CSV line of figures, which may be below zero, and words of ours; what others have written comes `guarded`. */
export const figureLine = (cells: string[]): string => `${cells.map(quoted).join(",")}\r\n`;
