import { type Group, type Material, PlaneGeometry } from "three";
import { plastic } from "../materials/lacquer.ts";
import { blackMetal, brass, chrome, nickel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { printed, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, type Outline, plate, roundRect } from "../parts/outline.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { smoothed } from "../parts/smoothed.ts";
import { at, type Flat, mix, times, v } from "../parts/vector.ts";

type Look = {
  words: string;
  covers: "chrome" | "black";
  comb: "black" | "pear wood";
  holes: number;
  /** From one hole to the next, and how many rows of them there are. */
  step: number;
  rows: 1 | 2;
  /** How long and how high the comb is. */
  length: number;
  tall: number;
  /** A mouthpiece in front with a slide, whose button is on the right. */
  slide?: true;
};

const BACK = 2.62;
/** A cover's section, (depth, height): it rises from the mouthpiece, swells, and sinks a little towards its open back. */
const section = curve(
  [
    [0.42, 0],
    [0.5, 0.26],
    [0.78, 0.55],
    [1.2, 0.75],
    [1.7, 0.85],
    [2.2, 0.86],
    [BACK, 0.8],
  ],
  6,
);

/** The place so many centimetres along the section from its front. */
function along(way: number): Flat {
  let left = way;
  for (const [n, to] of section.slice(1).entries()) {
    const from = at(section, n);
    const piece = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= piece) return [mix(from[0], to[0], left / piece), mix(from[1], to[1], left / piece)];
    left -= piece;
  }
  return at(section, -1);
}

/** A cover of pressed sheet, closed at its ends and open at the back. */
function cover(length: number, metal: Material): Group {
  const inside = section.map(([deep, high]) => [Math.min(BACK, deep + 0.08), Math.max(0, high - 0.08)] as const);
  const sheet = smoothed(bar([...section, ...inside.reverse()], length, 0.02));
  const end = smoothed(bar([...section, [BACK, 0]], 0.1, 0.03));
  return group(mesh(sheet, metal), mesh(end, metal), mesh(end, metal, v(length - 0.1, 0, 0)));
}

/** Words that lie on the upper cover (its foot at `foot`), their middle so far along the section. */
function engraved(foot: number, words: string, x: number, way: number, size: number, ink: string) {
  const [width, height] = [words.length * size * 0.9, size * 1.5];
  const sheet = new PlaneGeometry(width, height, 1, 10);
  const position = sheet.getAttribute("position");
  for (let n = 0; n < position.count; n++) {
    const [deep, high] = along(way + position.getY(n));
    position.setXYZ(n, position.getX(n) + x, foot + high + 0.012, -deep);
  }
  sheet.computeVertexNormals();
  const print = (on: CanvasRenderingContext2D) =>
    size > 0.5
      ? text(on, words, { size, colour: ink, face: "serif", italic: true })
      : text(on, words, { size, colour: ink, spacing: 0.04, weight: 600 });
  return printed(sheet, width, height, print, {});
}

const across = ({ holes, step }: Look, n: number): number => (n - (holes - 1) / 2) * step;

/** The openings of all holes in the front, about its middle. */
const openings = (look: Look): Outline[] =>
  times(look.holes, (n) => across(look, n)).flatMap((x) => {
    const moved = (outline: Outline, y: number) => outline.map((p) => p.set(p.x + x, p.y + y));
    if (look.slide) return [ellipse(x, 0, 0.24, 0.24, 48)];
    if (look.rows === 1) return [moved(roundRect(look.step - 0.24, 0.5, 0.08, 3), 0)];
    return [-0.27, 0.27].map((y) => moved(roundRect(look.step - 0.2, 0.36, 0.06, 3), y));
  });

/** The mouthpiece before the comb, and the slide that comes out of it with its button. */
function mouthpiece(look: Look, metal: Material): Group {
  const long = look.length - 0.3;
  const button = lathe(
    [
      [0.2, 0],
      [0.5, 0.05],
      [0.55, 0.16],
      [0.5, 0.3],
      [0, 0.36],
    ],
    { around: 40, smooth: true },
  );
  return group(
    mesh(smoothed(slab(plate(roundRect(long, 1.3, 0.5, 16), openings(look)), 0.8, 0.12, 5)), metal, v(0, 0, -0.1)),
    mesh(box(1.5, 0.6, 0.14, 0.04), metal, v(long / 2 + 0.5, 0, 0.05)),
    placed(mesh(button, metal), { at: v(long / 2 + 1.2, 0, 0.05), turn: [0, 0, -90] }),
  );
}

/** A reed plate with its cover and screws, seen from above. */
function half({ length, tall }: Look, metal: Material): Group {
  const screw = slab(plate(ellipse(0, 0, 0.16)), 0.12, 0.04).rotateX(-Math.PI / 2);
  return group(
    mesh(box(length - 0.2, 0.1, 2.6, 0.05), brass(), v(0, tall / 2 + 0.05, -1.33)),
    placed(cover(length - 1.2, metal), { at: v(0.6 - length / 2, tall / 2 + 0.1, 0) }),
    ...[-1, 1].map((side) => mesh(screw, nickel(), v(side * (length / 2 - 0.38), tall / 2 + 0.09, -1.4))),
  );
}

function writing(look: Look): Group {
  const ink = look.covers === "black" ? "#e6ddc8" : "#0b0c0e";
  const foot = look.tall / 2 + 0.1;
  return group(
    engraved(foot, "Mundhaus", 0, 1.9, look.rows === 1 ? 0.62 : 0.72, ink),
    engraved(foot, look.words, 0, 1.32, 0.24, ink),
    ...times(look.rows === 1 ? look.holes : 0, (n) =>
      engraved(foot, String(n + 1), across(look, n), 0.72, n < 9 ? 0.26 : 0.24, ink),
    ),
  );
}

export default model<Look>({
  finishes: {
    silver: {
      words: "WREN",
      covers: "chrome",
      comb: "black",
      holes: 10,
      step: 0.76,
      rows: 1,
      length: 10.1,
      tall: 0.76,
    },
    black: {
      words: "KESTREL PRO",
      covers: "black",
      comb: "pear wood",
      holes: 10,
      step: 0.76,
      rows: 1,
      length: 10.2,
      tall: 0.76,
    },
    chromatic: {
      words: "HERON CHROMATIC",
      covers: "chrome",
      comb: "black",
      holes: 12,
      step: 0.92,
      rows: 1,
      length: 13,
      tall: 1.1,
      slide: true,
    },
    tremolo: {
      words: "THRUSH TREMOLO",
      covers: "chrome",
      comb: "black",
      holes: 24,
      step: 0.66,
      rows: 2,
      length: 17.7,
      tall: 1.3,
    },
  },
  size: [10.1, 2.7, 2.7],
  camera: { azimuth: -24, elevation: 32, fill: 0.9 },
  angle: { azimuth: 154, elevation: 26, fill: 0.9 },
  close: { at: [-1.2, 0.7, -0.6], across: 5.8, azimuth: -18, elevation: 24 },
  build(look) {
    const metal = look.covers === "black" ? blackMetal({ roughness: 0.3 }) : chrome({ roughness: 0.2 });
    const comb =
      look.comb === "black" ? plastic("#1b1c1f", 0.4) : wood("rosy", { across: 8, along: 20, turn: Math.PI / 2 });
    const { length, tall } = look;
    const front = slab(plate(roundRect(length, tall, 0.16), look.slide ? [] : openings(look)), 2.7, 0.06);
    return group(
      mesh(front, comb, v(0, 0, -2.7)),
      mesh(box(length - 0.8, tall - 0.16, 0.1, 0.02), plastic("#0a0a0b"), v(0, 0, look.slide ? 0.02 : -1.6)),
      mesh(box(length - 0.2, tall - 0.08, 0.3, 0.04), comb, v(0, 0, -2.56)),
      ...(look.slide ? [mouthpiece(look, metal)] : []),
      half(look, metal),
      writing(look),
      placed(half(look, metal), { turn: [0, 0, 180] }),
    );
  },
});
