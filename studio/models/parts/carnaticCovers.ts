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
    finger("M-0.3,0.4L1.9,-0.6");
    finger("M-0.2,0.8L2.3,0.15");
    finger("M-0.2,1.2L2.2,0.85");
    finger("M-0.3,1.6L1.7,1.6", 0.52);
    finger("M-1,0.7C-0.7,-0.1 -0.1,-0.6 0.6,-0.9", 0.58);
    on.fillStyle = colourNow;
    on.fill(new Path2D(dot(-0.5, 1, 0.85 + grow / 2, 0.72 + grow / 2)));
  }
  const cuff = "M-2.5,3.15L-3.3,1.65L-4.5,2.15L-3.5,3.85Z";
  area(on, cuff, "#f6e7c8");
  line(on, cuff, ink, 0.14);
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
  // From the little toe's side; the big one lies farthest away.
  for (const [x, y, r] of [
    [4.55, 4.1, 0.62],
    [3.95, 4.3, 0.5],
    [3.35, 4.42, 0.44],
    [2.8, 4.5, 0.4],
    [2.25, 4.56, 0.36],
  ] as const) {
    area(on, dot(x, y, r * 1.2, r), tint);
    line(
      on,
      `${dot(x, y, r * 1.2, r)}M${x + r * 0.5},${y - r * 0.6}A${r * 0.5},${r * 0.5} 0 0 0 ${x + r * 0.95},${y}`,
      ink,
      0.12,
    );
  }
  const foot =
    "M-5.3,1.5C-4.2,1.5 -3.2,1.3 -2.3,1.1C-0.9,0.9 0.3,1.2 1.2,2C2.2,2.8 3.1,3.2 4.4,3.5C3.9,3.9 3,4.1 2.4,4.25C2,4.4 1.9,4.7 2,4.92H-3.6C-4.5,4.92 -4.9,4.3 -4.6,3.7C-4.7,3.4 -5,3.3 -5.3,3.3";
  area(on, `${foot}Z`, tint);
  line(on, foot, ink, 0.15);
  line(on, "M-2.6,2.7C-2.5,2.3 -1.9,2.3 -1.8,2.7", ink, 0.11);
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

/** The yali's head that a veena ends in: crowned, its jaw open, its mane down its neck. */
export const yali: Figure = (on, ink, tint) => {
  on.translate(0, 0.6);
  on.scale(0.86, 0.86);
  const cream = "#f6e7c8";
  const drawnArea = (path: string, fill: string, width: number) => {
    area(on, path, fill);
    line(on, path, ink, width);
  };
  for (const [x, y] of [
    [-3.1, 3.9],
    [-3.3, 2.7],
    [-3.2, 1.5],
    [-2.9, 0.3],
    [-2.4, -0.8],
    [-1.8, -1.8],
    [-1, -2.7],
  ] as const)
    drawnArea(
      `M${x + 1},${y - 0.5}C${x},${y - 1.1} ${x - 1.2},${y - 0.8} ${x - 1.5},${y + 0.2}C${x - 1.1},${y - 0.1} ${x - 0.7},${y} ${x - 0.3},${y + 0.8}L${x + 1},${y + 0.6}Z`,
      tint,
      0.13,
    );
  drawnArea(
    "M-0.8,-3C-0.9,-3.9 -0.1,-4 0,-4.5C0.1,-4.9 0.5,-5 0.6,-5.5C0.7,-5 1.1,-4.9 1.2,-4.5C1.3,-4 2.1,-3.9 2,-3Z",
    cream,
    0.14,
  );
  line(on, "M0,-4.5C0.4,-4.3 0.8,-4.3 1.2,-4.5M-0.6,-3.75C0.2,-4.05 1,-4.05 1.8,-3.75", ink, 0.1);
  drawnArea(
    "M-3.5,4.9C-3.8,2.6 -3.4,0.6 -2.4,-1.1C-1.7,-2.6 -0.6,-3.6 0.8,-3.6C1.7,-3.6 2.3,-3.3 2.6,-2.8C3.2,-2.7 3.6,-2.5 3.8,-2.1C4.5,-2.3 5,-1.8 4.9,-1.1C4.8,-0.6 4.3,-0.4 3.7,-0.5C3,-0.55 2.3,-0.4 1.7,0C1.3,0.3 1.3,0.7 1.6,1C2.3,1.4 3,1.35 3.6,1.05C4.2,0.9 4.5,1.3 4.3,1.8C3.9,2.6 2.7,2.8 1.6,2.6C0.9,3 0.6,3.9 0.6,4.9Z",
    tint,
    0.17,
  );
  area(on, "M3.8,-0.5C3,-0.55 2.3,-0.4 1.7,0C1.3,0.3 1.3,0.7 1.6,1C2.3,1.4 3,1.35 3.7,1.05L3.2,0.3Z", ink);
  line(on, "M1.8,0.75C2.5,0.3 3.1,0.6 3.9,0.3", "#c8452f", 0.3);
  for (const [x, y, long] of [
    [2.2, -0.25, 0.4],
    [2.75, -0.45, 0.42],
    [3.5, -0.5, 1],
    [2.1, 1.2, -0.36],
    [2.6, 1.28, -0.36],
    [3.25, 1.2, -0.95],
  ] as const)
    area(on, `M${x - 0.22},${y}H${x + 0.22}L${x + 0.04},${y + long}Z`, cream);
  drawnArea(dot(1.95, -2.05, 0.56, 0.44), cream, 0.13);
  area(on, dot(2.1, -2, 0.22), ink);
  line(on, "M1.1,-2.3C1.4,-2.95 2.3,-2.95 2.75,-2.3", ink, 0.22);
  line(
    on,
    "M4.5,-1.3C4.2,-1.6 3.9,-1.3 4.1,-1.05M3.2,-1.9C3.5,-1.5 3.4,-1.1 3,-0.9M1.1,-0.6C0.7,0.4 0.8,1.4 1.5,2",
    ink,
    0.12,
  );
  drawnArea("M0.3,-1.2C-0.7,-1.3 -1.5,-2.2 -1.5,-3.3C-0.5,-3.2 0.5,-2.5 0.6,-1.6Z", tint, 0.14);
  line(on, "M0.1,-1.5C-0.5,-1.9 -0.9,-2.3 -1.1,-2.8", ink, 0.1);
  for (const n of times(3, (k) => k))
    line(
      on,
      `M${-1.7 + n * 0.75},${-0.4 + n * 0.3}C${-2.5 + n * 0.8},1 ${-2.6 + n * 0.9},2.2 ${-2.3 + n * 0.9},3.3`,
      ink,
      0.1,
    );
  line(on, "M-3.55,3.55C-2.2,4 -0.6,4 0.75,3.6M-3.5,4.5C-2.2,4.9 -0.6,4.9 0.6,4.5", ink, 0.12);
  for (const n of times(6, (k) => k)) area(on, dot(-3 + n * 0.62, 4.18 + 0.12 * Math.sin(n * 0.7), 0.2), cream);
};
