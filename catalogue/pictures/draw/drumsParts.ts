import type { Palette } from "../finishes.ts";
import { ball, each, group, lighter, oval, path, slant, stroke } from "./brush.ts";
import { BRASS } from "./parts.ts";

/** Cymbals. */

/** A cymbal seen from a little above. */
export function plate(r: number, squash: number, p: Palette = BRASS): string {
  return (
    oval(0, r * 0.03, r, r * squash, p.edge) +
    oval(
      0,
      0,
      r,
      r * squash,
      slant(p.light, `${p.base}@35`, `${p.dark}@50`, `${p.light}@64`, p.dark),
      stroke(p.edge, 2),
    ) +
    each(6, (i) =>
      oval(
        0,
        0,
        r * (0.92 - i * 0.11),
        r * squash * (0.92 - i * 0.11),
        "none",
        `${stroke(i % 2 ? p.light : p.dark, 1.6)} opacity=".7"`,
      ),
    ) +
    oval(
      0,
      -r * 0.03,
      r * 0.24,
      r * squash * 0.3,
      ball(lighter(p.light, 0.5), `${p.base}@60`, p.dark),
      stroke(p.dark, 1.5),
    ) +
    oval(0, -r * 0.06, r * 0.035, r * 0.03, "#2a2a2d")
  );
}

export const cymbal = (p: Palette): string =>
  group(
    "rotate(-14)",
    plate(400, 0.62, p),
    each(5, (i) =>
      oval(0, 0, 380 - i * 62, (380 - i * 62) * 0.62, "none", `${stroke(i % 2 ? p.dark : p.light, 1.6)} opacity=".6"`),
    ),
    path("M0,0L-330,-130A400,248 0 0 1 -190,-210Z", "#ffffff", 'opacity=".22"'),
    path("M0,0L330,130A400,248 0 0 1 190,210Z", "#ffffff", 'opacity=".18"'),
  );
