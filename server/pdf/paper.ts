import { setImmediate } from "node:timers/promises";
import Pdf from "pdfkit";
import type { Settings } from "../settings.ts";
import { type FontStyle, loadFonts, loadOwn, type OwnFonts, ownFontsOf, runsOf } from "./fonts.ts";
import { type Inks, inksOf } from "./inks.ts";

export type TextStyle = { style?: FontStyle; size?: number; colour?: string; spacing?: number };
type Place = TextStyle & { width?: number; align?: "left" | "right" | "centre" };

/** What a document looks like: the shop's colours, its own fonts where it has some. */
export type Looks = Pick<Settings, "colours" | "fonts">;

/** How large a sheet is, in points. */
export type Sheet = { readonly width: number; readonly height: number };
export const a4 = { width: 595.28, height: 841.89 } as const;

/**
 * What is printed on: sheets of any size, text by its baseline, in several scripts, wrapped to a width. Sizes in points. It
 * begins without a sheet.
 */
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
      autoFirstPage: false,
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

  /** An empty document in the shop's colours and type. */
  static async open(title: string, author: string, date: Date, { colours, fonts }: Looks): Promise<Paper> {
    const own = ownFontsOf(fonts);
    const paper = new Paper(title, author, date, inksOf(colours), own);
    for (const [name, data] of [...(await loadFonts()), ...(await loadOwn(own))]) paper.doc.registerFont(name, data);
    return paper;
  }

  /** Begins a new sheet. */
  sheet({ width, height }: Sheet): void {
    this.doc.addPage({ size: [width, height], margin: 0 });
  }

  /** How many sheets there are. */
  get sheets(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count;
  }

  /** Nothing is drawn on the sheets that there are any more: they are written, and others who wait for this process have their turn. */
  async finishSheets(): Promise<void> {
    this.doc.flushPages();
    await setImmediate();
  }

  /** Draws something as one part of what is read aloud: a heading, a paragraph. */
  tag(kind: "H1" | "P", draw: () => void): void {
    this.#root.add(this.doc.struct(kind, {}, draw));
  }

  /** Draws something that is no text, read aloud as `alt`. */
  figure(alt: string, draw: () => void): void {
    this.#root.add(this.doc.struct("Figure", { alt }, draw));
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
    const free = align === "left" ? 0 : width - this.width(text, ink);
    let left = x + (align === "centre" ? free / 2 : free);
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
