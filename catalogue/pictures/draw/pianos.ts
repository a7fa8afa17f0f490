import type { Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  dot,
  down,
  each,
  grain,
  group,
  lighter,
  line,
  mix,
  oval,
  path,
  polygon,
  rect,
  shine,
  slant,
  smooth,
  stroke,
} from "./brush.ts";
import { BRASS, block, keys, onTop } from "./parts.ts";
import { pipe } from "./pipes.ts";

/** Pianos, standing. */

const pedals = (x: number, y: number): string =>
  each(3, (i) =>
    path(`M${x - 44 + i * 36},${y}l16,0l4,34q-12,10 -24,0Z`, slant(BRASS.light, BRASS.dark), stroke(BRASS.edge, 1.5)),
  );

function digitalPiano(p: Palette): string {
  const [w, dx, dy] = [900, 70, 130];
  return (
    path(
      polygon([-380, 60], [-318, 20], [490, 20], [430, 60], [430, 330], [-380, 330]),
      down(mix(p.dark, "#000000", 0.2), p.dark),
      stroke(p.edge, 2),
    ) +
    rect(-380, 200, 800, 130, down(p.base, p.dark), 0, stroke(p.edge, 2)) +
    rect(-110, 318, 190, 26, p.dark, 4) +
    pedals(-14, 322) +
    [-444, 402]
      .map(
        (x) =>
          path(polygon([x, 60], [x + 46, 60], [x + 46, 400], [x, 400]), across(p.light, p.dark), stroke(p.edge, 2)) +
          rect(x - 14, 388, 84, 20, p.dark, 5, stroke(p.edge, 2)),
      )
      .join("") +
    path(
      polygon([-390, -80], [-370, -230], [510, -230], [520, -80]),
      slant(p.light, `${p.base}@50`, p.dark),
      stroke(p.edge, 3),
    ) +
    rect(-190, -214, 500, 92, slant(p.base, p.dark), 4, stroke(p.edge, 2)) +
    rect(-66, -300, 128, 164, slant("#ffffff", "#e6e0d2"), 2, stroke("#b3ab99", 2)) +
    rect(62, -300, 128, 164, slant("#f8f4ea", "#ddd5c4"), 2, stroke("#b3ab99", 2)) +
    each(
      5,
      (r) =>
        line(-54, -276 + r * 28, 50, -276 + r * 28, "#8d8575", 2.5) +
        line(74, -276 + r * 28, 178, -276 + r * 28, "#8d8575", 2.5),
    ) +
    group(
      "translate(-450 20)",
      block(w, 70, dx, dy, p, 4),
      group(
        onTop(200, dx, dy),
        rect(20, 6, w - 40, 54, mix(p.dark, "#000000", 0.3), 4),
        rect(30, 56, w - 60, 12, "#a32a3a"),
        rect(26, 66, w - 52, 130, "#141416"),
        keys(30, 68, w - 60, 126, 52, 5),
      ),
    )
  );
}

function uprightPiano(p: Palette): string {
  const glow = (d: string) => shine(d, 14, 0.5);
  return (
    rect(-400, -330, 800, 690, slant(p.light, `${p.base}@35`, p.dark), 4, stroke(p.edge, 3)) +
    grain("M-400,-330H400V360H-400Z", p, [-400, -330, 800, 690]) +
    path(
      polygon([-420, -330], [-396, -372], [396, -372], [420, -330]),
      down(lighter(p.light, 0.1), p.base),
      stroke(p.edge, 3),
    ) +
    rect(-420, -332, 840, 22, down(p.light, p.dark), 4, stroke(p.edge, 2)) +
    rect(-346, -286, 692, 236, slant(p.light, `${p.base}@45`, mix(p.base, p.dark, 0.5)), 6, stroke(p.edge, 3)) +
    glow("M-346,-286H346V-50H-346Z") +
    rect(-200, -252, 400, 176, slant(p.base, p.dark), 4, stroke(p.edge, 2)) +
    rect(-130, -238, 128, 160, slant("#ffffff", "#e6e0d2"), 2, stroke("#b3ab99", 2)) +
    rect(2, -238, 128, 160, slant("#f8f4ea", "#ddd5c4"), 2, stroke("#b3ab99", 2)) +
    each(
      5,
      (r) =>
        line(-118, -212 + r * 28, -14, -212 + r * 28, "#8d8575", 2.5) +
        line(14, -212 + r * 28, 118, -212 + r * 28, "#8d8575", 2.5),
    ) +
    rect(-220, -84, 440, 14, p.dark, 3) +
    rect(-380, -46, 760, 52, "#141416") +
    rect(-366, -10, 732, 5, "#a32a3a") +
    keys(-362, -6, 724, 56, 52, 5) +
    path(polygon([-440, -30], [-378, -50], [-366, 60], [-440, 60]), slant(p.light, p.base), stroke(p.edge, 3)) +
    path(polygon([440, -30], [378, -50], [366, 60], [440, 60]), slant(p.base, p.dark), stroke(p.edge, 3)) +
    rect(-446, 48, 892, 38, down(p.light, p.dark), 4, stroke(p.edge, 3)) +
    rect(-400, 86, 800, 40, "#00000055") +
    rect(-340, 124, 680, 176, slant(p.base, `${mix(p.base, p.dark, 0.4)}@50`, p.dark), 6, stroke(p.edge, 3)) +
    [-436, 396]
      .map((x) =>
        path(
          `M${x},86h40l-8,40l2,196l10,30h-48l10,-30l2,-196Z`,
          across(p.light, `${p.base}@50`, p.dark),
          stroke(p.edge, 3),
        ),
      )
      .join("") +
    rect(-420, 338, 840, 34, down(p.base, p.dark), 4, stroke(p.edge, 3)) +
    pedals(0, 330) +
    [-390, 350].map((x) => dot(x + 20, 384, 13, BRASS.base, stroke(BRASS.edge, 3))).join("")
  );
}

function grandPiano(p: Palette): string {
  const rim =
    "M-420,-30L-420,70L-330,86C-200,104 -60,108 60,104C180,100 240,150 330,140C400,130 424,70 424,20L424,-60Z";
  const plate = smooth(
    [
      [-330, -48],
      [-100, -86],
      [160, -110],
      [330, -104],
      [396, -70],
      [398, -20],
      [360, 26],
      [270, 30],
      [160, -2],
      [40, 2],
      [-200, 4],
      [-330, -8],
    ],
    true,
    0.9,
  );
  const leg = (x: number, y: number, h: number) =>
    path(
      `M${x - 24},${y}h48l-12,${h * 0.8}l8,${h * 0.12}h-40l8,${-h * 0.12}Z`,
      across(p.light, `${p.base}@40`, p.dark),
      stroke(p.edge, 3),
    ) + dot(x, y + h, 13, BRASS.base, stroke(BRASS.edge, 3));
  return (
    leg(318, 90, 230) +
    pipe("M-206,90L-220,300", 10, p) +
    pipe("M-156,90L-142,300", 10, p) +
    rect(-236, 288, 110, 26, p.dark, 4, stroke(p.edge, 2)) +
    pedals(-182, 300) +
    path(
      "M-330,-60C-250,-220 -160,-340 -60,-400C60,-420 260,-420 370,-350C440,-300 440,-140 420,-70C300,-116 0,-110 -330,-60Z",
      slant(lighter(p.light, 0.05), `${p.base}@40`, p.dark),
      stroke(p.edge, 4),
    ) +
    shine(
      "M-330,-60C-250,-220 -160,-340 -60,-400C60,-420 260,-420 370,-350C440,-300 440,-140 420,-70C300,-116 0,-110 -330,-60Z",
      22,
      0.6,
    ) +
    path(
      smooth(
        [
          [-420, -30],
          [-330, -60],
          [-100, -100],
          [160, -124],
          [340, -118],
          [416, -84],
          [424, -10],
          [380, 44],
          [270, 50],
          [160, 14],
          [40, 20],
          [-200, 30],
          [-400, 40],
        ],
        true,
        0.8,
      ),
      mix(p.dark, "#000000", 0.3),
      stroke(p.edge, 3),
    ) +
    path(plate, slant("#f0cf85", "#c79a45@50", "#8a6420"), stroke("#5b3d0b", 2)) +
    each(22, (i) => line(-310 + i * 14, -6, -210 + i * 27, -96 + Math.abs(i - 14) * 1.4, "#fff3cf", 1.6)) +
    each(3, (i) => oval(60 + i * 110, -60 + i * 6, 34, 13, "#6d4a14", stroke("#5b3d0b", 2))) +
    line(250, 10, 330, -330, p.edge, 13) +
    line(250, 10, 330, -330, p.light, 6) +
    path(
      rim
        .replace("M-420,-30", "M-420,10")
        .replace("L424,-60Z", "L424,-20C400,60 340,64 270,56C190,22 100,22 40,26C-100,32 -300,36 -420,10Z"),
      slant(p.light, `${p.base}@30`, p.dark),
      stroke(p.edge, 3),
    ) +
    path("M-398,44C-280,66 -60,70 60,60C150,52 220,90 300,88", "none", `${stroke("#ffffff", 7)} opacity=".35"`) +
    path(polygon([-470, 40], [-330, -50], [-300, -30], [-424, 74]), "#141416", stroke(p.edge, 2)) +
    group("matrix(.62 -.5 .28 .12 -474 38)", keys(0, 0, 206, 210, 20)) +
    path(
      polygon([-480, 42], [-420, 72], [-330, 88], [-330, 118], [-424, 104], [-480, 74]),
      slant(p.light, p.dark),
      stroke(p.edge, 3),
    ) +
    leg(-372, 104, 216) +
    leg(60, 104, 236)
  );
}

export const pianos: Kinds = {
  "digital-piano": { draw: digitalPiano, stands: true },
  "upright-piano": { draw: uprightPiano, stands: true },
  "grand-piano": { draw: grandPiano, stands: true },
};
