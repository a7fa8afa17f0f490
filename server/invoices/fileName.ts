import type { TaxDocument } from "./document.ts";

/** The name of a document's file: "SW-2627-000001.pdf". */
export const fileName = ({ number }: Pick<TaxDocument, "number">): string => `${number.replaceAll("/", "-")}.pdf`;
