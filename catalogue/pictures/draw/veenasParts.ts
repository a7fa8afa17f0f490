import { finishes, type Palette } from "../finishes.ts";
import { across, ball, dot, each, group, oval, path, stroke, wire } from "./brush.ts";
import { BRASS, IVORY } from "./parts.ts";

/** Pegs, inlay and gourds. */

/** A tuning peg of turned wood, its shaft towards the neck at (x, y). */
export const peg = (x: number, y: number, turn: number, p: Palette, size = 1): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path(
      "M-5,0L-7,-26L-12,-32L-9,-40C-26,-50 -24,-78 0,-82C24,-78 26,-50 9,-40L12,-32L7,-26L5,0Z",
      across(p.light, `${p.base}@45`, p.dark),
      stroke(p.edge, 2),
    ),
    dot(0, -86, 6, IVORY, stroke(p.edge, 1)),
  );

export const inlay = (d: string, width = 6): string =>
  wire(d, IVORY, width) + wire(d, "#3a2418", width * 0.3, 'stroke-dasharray="1 9"');

/** A dried gourd that hangs under the neck. */
export const gourd = (x: number, y: number, r: number, p: Palette = finishes.honey): string =>
  dot(x, y, r, ball(p.light, `${p.base}@50`, p.dark), stroke(p.edge, 3)) +
  each(7, (i) =>
    wire(
      `M${x},${y - r}C${x + (i - 3) * r * 0.43},${y - r * 0.5} ${x + (i - 3) * r * 0.43},${y + r * 0.5} ${x},${y + r}`,
      p.dark,
      2,
      'opacity=".45"',
    ),
  ) +
  oval(x, y - r * 0.93, r * 0.4, r * 0.13, BRASS.base, stroke(BRASS.edge, 2));
