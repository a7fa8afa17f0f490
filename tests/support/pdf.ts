import { extractText, getDocumentProxy } from "unpdf";
import { OPS } from "unpdf/pdfjs";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
/** A sheet of a PDF as its reader gets it: its size in millimetres, and its text in one line. */
export type ReadSheet = { size: string; text: string };

const open = (bytes: Uint8Array): Promise<Document> => getDocumentProxy(new Uint8Array(bytes));
const millimetres = (points = 0) => Math.round((points * 25.4) / 72);

/** Every sheet of a PDF. */
export async function sheetsOf(bytes: Uint8Array): Promise<ReadSheet[]> {
  const document = await open(bytes);
  const { text } = await extractText(document, { mergePages: false });
  return Promise.all(
    text.map(async (sheet, index) => {
      const [, , width, height] = (await document.getPage(index + 1)).view;
      return { size: `${millimetres(width)} × ${millimetres(height)}`, text: sheet.replace(/\s+/g, " ") };
    }),
  );
}

/** The rectangles of a sheet that are filled together, in points from its upper left corner; each filling by itself. */
export async function fillingsOf(bytes: Uint8Array, sheet: number): Promise<{ x: number; width: number }[][]> {
  const { fnArray, argsArray } = await (await (await open(bytes)).getPage(sheet)).getOperatorList();
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath || argsArray[index][0] !== OPS.fill) return [];
    const path: Float32Array | null = argsArray[index][1][0];
    return path ? [rectanglesOf(path)] : [];
  });
}

/** A path's rectangles: each a moveTo (0, x, y), three lineTo (1, x, y) and a closePath (4), which make 13 numbers. */
function rectanglesOf(path: Float32Array): { x: number; width: number }[] {
  return Array.from({ length: Math.floor(path.length / 13) }, (_, index) => {
    const corners = [1, 4, 7, 10].map((at) => path[index * 13 + at] ?? 0);
    const x = Math.min(...corners);
    return { x, width: Math.max(...corners) - x };
  });
}
