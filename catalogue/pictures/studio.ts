import sharp from "sharp";
import { definitions } from "./draw/brush.ts";
import type { Palette } from "./finishes.ts";

/** How a kind of thing is drawn, in units of its own (the studio fits it), and how it is posed. */
export type Kind = {
  draw: (finish: Palette) => string;
  /** Degrees it is turned by, clockwise. */
  tilt?: number;
  /** It stands on the floor; else it lies, or leans, on the backdrop. */
  stands?: true;
};

/** The kinds of a family by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** How much of the square the object fills, as its longer side: less where it is a full block, more where slender. */
const SHARE = { block: 0.7, slender: 0.86 };
const HALF = 1600;
const RASTER = 640;

type Box = { left: number; top: number; right: number; bottom: number; cover: number; foot: [number, number] };

/** Where the ink of a drawing is, and the span of its lowest part. */
async function measure(drawing: string): Promise<Box> {
  const size = 2 * HALF;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${RASTER}" height="${RASTER}" viewBox="${-HALF} ${-HALF} ${size} ${size}"><defs>${definitions(drawing)}</defs>${drawing}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const rows: ([number, number] | undefined)[] = [];
  let count = 0;
  for (let y = 0; y < RASTER; y++) {
    let span: [number, number] | undefined;
    for (let x = 0; x < RASTER; x++) {
      if ((pixels[y * RASTER + x] ?? 0) < 40) continue;
      span = [span?.[0] ?? x, x + 1];
      count++;
    }
    rows.push(span);
  }
  const inked = rows.flatMap((span, y) => (span ? [{ y, span }] : []));
  const [top, bottom] = [inked[0]?.y ?? 0, (inked.at(-1)?.y ?? 0) + 1];
  const widest = (spans: [number, number][]): [number, number] => [
    Math.min(...spans.map((span) => span[0])),
    Math.max(...spans.map((span) => span[1])),
  ];
  const [left, right] = widest(inked.map(({ span }) => span));
  const low = bottom - (bottom - top) * 0.06;
  const foot = widest(inked.filter(({ y }) => y >= low).map(({ span }) => span));
  const unit = (pixel: number) => (pixel * size) / RASTER - HALF;
  return {
    left: unit(left),
    top: unit(top),
    right: unit(right),
    bottom: unit(bottom),
    cover: count / ((right - left) * (bottom - top)),
    foot: [unit(foot[0]), unit(foot[1])],
  };
}

const BACKDROP =
  '<radialGradient id="backdrop" cx=".46" cy=".42" r=".78"><stop offset="0" stop-color="#f8f5f1"/>' +
  '<stop offset=".55" stop-color="#f4f1ec"/><stop offset="1" stop-color="#e8e3da"/></radialGradient>' +
  '<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000"><feGaussianBlur stdDeviation="16"/></filter>' +
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feOffset dx="12" dy="20"/>' +
  '<feColorMatrix values="0 0 0 0 .24 0 0 0 0 .17 0 0 0 0 .1 0 0 0 .34 0"/></filter>';

/** A kind in a finish, fitted into the 1000×1000 square before the backdrop, as SVG. */
export async function picture(kind: Kind, finish: Palette): Promise<string> {
  const drawing = `<g transform="rotate(${kind.tilt ?? 0})">${kind.draw(finish)}</g>`.replace(
    /-?\d+\.\d{3,}(?:e-?\d+)?/g,
    (number) => String(Math.round(Number(number) * 100) / 100),
  );
  const box = await measure(drawing);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const share = SHARE.slender - (SHARE.slender - SHARE.block) * Math.min(1, Math.max(0, (box.cover - 0.3) / 0.6));
  const scale = (1000 * share) / Math.max(width, height);
  const [x, y] = [500 - (scale * (box.left + box.right)) / 2, 492 - (scale * (box.top + box.bottom)) / 2];
  const fit = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  const floor = y + scale * box.bottom;
  const [from, to] = box.foot.map((foot) => x + scale * foot) as [number, number];
  const contact = `cx="${((from + to) / 2 + 8).toFixed(1)}" cy="${(floor - 2).toFixed(1)}" rx="${((to - from) / 2 + 22).toFixed(1)}"`;
  const shadow = kind.stands
    ? `<ellipse ${contact} ry="17" fill="#3d2b1a" opacity=".42" filter="url(#soft)"/>`
    : `<use href="#thing" filter="url(#cast)"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 1000 1000">' +
    `<defs>${BACKDROP}${definitions(drawing)}<g id="thing"><g transform="${fit}">${drawing}</g></g></defs>` +
    `<rect width="1000" height="1000" fill="url(#backdrop)"/>${shadow}<use href="#thing"/></svg>`
  );
}
