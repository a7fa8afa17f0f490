import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, ball, dot, down, each, group, line, oval, path, rect, stroke, wire } from "./brush.ts";
import { along, type Lying, lyingShell, rightHead, ring } from "./drumParts.ts";
import { BRASS, CHROME } from "./parts.ts";

/** Barrels that lie: the two-headed drums of India. */

const fan = (count: number, mark: (angle: number, index: number) => string): string =>
  each(count, (i, share) => mark(-84 + share * 168, i));

/** Barrel with leather lacing end to end, the black karanai towards us. */
function mridangam(p: Palette): string {
  const drum: Lying = { half: 330, left: 190, belly: 240, right: 172, at: -60, squint: 0.44 };
  if (!p.grain) return boltedMridangam(drum, p);
  return (
    lyingShell(drum, p) +
    fan(
      27,
      (angle, i) =>
        wire(along(drum, angle, i % 2 ? 3 : -3), "#5d3a17", 11) +
        wire(along(drum, angle, i % 2 ? 3 : -3), i % 2 ? "#d6ae72" : "#e6cc9a", 8),
    ) +
    ring(drum, -322, 26, "#8a5b2c") +
    ring(drum, 318, 26, "#8a5b2c") +
    rightHead(drum, 0.48, "#ecdcbb", "#8a5b2c")
  );
}

/** A synthetic shell, its heads drawn by steel rods. */
const boltedMridangam = (drum: Lying, p: Palette): string =>
  lyingShell(drum, p) +
  fan(9, (angle) => wire(along(drum, angle), CHROME.edge, 9) + wire(along(drum, angle), CHROME.light, 5)) +
  ring(drum, -40, 16, CHROME.base, 6) +
  ring(drum, -322, 22, CHROME.base) +
  ring(drum, 318, 22, CHROME.base) +
  rightHead(drum, 0.48, "#f1ede4", "#c9cdd2");

/** As the mridangam, larger, with blocks under the straps. */
function pakhawaj(p: Palette): string {
  const drum: Lying = { half: 350, left: 210, belly: 232, right: 164, at: -120, squint: 0.42 };
  const blocks = [-62, -36, -10, 16, 42, 66].map((angle) => {
    const a = (angle * Math.PI) / 180;
    const [x, y] = [-150 - Math.cos(a) * 74, Math.sin(a) * 236];
    return rect(
      x - 52,
      y - 17,
      104,
      34,
      down(finishes.cherry.light, finishes.cherry.dark),
      15,
      stroke(finishes.cherry.edge, 2),
    );
  });
  return (
    lyingShell(drum, p) +
    blocks.join("") +
    fan(
      13,
      (angle, i) =>
        wire(along(drum, angle, i % 2 ? 9 : -9), "#7a5a30", 11) +
        wire(along(drum, angle, i % 2 ? 9 : -9), "#ecd9b0", 8),
    ) +
    ring(drum, -342, 24, "#e2cba0") +
    ring(drum, 340, 24, "#e2cba0") +
    rightHead(drum, 0.5, "#f0e3c6", "#e2cba0")
  );
}

/** Barrel with roped skins, brass rings drawing pairs of ropes together. */
function dholak(p: Palette): string {
  const drum: Lying = { half: 300, left: 196, belly: 232, right: 180, at: -20, squint: 0.4 };
  return (
    lyingShell(drum, p) +
    fan(
      10,
      (angle) =>
        wire(along(drum, angle - 9, 18), "#6b4a22", 9) +
        wire(along(drum, angle - 9, 18), "#f2e8d2", 6) +
        wire(along(drum, angle + 9, -18), "#6b4a22", 9) +
        wire(along(drum, angle + 9, -18), "#f2e8d2", 6),
    ) +
    fan(9, (angle) => {
      const a = (angle * Math.PI) / 180;
      return rect(
        66 - Math.cos(a) * 74,
        Math.sin(a) * 228 - 10,
        26,
        20,
        across(BRASS.light, BRASS.dark),
        8,
        stroke(BRASS.edge, 2),
      );
    }) +
    ring(drum, -292, 20, "#a63b2a") +
    ring(drum, 288, 20, "#a63b2a") +
    rightHead(drum, 0, "#f1e6cd")
  );
}

/** Short thick barrel between two great hoops, straps wound about its middle, its stick and thimbles. */
function thavil(p: Palette): string {
  const drum: Lying = { half: 210, left: 236, belly: 262, right: 222, squint: 0.34 };
  const rim = p === finishes.natural ? "#6b3a1c" : "#9aa0a8";
  const hoop = (x: number) =>
    ring(drum, x, 60, rim, 24) +
    ring(drum, x - 12, 7, p === finishes.natural ? "#c9a265" : "#eef0f2", 30) +
    ring(drum, x + 14, 7, p === finishes.natural ? "#c9a265" : "#5d636b", 30);
  return (
    lyingShell(drum, p) +
    fan(
      14,
      (angle, i) =>
        wire(along(drum, angle, i % 2 ? 7 : -7), "#4d3416", 12) +
        wire(along(drum, angle, i % 2 ? 7 : -7), "#ead9b4", 8),
    ) +
    [-26, 0, 26].map((x) => ring(drum, x, 14, "#e0c68f", 8)).join("") +
    hoop(-206) +
    hoop(206) +
    oval(216, 0, 82, 246, p === finishes.natural ? "#5d3115" : CHROME.base, stroke("#301707", 4)) +
    oval(216, 0, 82, 246, "none", `${stroke("#c9a265", 8)} stroke-dasharray="14 12"`) +
    oval(216, 0, 70, 212, across("#fbf3df", "#e4d0a6"), stroke("#8a6a3a", 2)) +
    group(
      "translate(-250 330) rotate(-8)",
      rect(0, -13, 300, 26, down("#a9713f", "#4d2a10"), 13, stroke("#2a1508", 2)),
      dot(300, 0, 19, ball("#c08a54", "#4d2a10"), stroke("#2a1508", 2)),
    ) +
    [120, 166, 212, 258]
      .map((x) =>
        path(
          `M${x},352L${x + 6},306C${x + 8},292 ${x + 26},292 ${x + 28},306L${x + 34},352Z`,
          across("#ffffff", "#cbbf9f"),
          stroke("#8a7345", 2),
        ),
      )
      .join("")
  );
}

/** The hourglass: two small heads, cords drawn in at the waist. */
function udukkai(p: Palette): string {
  const cords = (colour: string, width: number) =>
    each(9, (_, share) => {
      const y = -150 + share * 300;
      return wire(
        `M-204,${y}C-90,${y * 0.5} -40,${y * 0.34} 0,${y * 0.3}C40,${y * 0.34} 90,${y * 0.5} 200,${y}`,
        colour,
        width,
      );
    });
  return (
    path(
      "M-210,-150C-110,-130 -70,-60 0,-56C70,-60 110,-130 210,-150A52,150 0 0 1 210,150C110,130 70,60 0,56C-70,60 -110,130 -210,150A52,150 0 0 1 -210,-150Z",
      down(p.dark, `${p.light}@30`, `${p.base}@55`, p.dark),
      stroke(p.edge, 3),
    ) +
    cords("#4d3416", 7) +
    cords("#f2e6c8", 4.5) +
    rect(-20, -64, 40, 128, across("#d8342e", "#8f1c17"), 10, stroke("#4b070f", 2)) +
    line(-20, -20, 20, -30, "#f2c94c", 6) +
    line(-20, 18, 20, 8, "#f2c94c", 6) +
    wire("M-210,-152A52,152 0 0 0 -210,152", "#8a5b2c", 18) +
    oval(212, 0, 54, 160, "#8a5b2c", stroke("#4d3416", 3)) +
    oval(214, 0, 46, 142, across("#fbf3df", "#dcc596"), stroke("#8a6a3a", 2)) +
    wire("M10,64C40,150 120,190 150,240", "#d8342e", 7) +
    group(
      "translate(150 240)",
      each(5, (i) => wire(`M0,0C${-14 + i * 7},20 ${-20 + i * 10},40 ${-24 + i * 12},64`, "#c22a25", 5)),
    )
  );
}

export const barrelDrums: Kinds = {
  mridangam: { draw: mridangam, tilt: -12 },
  pakhawaj: { draw: pakhawaj, tilt: -12 },
  dholak: { draw: dholak, tilt: -12 },
  thavil: { draw: thavil, tilt: -6 },
  udukkai: { draw: udukkai, tilt: -22 },
};
