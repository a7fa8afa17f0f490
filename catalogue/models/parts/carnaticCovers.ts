import { area, dot, type Figure, line, turned } from "./pen.ts";
import { times } from "./vector.ts";

type On = CanvasRenderingContext2D;

const petal = "M0,-4.1C1.35,-2.7 1.4,-1 0,0.5C-1.4,-1 -1.35,-2.7 0,-4.1Z";

const flower = (on: On, x: number, y: number, size: number, ink: string, tint: string): void => {
  on.save();
  on.translate(x, y);
  on.scale(size, size);
  for (const degrees of [-78, 78, -52, 52, -26, 26, 0])
    turned(on, 0, 0.5, degrees, () => {
      on.translate(0, -0.5);
      area(on, petal, tint);
      line(on, petal, ink, 0.12 / size);
      line(on, "M0,-3.2V-1.4", ink, 0.07 / size);
    });
  on.restore();
};

/** A pond with a lotus open, a bud, and their leaves on the water. */
export const lotusPond: Figure = (on, ink, tint) => {
  for (const [x, y, w] of [
    [-2.6, 3.2, 1.9],
    [2.4, 2.5, 1.7],
    [0.6, 4.1, 1.5],
  ] as const) {
    area(on, dot(x, y, w, w * 0.3), tint);
    line(
      on,
      `${dot(x, y, w, w * 0.3)}M${x},${y}L${x + w * 0.4},${y + w * 0.27}M${x},${y}L${x + w * 0.75},${y + w * 0.2}`,
      ink,
      0.11,
    );
  }
  for (const [x, y, w] of [
    [-4.6, 2.1, 2.2],
    [1.6, 1.6, 2.9],
    [-0.9, 2.5, 1.8],
    [-4.3, 4.3, 2.4],
    [2.9, 3.7, 1.7],
    [-1.2, 4.9, 2.6],
  ] as const)
    line(on, `M${x},${y}q${w / 4},-0.16 ${w / 2},0t${w / 2},0`, ink, 0.09);
  line(on, "M3.3,2.3C3.5,0.6 3.2,-0.6 2.9,-1.6M-0.5,3.3C-0.7,2.4 -0.6,2 -0.6,1.4", ink, 0.14);
  turned(on, 2.85, -1.5, -8, () => {
    on.scale(0.42, 0.5);
    for (const degrees of [-16, 16, 0])
      turned(on, 0, 0.5, degrees, () => {
        on.translate(0, -0.5);
        area(on, petal, tint);
        line(on, petal, ink, 0.24);
      });
  });
  flower(on, -0.6, 1.1, 1.08, ink, tint);
};

/** A kolam: one line round a square of dots. */
export const kolam: Figure = (on, ink, tint) => {
  on.scale(0.86, 0.86);
  for (const degrees of [0, 90, 180, 270])
    turned(on, 0, 0, degrees, () => {
      line(on, "M0,0C1.6,-1.6 1.6,-3 0,-4.6C-1.6,-3 -1.6,-1.6 0,0", ink, 0.16);
      turned(on, 0, 0, 45, () => line(on, "M0,-0.9C1.3,-2.2 1.2,-3.2 0,-4.2C-1.2,-3.2 -1.3,-2.2 0,-0.9", tint, 0.14));
      area(on, dot(0, -2.9, 0.2), ink);
      area(on, dot(2, -2, 0.17), ink);
      area(on, dot(0, -5, 0.14), tint);
      line(on, "M-1.7,-4.4C-0.8,-5 0.8,-5 1.7,-4.4C3,-4.6 4.6,-3 4.4,-1.7", ink, 0.16);
    });
  area(on, dot(0, 0, 0.24), ink);
};

const hand = (on: On, colour: string, ink: string): void => {
  for (const [colourNow, grow] of [
    [ink, 0.16],
    [colour, 0],
  ] as const) {
    const finger = (path: string, width = 0.62) => line(on, path, colourNow, width + grow);
    finger("M-2.9,2.4C-1.6,1.6 -0.9,1.2 0,0.8", 1.35);
    line(on, "M-3.6,2.75L-3.1,2.5", ink, 1.7);
    finger("M-0.3,0.4L1.9,-0.6");
    finger("M-0.2,0.8L2.3,0.15");
    finger("M-0.2,1.2L2.2,0.85");
    finger("M-0.3,1.6L1.7,1.6", 0.52);
    finger("M-1,0.7C-0.7,-0.1 -0.1,-0.6 0.6,-0.9", 0.58);
    on.fillStyle = colourNow;
    on.fill(new Path2D(dot(-0.5, 1, 0.85 + grow / 2, 0.72 + grow / 2)));
  }
};

/** Two hands on a mridangam. */
export const mridangamHands: Figure = (on, ink, tint) => {
  const body = "M-3.4,-1.9C-1.4,-2.9 1.2,-2.9 3.2,-2.1V2.1C1.2,2.9 -1.4,2.9 -3.4,1.9Z";
  area(on, body, tint);
  for (let n = 0; n < 13; n++) {
    const k = n / 6 - 1;
    line(on, `M-3.4,${1.85 * k}C-1.4,${2.85 * k} 1.2,${2.85 * k} 3.2,${2.05 * k}`, ink, 0.07);
  }
  line(on, body, ink, 0.14);
  for (const [x, rx, ry] of [
    [-3.4, 0.62, 1.95],
    [3.2, 0.72, 2.15],
  ] as const) {
    area(on, dot(x, 0, rx, ry), "#f6e7c8");
    line(on, dot(x, 0, rx, ry), ink, 0.26);
    line(on, dot(x, 0, rx * 0.68, ry * 0.7), ink, 0.07);
  }
  area(on, dot(3.22, 0, 0.3, 0.85), ink);
  turned(on, 4.9, 1.1, 200, () => {
    on.scale(0.72, -0.72);
    hand(on, "#e9b98a", ink);
  });
  turned(on, -5, 1.3, -18, () => {
    on.scale(0.72, 0.72);
    hand(on, "#e9b98a", ink);
  });
};

/** A violin's scroll that rests on a foot, as it is played on the floor. */
export const scrollOnFoot: Figure = (on, ink, tint) => {
  on.scale(0.9, 0.9);
  on.translate(0, 0.9);
  area(
    on,
    "M-5,4.6C-4.6,2.9 -3.2,2.2 -2.2,1.4C-1,0.4 0.4,0.5 0.9,1.5C1.4,2.6 2.6,3.2 4.1,3.6C5,3.9 5.2,4.6 4.9,4.9H-4.6Z",
    tint,
  );
  line(
    on,
    "M-5.2,3.2C-4,2.6 -3.1,2.1 -2.2,1.4C-1,0.4 0.4,0.5 0.9,1.5C1.4,2.6 2.6,3.2 4.1,3.6C5,3.9 5.3,4.5 4.9,4.9H-3.4C-4.2,4.9 -4.8,4.7 -5.2,4.4M4.5,3.9C4.2,4 4.1,4.2 4.2,4.4M3.7,3.6C3.4,3.7 3.3,4 3.4,4.3M-0.5,2.6C0,2.4 0.4,2.6 0.4,3.1",
    ink,
    0.15,
  );
  turned(on, 0.5, -1.2, 28, () => {
    line(on, "M-0.45,-4.2V-1.3C-0.9,-0.9 -0.9,0.4 -0.5,1.2M0.45,-4.2V-1.5C0.7,-0.8 1,0 1.05,0.9", ink, 0.14);
    line(
      on,
      "M1.05,0.9C1.2,2.2 0,2.9 -0.9,2.4C-1.8,1.9 -1.6,0.6 -0.7,0.5C0.1,0.4 0.6,1.2 0.1,1.7C-0.3,2.1 -0.9,1.8 -0.8,1.3C-0.7,1 -0.4,1 -0.3,1.2",
      ink,
      0.16,
    );
    for (const [x, y] of [
      [-1, -1],
      [1, -0.6],
      [-1, -0.1],
      [1.1, 0.3],
    ] as const) {
      line(on, `M${x > 0 ? 0.6 : -0.6},${y}H${x * 1.35}`, ink, 0.2);
      area(on, dot(x * 1.6, y, 0.34, 0.26), ink);
    }
    for (const x of [-0.22, -0.07, 0.07, 0.22]) line(on, `M${x},-4.2V0.4`, ink, 0.05);
  });
};

/** The yali's head that a veena ends in. */
export const yali: Figure = (on, ink, tint) => {
  const neck =
    "M-4.8,4.6C-2.4,4.4 -0.4,3.4 0.2,1.2C0.6,-0.6 -0.6,-1.6 -0.2,-3C0.2,-4.4 1.8,-4.9 3,-4C4.6,-2.9 4.9,-1.2 4.4,0.4C4,1.6 3,1.4 3,0.4C3,-0.2 3.3,-0.6 3.1,-1.2";
  area(on, `${neck}C2.6,-1.8 1.9,-1.5 1.8,-0.7C1.8,1.6 1,4.6 -1.4,5H-4.8Z`, tint);
  line(on, neck, ink, 0.17);
  line(on, "M3.1,-1.2C2.6,-1.8 1.9,-1.5 1.8,-0.7C1.7,0.6 2.5,1.1 2.3,2.1M1.8,-0.7C1.8,1.6 1,4.6 -1.4,5", ink, 0.15);
  area(on, dot(2, -2.9, 0.46, 0.36), "#f6e7c8");
  line(on, `${dot(2, -2.9, 0.46, 0.36)}M1.2,-3.5C1.7,-3.9 2.5,-3.7 2.8,-3.1`, ink, 0.12);
  area(on, dot(2.1, -2.86, 0.17), ink);
  for (const [x, y] of [
    [2.15, -1.35],
    [2.55, -1.45],
    [2.9, -1.25],
  ] as const)
    area(on, `M${x - 0.16},${y}L${x + 0.16},${y}L${x},${y + 0.55}Z`, ink);
  line(on, "M4.1,0.9C4.3,0.5 4.2,0.1 3.9,-0.1M3.7,-3.2C4.2,-2.6 4.3,-1.8 4.1,-1", ink, 0.1);
  for (const n of times(6, (k) => k)) {
    const [x, y] = [-0.35 + (n > 2 ? 0.5 : 0.1) - Math.abs(n - 2.5) * 0.05, -4 + n * 1.15];
    line(
      on,
      `M${x},${y}C${x - 1.3},${y - 0.5} ${x - 1.8},${y + 0.4} ${x - 1.1},${y + 0.8}C${x - 0.8},${y + 0.9} ${x - 0.6},${y + 0.6} ${x - 0.8},${y + 0.4}`,
      ink,
      0.12,
    );
  }
  line(on, "M-4.6,3.2C-3.6,3.1 -2.6,2.8 -1.9,2.3", ink, 0.1);
};
