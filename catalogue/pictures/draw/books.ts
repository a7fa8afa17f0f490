import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { dot, down, each, group, line, oval, path, polygon, rect, slant, stroke, wire } from "./brush.ts";

/** Books: covers without words, each finish with a figure of its own. */

/** What a cover is printed in: gold, or brown on a pale one. */
const inkOf = (p: Palette): string =>
  p === finishes.cream || p === finishes.white || p === finishes.natural ? "#6d3a1c" : "#f2ddb0";

/** A stave of five lines with notes. */
const stave = (x: number, y: number, w: number, colour: string, step = 14): string =>
  each(5, (i) => line(x, y + i * step, x + w, y + i * step, colour, 2.5)) +
  each(5, (i) => {
    const [nx, ny] = [x + w * (0.3 + i * 0.15), y + step * (3.5 - ((i * 3) % 5) * 0.5)];
    return (
      oval(nx, ny, 11, 8, colour, `transform="rotate(-18 ${nx} ${ny})"`) +
      line(nx + 10, ny - 2, nx + 10, ny - 46, colour, 3.5)
    );
  });

const treble = (x: number, y: number, size: number, colour: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    wire(
      "M6,64C-22,58 -22,22 8,24C34,26 36,62 8,68C-34,72 -50,22 -14,-14C16,-44 30,-66 20,-92C12,-108 -6,-92 -6,-66C-6,-30 20,60 18,98C14,124 -22,122 -20,100",
      colour,
      9,
    ),
    dot(-14, 100, 10, colour),
  );

const figure = (p: Palette): string => {
  const ink = inkOf(p);
  if (p === finishes.green)
    return (
      rect(-150, -190, 300, 330, "#4d2a1a", 8, stroke(ink, 5)) +
      each(5, (i) => line(-150, -134 + i * 62, 150, -134 + i * 62, "#d9d6cc", 5)) +
      each(6, (i) => line(-125 + i * 50, -190, -125 + i * 50, 140, "#f6f1e4", 4 - i * 0.4)) +
      [
        [-75, -40],
        [-25, -102],
        [75, 20],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 20, ink))
        .join("")
    );
  if (p === finishes.honey)
    return (
      path(
        "M-190,-110C-120,-160 90,-150 170,-100L170,110C90,160 -120,170 -190,120Z",
        down("#b98148", "#5d3115"),
        stroke("#3a2010", 4),
      ) +
      each(9, (i) =>
        wire(`M-190,${-96 + i * 26}C-90,${-126 + i * 32} 80,${-118 + i * 30} 170,${-88 + i * 23}`, "#ead9b4", 5),
      ) +
      oval(-190, 5, 40, 118, "#6b3a1c", stroke("#301707", 4)) +
      oval(170, 5, 46, 110, "#ecdcbb", stroke("#301707", 6)) +
      oval(172, 5, 20, 50, "#151212")
    );
  if (p === finishes.jackwood)
    return group(
      "translate(-10 10) rotate(-38) scale(.62)",
      dot(-150, 60, 128, "none", stroke(ink, 9)),
      dot(-150, 60, 98, "none", stroke(ink, 4)),
      rect(-40, 34, 330, 52, "none", 8, stroke(ink, 8)),
      each(9, (i) => line(0 + i * 32, 36, i * 32, 84, ink, 4)),
      dot(190, 140, 54, "none", stroke(ink, 8)),
      wire("M290,34C350,20 400,60 392,110C380,140 350,130 348,104", ink, 9),
      dot(362, 66, 8, ink),
      [0, 1, 2].map((i) => wire(`M${190 + i * 46},34L${186 + i * 46},-14`, ink, 9)).join(""),
    );
  if (p === finishes.purple) return treble(0, -40, 1.5, ink) + stave(-170, 150, 340, ink, 12);
  return (
    stave(-180, -90, 360, ink, 20) +
    group("rotate(32 0 60)", rect(-9, -90, 18, 300, ink, 9), oval(0, -98, 15, 22, ink)) +
    group("rotate(-32 0 60)", rect(-9, -90, 18, 300, ink, 9), oval(0, -98, 15, 22, ink))
  );
};

function book(p: Palette): string {
  const ink = inkOf(p);
  return (
    path(polygon([-270, 390], [-240, 430], [320, 430], [290, 390]), "#f6f1e4", stroke("#b3ab99", 3)) +
    path(polygon([290, -390], [320, -350], [320, 430], [290, 390]), "#e6dfcd", stroke("#b3ab99", 3)) +
    each(
      5,
      (i) =>
        line(294 + i * 5, -380 + i * 8, 294 + i * 5, 396 + i * 7, "#c4bba6", 1.5) +
        line(-262 + i * 6, 398 + i * 6, 292 + i * 6, 398 + i * 6, "#c4bba6", 1.5),
    ) +
    path(polygon([-270, 390], [-236, 440], [330, 440], [330, 432], [-232, 432]), p.dark) +
    rect(-286, -390, 580, 782, slant(p.light, `${p.base}@40`, p.dark), 8, stroke(p.edge, 4)) +
    rect(-286, -390, 52, 782, slant(p.base, p.dark), 8) +
    line(-234, -388, -234, 390, p.edge, 3) +
    line(-229, -388, -229, 390, p.light, 3) +
    rect(-196, -352, 450, 706, "none", 10, stroke(ink, 4)) +
    group("translate(30 20)", figure(p)) +
    each(2, (i) => rect(-110 + i * 40, -312 + i * 36, 280 - i * 80, 16, ink, 8)) +
    rect(-50, 300, 160, 10, ink, 5)
  );
}

/** Open at its middle: blank staves, or (green) pages ruled in eights. */
function manuscript(p: Palette): string {
  const page = (s: number) =>
    group(
      `scale(${s} 1)`,
      path(
        "M0,-250C90,-300 300,-300 430,-262L430,250C300,216 90,216 0,262Z",
        slant("#fffdf6", "#f6f0e0@60", "#ded5bf"),
        stroke("#a89f8a", 3),
      ),
      p === finishes.green
        ? each(8, (r) =>
            wire(`M40,${-190 + r * 52}C140,${-226 + r * 52} 300,${-226 + r * 52} 400,${-196 + r * 52}`, "#7d8f80", 3),
          ) +
            each(9, (c) =>
              line(
                40 + c * 45,
                -222 + Math.abs(c - 4) * 7,
                40 + c * 45,
                176 + Math.abs(c - 4) * 7,
                c % 4 ? "#b9c4ba" : "#2d7a50",
                c % 4 ? 2 : 4,
              ),
            )
        : each(5, (b) =>
            each(5, (r) =>
              wire(
                `M40,${-190 + b * 82 + r * 11}C140,${-226 + b * 82 + r * 11} 300,${-226 + b * 82 + r * 11} 400,${-196 + b * 82 + r * 11}`,
                "#5d5a52",
                2,
              ),
            ),
          ),
    );
  return (
    path(
      "M-456,-250L-456,282C-300,240 -90,240 0,290C90,240 300,240 456,282L456,-250Z",
      slant(p.light, `${p.base}@45`, p.dark),
      stroke(p.edge, 4),
    ) +
    page(-1) +
    page(1) +
    path("M-70,-274C-40,-268 -20,-260 0,-250L0,262C-20,246 -40,240 -70,234Z", slant("#00000000", "#00000030")) +
    path("M0,-250C20,-260 40,-268 70,-274L70,234C40,240 20,246 0,262Z", "#00000010") +
    group(
      "translate(150 150) rotate(-34)",
      rect(0, -13, 330, 26, down("#ffd257", "#e0a020@50", "#b0780e"), 3, stroke("#5d3a17", 2)),
      path("M0,-13L-54,0L0,13Z", "#ecd3a0", stroke("#5d3a17", 2)),
      path("M-38,-4L-54,0L-38,4Z", "#1d1a1a"),
      rect(330, -13, 26, 26, down("#f4f5f7", "#82878e"), 0, stroke("#4e5359", 2)),
      rect(356, -13, 34, 26, down("#f7bccb", "#b65b76"), 8, stroke("#7c3249", 2)),
    )
  );
}

/** A circle and a string that sounds across it: what shows where a picture is missing. */
const placeholder = (): string =>
  dot(0, 0, 300, "none", stroke("#cfc6b6", 16)) +
  path(
    "M-420,0C-280,-130 -140,-130 0,0C140,130 280,130 420,0C280,-130 140,-130 0,0C-140,130 -280,130 -420,0Z",
    "#cfc6b6",
    'opacity=".35"',
  ) +
  wire("M-420,0C-280,-130 -140,-130 0,0C140,130 280,130 420,0", "#b9ae9a", 13) +
  dot(-420, 0, 20, "#b9ae9a") +
  dot(420, 0, 20, "#b9ae9a");

export const books: Kinds = {
  book: { draw: book, tilt: -6 },
  "manuscript-book": { draw: manuscript, tilt: -6 },
  placeholder: { draw: placeholder },
};
