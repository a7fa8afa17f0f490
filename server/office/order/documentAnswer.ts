import { notFound } from "../../http/reply.ts";
import { fileName } from "../../invoices/fileName.ts";
import { drawDocument } from "../../invoices/pdf/drawDocument.ts";
import { readDocument } from "../../invoices/readDocument.ts";
import type { Shop } from "../../shop/shop.ts";

/** An order's invoice, or its n-th credit note (`credit-note-2.pdf`), as PDF. Throws an ApiError of 404. */
export async function documentAnswer({ sql, settings }: Shop, orderNo: string, file: string): Promise<Response> {
  const seq = /^credit-note-(\d+)/.exec(file)?.[1];
  const which =
    seq === undefined ? ({ kind: "invoice" } as const) : ({ kind: "credit_note", seq: Number(seq) } as const);
  const document = await readDocument(sql, orderNo, which);
  if (!document) throw notFound(seq === undefined ? "An invoice of this order" : "This credit note");
  const content = await drawDocument(document, settings);
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${fileName(document)}"`,
      "Cache-Control": "no-store",
    },
  });
}
