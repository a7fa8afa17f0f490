import Pdf from "pdfkit";
import { type FontStyle, loadFonts, loadOwn, type OwnFonts, runsOf } from "./fonts.ts";
import type { Inks } from "./inks.ts";

export type TextStyle = { style?: FontStyle; size?: number; colour?: string; spacing?: number };
type Place = TextStyle & { width?: number; align?: "left" | "right" };

/** A4 in points, and the margin left and right. */
export const page = { width: 595.28, height: 841.89, margin: 44 } as const;
export const inner = page.width - 2 * page.margin;

/** What a document is drawn on: text by its baseline, in several scripts, wrapped to a width. Sizes in points. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly inks: Inks;
  readonly #own: OwnFonts;
  readonly #root: PDFKit.PDFStructureElement;
  #bytes: Promise<Buffer<ArrayBuffer>>;

  private constructor(title: string, author: string, date: Date, inks: Inks, own: OwnFonts) {
    this.inks = inks;
    this.#own = own;
    this.doc = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      tagged: true,
      displayTitle: true,
      pdfVersion: "1.7",
      // Everything stands here, nothing comes from the clock: the same document is the same bytes.
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
    });
    const pieces: Buffer[] = [];
    this.doc.on("data", (piece: Buffer) => pieces.push(piece));
    this.#bytes = new Promise((resolve) => this.doc.on("end", () => resolve(Buffer.concat(pieces))));
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  static async open(title: string, author: string, date: Date, inks: Inks, own: OwnFonts): Promise<Paper> {
    const paper = new Paper(title, author, date, inks, own);
    for (const [name, data] of [...(await loadFonts()), ...(await loadOwn(own))]) paper.doc.registerFont(name, data);
    return paper;
  }

  /** Draws something as one part of what is read aloud: a heading, a paragraph. */
  tag(kind: "H1" | "P", draw: () => void): void {
    this.#root.add(this.doc.struct(kind, {}, draw));
  }

  width(text: string, { style = "plain", size = 8.5, spacing = 0 }: TextStyle = {}): number {
    let width = 0;
    for (const [font, run] of runsOf(text, style, this.#own))
      width += this.doc.font(font, size).widthOfString(run, { characterSpacing: spacing });
    return width;
  }

  /** Draws one line with its baseline at y. */
  text(text: string, x: number, y: number, ink: Place = {}): void {
    const { style = "plain", size = 8.5, colour = this.inks.ink, spacing = 0, width = 0, align = "left" } = ink;
    let left = align === "right" ? x + width - this.width(text, ink) : x;
    for (const [font, run] of runsOf(text, style, this.#own)) {
      this.doc.font(font, size).fillColor(colour);
      this.doc.text(run, left, y, { lineBreak: false, baseline: "alphabetic", characterSpacing: spacing });
      left += this.doc.widthOfString(run, { characterSpacing: spacing });
    }
  }

  /** A text as lines no wider than `width`, broken between words, and within a word that is wider alone. */
  wrap(text: string, width: number, ink: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (this.width(longer, ink) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = "";
      for (const { segment } of new Intl.Segmenter("en-IN").segment(word)) {
        if (line && this.width(line + segment, ink) > width) {
          lines.push(line);
          line = "";
        }
        line += segment;
      }
    }
    return line ? [...lines, line] : lines;
  }

  /** Draws wrapped text from baseline y on; gives the baseline below. */
  block(text: string, x: number, y: number, width: number, leading: number, ink: TextStyle = {}): number {
    let next = y;
    for (const line of this.wrap(text, width, ink)) {
      this.text(line, x, next, ink);
      next += leading;
    }
    return next;
  }

  rule(x: number, y: number, width: number, colour: string = this.inks.hairline, weight = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  }

  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer<ArrayBuffer>> {
    this.#root.end();
    this.doc.end();
    return this.#bytes;
  }
}
