import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { ball, each, flat, group, mix, oval, path, radial, rect, slant, stroke, wire } from "./brush.ts";
import { BLACK, block, CHROME, knob, lamp, screen } from "./parts.ts";
import { pipe } from "./pipes.ts";
import { handheld } from "./studioGearParts.ts";

/** Radio microphones and monitors. */

function wirelessMicrophone(p: Palette): string {
  return (
    group(
      "translate(-330 -190)",
      pipe("M40,-60L10,-330", 12, BLACK) + pipe("M640,-60L690,-330", 12, BLACK),
      block(660, 180, 70, 70, p, 12),
      screen(60, 46, 230, 90, "#62b6e8"),
      each(8, (i) => rect(320 + i * 18, 100 - i * 6, 12, 30 + i * 6, i > 5 ? "#f2b82f" : "#43c463", 3)),
      knob(560, 90, 44, CHROME),
      rect(484, 70, 28, 40, "#d9dadd", 6),
    ) +
    group(
      "translate(-20 230) rotate(76) scale(.9)",
      handheld(p),
      lamp(0, 80, 7, "#43c463"),
      rect(-26, 180, 52, 90, "#0b0b0c", 8),
      rect(-18, 190, 36, 40, "#8fd3e8", 3),
    )
  );
}

function inEar(p: Palette): string {
  const bud = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s} 1)`,
      path(
        "M-30,-30C-10,-64 50,-54 54,-6C58,40 10,56 -20,40C-44,26 -44,-6 -30,-30Z",
        radial(0.36, 0.3, 0.8, "#6a6b73", "#26272b@55", "#0b0b0c"),
        stroke("#000000", 3),
      ),
      path("M40,10L84,30L72,60L28,38Z", slant("#d9dadd", "#82878e"), stroke("#3c4148", 2)),
      oval(84, 48, 24, 30, ball("#f2ece0", "#9a9584"), stroke("#4d4a44", 2)),
    );
  const cable =
    "M-240,-126C-320,-300 -160,-330 -120,-180C-90,-60 -60,60 60,60C120,60 130,-10 130,-60M60,-130C40,-280 -90,-260 -100,-120";
  return (
    group(
      "translate(-360 60)",
      block(560, 170, 80, 70, p, 12),
      screen(40, 40, 190, 90, "#62b6e8"),
      knob(320, 86, 40, CHROME),
      each(5, (i) => lamp(410 + i * 26, 86, 7, i > 3 ? "#e2402f" : "#43c463")),
      pipe("M520,-60L540,-250", 11, BLACK),
    ) +
    group(
      "translate(130 -60)",
      rect(10, -170, 10, 180, "#1b1b1e", 5),
      rect(-6, 6, 190, 300, p.edge, 22),
      rect(-10, 0, 190, 300, flat(p), 22, stroke(p.edge, 3)),
      screen(20, 40, 130, 80, "#8fd3e8"),
      knob(130, 4, 26, CHROME),
      lamp(84, 160, 8, "#43c463"),
      rect(30, 196, 110, 70, mix(p.base, "#000000", 0.4), 10),
    ) +
    wire(cable, "#8a8f96", 9) +
    wire(cable, "#e9edf0", 4) +
    bud(-240, -120, -1) +
    bud(60, -130, 1)
  );
}

export const wireless: Kinds = {
  "wireless-microphone": { draw: wirelessMicrophone },
  "in-ear-monitor": { draw: inEar },
};
