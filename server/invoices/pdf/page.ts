import { a4 } from "../../pdf/paper.ts";

/** The sheet of a document in points, and its margin left and right. */
export const page = { ...a4, margin: 44 } as const;
export const inner = page.width - 2 * page.margin;
