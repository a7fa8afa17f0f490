import type { Material, Texture } from "three";
import type { Outline } from "../parts/outline.ts";
import { steps } from "../parts/vector.ts";
import { drawn } from "../texture.ts";
import { type BodyFinish, bodyFinish } from "./bodyFinish.ts";
import type { Shades } from "./burst.ts";
import { lacquer } from "./lacquer.ts";
import { grainOf, wood } from "./wood.ts";
import type { Wood } from "./woods.ts";

/** How far from the edge, in centimetres, the middle's colour is reached. */
const REACH = 12;
const SIZE = 1024;

/** Between two colours written as '#rrggbb'. */
const between = (shades: Shades, stop: number): string => {
  const [from, a] = shades.findLast(([at]) => at <= stop) ?? [0, "#000000"];
  const [to, b] = shades.find(([at]) => at > stop) ?? [1, a];
  return `color-mix(in srgb, ${b} ${(Math.min(1, Math.max(0, (stop - from) / (to - from))) * 100).toFixed(1)}%, ${a})`;
};

/**
 * A burst as it is sprayed on a solid body: its shades follow the edge inwards. `width` by `height` centimetres, the
 * texture's origin at the middle of their lower edge.
 */
function edgeBurst(outline: Outline, name: Wood, width: number, height: number, shades: Shades): Texture {
  const map = drawn(SIZE, SIZE, (on, w, h) => {
    on.drawImage(grainOf(name).image as CanvasImageSource, 0, 0, w, h);
    on.globalCompositeOperation = "multiply";
    const [paint, put] = [on.canvas.ownerDocument.createElement("canvas"), { x: w / width, y: h / height }];
    [paint.width, paint.height] = [w, h];
    const spray = paint.getContext("2d");
    if (!spray) throw new Error("There is no 2D canvas.");
    spray.setTransform(put.x, 0, 0, -put.y, w / 2, h);
    const edge = new Path2D();
    for (const { x, y } of outline) edge.lineTo(x, y);
    edge.closePath();
    spray.lineJoin = "round";
    spray.fillStyle = between(shades, 0);
    spray.fillRect(-width, -1, 2 * width, height + 2);
    for (const stop of steps(120, 0, 0.995)) {
      spray.strokeStyle = between(shades, stop);
      spray.lineWidth = 2 * REACH * (1 - stop);
      spray.stroke(edge);
    }
    on.filter = `blur(${Math.round(put.x * 0.7)}px)`;
    on.drawImage(paint, 0, 0);
  });
  map.repeat.set(1 / width, 1 / height);
  map.offset.set(0.5, 0);
  return map;
}

/** The materials of a solid body's face and edge; `outline` lies in `width` by `height`, its lower edge's middle at the origin. */
export function solidFinish(
  look: BodyFinish,
  outline: Outline,
  width: number,
  height: number,
): { face: Material; edge: Material } {
  if (look.paint || !look.burst) return bodyFinish(look, width, height);
  const face = wood(look.wood, { across: width, along: height, gloss: look.gloss ?? 1 });
  face.map = edgeBurst(outline, look.wood, width, height, look.burst);
  return { face, edge: lacquer(look.burst.at(-1)?.[1] ?? "#1a0a06") };
}
