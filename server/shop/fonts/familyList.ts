import type { OwnFamily } from "./readFonts.ts";

/** A list of families as CSS has it: the owner's, where there is one, before what everybody's device has. */
export const familyList = (own: OwnFamily | undefined, others: string): string =>
  own ? `'${own.family}',${others}` : others;
