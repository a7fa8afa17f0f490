import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import {
  across,
  clipped,
  darker,
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
  roundness,
  slant,
  stroke,
  wire,
} from "./brush.ts";
import { BRASS, CHROME, knob, lamp, stud } from "./parts.ts";

/** What lies beside the instrument: tuner, metronome, reeds, cloths. */

function clipTuner(p: Palette): string {
  return (
    path("M-60,120L60,120L84,330C90,372 -90,372 -84,330Z", slant("#54565e", "#101012"), stroke("#000000", 3)) +
    rect(-120, 300, 240, 44, slant("#3a3b40", "#0b0b0c"), 18, stroke("#000000", 3)) +
    rect(-18, 330, 36, 60, "#0b0b0c", 6) +
    rect(-120, 366, 240, 40, slant("#54565e", "#17181a"), 18, stroke("#000000", 3)) +
    stud(0, 120, 50, p) +
    rect(-254, -244, 520, 350, p.edge, 58) +
    rect(-260, -256, 520, 350, slant(p.light, `${p.base}@45`, p.dark), 56, stroke(p.edge, 4)) +
    rect(-226, -224, 452, 286, "#08090b", 36) +
    each(13, (i) => {
      const a = ((i - 6) * 11 * Math.PI) / 180;
      return line(
        Math.sin(a) * 190,
        10 - Math.cos(a) * 190,
        Math.sin(a) * 216,
        10 - Math.cos(a) * 216,
        i === 6 ? "#43e07a" : i < 3 || i > 9 ? "#e2402f" : "#f2b82f",
        9,
      );
    }) +
    line(0, 10, 0, -164, "#43e07a", 7) +
    wire("M-62,34L0,-110L62,34M-36,-20L36,-20", "#43e07a", 17) +
    dot(0, 80, 9, lighter(p.light, 0.2))
  );
}

function metronome(p: Palette): string {
  if (p === finishes.blue) return digitalMetronome(p);
  const body = "M-84,-330L84,-330L210,300L-210,300Z";
  return (
    path(polygon([84, -330], [120, -340], [252, 280], [210, 300]), across(p.base, p.dark), stroke(p.edge, 3)) +
    path(
      polygon([-70, -330], [0, -390], [34, -392], [120, -340], [84, -326]),
      slant(p.light, p.dark),
      stroke(p.edge, 3),
    ) +
    path(body, slant(p.light, `${p.base}@45`, p.dark), stroke(p.edge, 4)) +
    grain(body, p, [-210, -330, 420, 640]) +
    path("M-50,-290L50,-290L120,110L-120,110Z", slant(darker(p.dark, 0.2), darker(p.dark, 0.5)), stroke(p.edge, 3)) +
    path(
      "M-26,-284L26,-284L34,96L-34,96Z",
      across(BRASS.light, `${BRASS.base}@50`, BRASS.dark),
      stroke(BRASS.edge, 2),
    ) +
    each(13, (i) => line(i % 2 ? -20 : 4, -264 + i * 28, i % 2 ? -4 : 20, -264 + i * 28, "#3a2418", 4)) +
    group(
      "rotate(17 0 110)",
      rect(-5, -370, 10, 480, across("#ffffff", CHROME.dark), 4, stroke(CHROME.edge, 1.5)),
      path(
        "M-36,-200L36,-200L24,-130L-24,-130Z",
        slant(CHROME.light, `${CHROME.base}@50`, CHROME.dark),
        stroke(CHROME.edge, 2),
      ),
    ) +
    rect(-154, 140, 308, 110, mix(p.base, p.dark, 0.5), 8, stroke(p.edge, 3)) +
    dot(0, 195, 30, "none", stroke(BRASS.base, 7)) +
    line(0, 168, 0, 222, BRASS.base, 6) +
    rect(-240, 296, 510, 40, down(p.light, p.dark), 8, stroke(p.edge, 3)) +
    [-220, 210].map((x) => rect(x, 334, 44, 18, "#17181a", 6)).join("") +
    group(
      "translate(196 60)",
      rect(0, -6, 40, 12, BRASS.base, 3, stroke(BRASS.edge, 2)),
      oval(48, 0, 12, 32, across(BRASS.light, BRASS.dark), stroke(BRASS.edge, 2)),
    )
  );
}

const digitalMetronome = (p: Palette): string =>
  rect(-234, -294, 480, 630, p.edge, 60) +
  rect(-240, -308, 480, 630, slant(p.light, `${p.base}@45`, p.dark), 58, stroke(p.edge, 4)) +
  rect(-194, -260, 388, 240, "#0b1510", 20) +
  rect(-182, -248, 364, 216, slant("#d5e6c3", "#9fb888"), 12) +
  each(8, (i) => rect(-164 + i * 42, -90, 30, 38, i === 0 ? "#1a2a14" : i < 5 ? "#4a6140" : "#8ba678", 4)) +
  path("M-40,-110L40,-110L16,-226L-16,-226Z", "none", stroke("#1a2a14", 8)) +
  line(0, -120, 50, -210, "#1a2a14", 8) +
  knob(0, 120, 94, finishes.silver, 30) +
  [
    [-160, 40],
    [160, 40],
    [-160, 220],
    [160, 220],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 36, slant("#ffffff", "#c9c4ba"), stroke(p.edge, 3)))
    .join("") +
  lamp(0, -286, 9, "#e2402f");

function reedBox(p: Palette): string {
  const reed = (i: number) =>
    group(
      `translate(${-204 + i * 102} -10)`,
      path(
        "M-34,-190C-34,-214 34,-214 34,-190L36,150L-36,150Z",
        across(p.light, "#f6e4b8@40", p.base),
        stroke(p.edge, 3),
      ),
      path(
        "M-34,-190C-34,-214 34,-214 34,-190L35,-40C16,-66 -16,-66 -35,-40Z",
        down("#fff9e6", "#f3dfae"),
        stroke(p.dark, 2),
      ),
      rect(-42, 40, 84, 120, "#e9edf0", 8, `${stroke("#8f949a", 3)} opacity=".75"`),
      line(-10, -30, -10, 140, p.base, 3),
    );
  return (
    path(
      polygon([-320, -250], [-270, -400], [270, -400], [320, -250]),
      slant("#37657a", "#1d3d4c"),
      stroke("#10242e", 4),
    ) +
    each(4, (i) => line(-180, -376 + i * 30, 180 - i * 50, -376 + i * 30, "#f2ddb0", 7)) +
    rect(-320, -250, 640, 460, "#10242e", 16) +
    rect(-296, -230, 592, 420, slant("#f8f4ea", "#d9d0bc"), 10) +
    each(5, reed) +
    path(polygon([-330, 150], [330, 150], [330, 290], [-330, 290]), slant("#4a8299", "#1d3d4c"), stroke("#10242e", 4)) +
    dot(0, 220, 38, "none", stroke("#f2ddb0", 7)) +
    line(0, 184, 0, 256, "#f2ddb0", 6)
  );
}

function careKit(p: Palette): string {
  const cloth = p.grain ? finishes.honey : p;
  const bottle = (x: number, y: number, h: number, liquid: string) =>
    rect(x - 30, y - h - 60, 60, 70, slant("#54565e", "#101012"), 8, stroke("#000000", 3)) +
    path(
      `M${x - 34},${y - h}C${x - 70},${y - h + 20} ${x - 74},${y - h + 40} ${x - 74},${y - h + 70}L${x - 74},${y}L${x + 74},${y}L${x + 74},${y - h + 70}C${x + 74},${y - h + 40} ${x + 70},${y - h + 20} ${x + 34},${y - h}Z`,
      across(darker(liquid, 0.2), `${lighter(liquid, 0.55)}@24`, `${liquid}@60`, darker(liquid, 0.35)),
      stroke(darker(liquid, 0.5), 3),
    ) +
    rect(x - 74, y - h * 0.62, 148, h * 0.42, "#f8f1de", 0, stroke("#b59b66", 2)) +
    dot(x, y - h * 0.41, 26, "none", stroke("#8f1c17", 5)) +
    line(x, y - h * 0.41 - 26, x, y - h * 0.41 + 26, "#8f1c17", 4);
  const fold =
    "M-350,90L330,60C356,60 366,72 366,92L372,250C372,276 360,288 336,288L-340,296C-366,296 -376,282 -376,260L-376,118C-376,100 -366,90 -350,90Z";
  return (
    bottle(-150, 150, 330, "#d08a2c") +
    bottle(50, 160, 270, "#4f8fa8") +
    group(
      "translate(260 -20) rotate(16)",
      rect(-24, -190, 48, 330, roundness(finishes.maple), 20, stroke(finishes.maple.edge, 3)),
      rect(-34, -250, 68, 80, across(CHROME.light, CHROME.dark), 6, stroke(CHROME.edge, 2)),
      each(7, (i) => rect(-32 + i * 9.4, -340, 8, 100, i % 2 ? "#f4ead0" : "#cdb88a", 3)),
    ) +
    path(fold, p.edge, 'transform="translate(6 10)" opacity=".6"') +
    path(fold, slant(cloth.light, `${cloth.base}@50`, cloth.dark), stroke(cloth.edge, 3)) +
    [150, 208, 256]
      .map(
        (y) =>
          wire(`M-374,${y}C-120,${y + 12} 120,${y - 12} 368,${y - 4}`, cloth.dark, 6) +
          wire(`M-374,${y - 6}C-120,${y + 6} 120,${y - 18} 368,${y - 10}`, cloth.light, 5),
      )
      .join("") +
    clipped(
      fold,
      each(13, (i) => line(-400 + i * 70, 300, -340 + i * 70, 40, lighter(cloth.light, 0.3), 3, 'opacity=".45"')),
    )
  );
}

export const desk: Kinds = {
  "clip-tuner": { draw: clipTuner, tilt: -10 },
  metronome: { draw: metronome, stands: true },
  "reed-box": { draw: reedBox },
  "care-kit": { draw: careKit },
};
