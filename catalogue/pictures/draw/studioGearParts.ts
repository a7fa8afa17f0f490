import { finishes, type Palette } from "../finishes.ts";
import { across, clipped, darker, each, line, path, radial, rect, roundness, slant, stroke } from "./brush.ts";
import { CHROME } from "./parts.ts";

/** What microphones and boxes share. */

/** Woven wire inside an outline. */
export const mesh = (
  d: string,
  box: readonly [number, number, number, number],
  step: number,
  dark = "#3c4148",
): string => {
  const [x, y, w, h] = box;
  const count = Math.ceil((w + h) / step);
  return clipped(
    d,
    `<g opacity=".7">${each(count, (i) => line(x + i * step, y, x + i * step - h, y + h, dark, 2.2) + line(x + w - i * step, y, x + w - i * step + h, y + h, dark, 2.2))}</g>`,
  );
};

export const isLight = (p: Palette): boolean => p === finishes.white || p === finishes.cream || p.metal === true;

/** Upright: ball of mesh on a tapered handle. */
export function handheld(p: Palette): string {
  const head = "M-92,-330C-112,-460 112,-460 92,-330L74,-236L-74,-236Z";
  return (
    path("M-62,-214L-38,360L38,360L62,-214Z", roundness(p), stroke(p.edge, 3)) +
    rect(
      -40,
      350,
      80,
      60,
      across(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark),
      8,
      stroke(CHROME.edge, 2),
    ) +
    path(head, radial(0.36, 0.3, 0.8, "#eef0f2", "#9a9fa6@50", "#3c4148"), stroke("#2b2d31", 3)) +
    mesh(head, [-110, -440, 220, 210], 15) +
    rect(
      -100,
      -340,
      200,
      26,
      across(CHROME.dark, `#ffffff@30`, `${CHROME.base}@55`, CHROME.dark),
      8,
      stroke(CHROME.edge, 2),
    ) +
    path("M-78,-240L78,-240L66,-200L-66,-200Z", across("#4a4a4e", "#101012"), stroke("#000000", 2)) +
    rect(-20, -110, 40, 84, darker(p.dark, 0.4), 14) +
    rect(-14, -102, 28, 38, slant("#d9dadd", "#82878e"), 9)
  );
}
