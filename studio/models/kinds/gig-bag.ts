import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { label } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { kavanur, type Look, mridangamBag } from "../parts/mridangamBag.ts";
import { inset, mirrored, type Outline, plate, roundRect, smooth } from "../parts/outline.ts";
import { rounded } from "../parts/rounded.ts";
import { box, slab } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, steps, v } from "../parts/vector.ts";
import { band, handle } from "../parts/webbing.ts";
import { zip } from "../parts/zip.ts";

/** A leather badge with the maker's name, facing z. */
const badge = (width: number) =>
  group(
    mesh(box(width, width * 0.42, 0.3, 0.4, 0.12), leather("#7a4a28", 8)),
    placed(
      label(width - 0.6, width * 0.36, (on) => kavanur(on, width)),
      { at: v(0, 0, 0.156) },
    ),
  );

/** A soft bag of that outline, standing on it: padded faces, piping along both edges. */
function body(outline: Outline, depth: number, fabric: Material, piping: Material): Group {
  const edge = (z: number) =>
    mesh(
      tube(
        inset(outline, 0.35)
          .filter((_, n) => n % 3 === 0)
          .map((p) => v(p.x, p.y, z)),
        0.42,
        { closed: true, around: 8, pieces: 260 },
      ),
      piping,
    );
  return group(
    mesh(rounded(slab(plate(outline), depth, 2.4, 6)).translate(0, 0, -depth / 2), fabric),
    edge(depth / 2 - 1.1),
    edge(1.1 - depth / 2),
  );
}

/** A pocket sewn on a face at z 0, piped along its seam, with a zip across below its upper edge. */
function pocket(width: number, height: number, deep: number, fabric: Material): Group {
  const round = Math.min(4, width * 0.28);
  const [high, reach] = [height / 2 - 2.8, width / 2 - 2.5];
  return group(
    mesh(rounded(slab(plate(roundRect(width, height, round)), deep, Math.min(1.3, deep * 0.42), 5)), fabric),
    mesh(
      tube(
        inset(roundRect(width, height, round, 4), 0.5).map((p) => v(p.x, p.y, 0.5)),
        0.4,
        { closed: true, around: 6, pieces: 120 },
      ),
      matt("#101012"),
    ),
    zip([v(-reach, high, deep + 0.02), v(0, high, deep + 0.04), v(reach, high, deep + 0.02)], v(0, 0, 1), [0.09]),
  );
}

const moved = (outline: Outline, x: number, y: number): Outline => outline.map((p) => p.clone().set(p.x + x, p.y + y));

/** How wide and long a bag is to that of an acoustic guitar, and how deep in centimetres. */
type Fit = readonly [wide: number, long: number, deep: number];
const FITS = { guitar: [1, 1, 14], electric: [0.88, 0.98, 8.4], ukulele: [0.56, 0.62, 10.4] } satisfies Record<
  string,
  Fit
>;

/** For an acoustic guitar, or as much narrower and shorter as `fit` says, and so deep. */
function guitarBag({ cloth: colour, web }: Look, [wide, long, depth]: Fit): Group {
  const fabric = cloth(colour, 0.1);
  const webbing = cloth(web, 0.16);
  const outline = smooth(
    mirrored(
      (
        [
          [0, 0],
          [10, 0.4],
          [18.6, 3.4],
          [22.4, 10],
          [22.6, 18],
          [20.6, 28],
          [18.4, 36],
          [18, 44],
          [16.8, 52],
          [13.4, 60],
          [10.4, 68],
          [9.4, 80],
          [9.6, 98],
          [8.8, 106],
          [5, 109.4],
          [0, 110],
        ] satisfies Flat[]
      ).map(([x, y]): Flat => [x * wide, y * long]),
    ),
    300,
  );
  const on = (x: number, y: number, z: number) => v(x * wide, y * long, z);
  const front = depth / 2;
  const strapPath = (side: number) => [
    on(side * 5.2, 67, -front + 0.3),
    on(side * 5.8, 63, -front - 0.8 * long),
    on(side * 7.8, 56, -front - 3.4 * long),
    on(side * 10.8, 44, -front - 5.8 * long),
    on(side * 13.4, 31, -front - 5.2 * long),
    on(side * 14.8, 20, -front - 2 * long),
    on(side * 15.2, 14.5, -front - 0.5 * long),
    on(side * 15.4, 10, -front + 0.3),
  ];
  return group(
    body(outline, depth, fabric, matt("#131315")),
    zip(
      inset(outline, 0)
        .filter((p, n) => n % 6 === 0 && p.x > -9 * wide && p.y > 4 * long)
        .map((p) => v(p.x, p.y, 0))
        .sort((a, b) => a.y - b.y || a.x - b.x),
      v(1, 0, 0),
      [],
    ),
    placed(pocket(30 * wide, 34 * long, 3.4, fabric), { at: on(0, 23, front - 0.4) }),
    placed(pocket(13 * wide, 26 * long, 2, fabric), { at: on(0, 88, front - 0.4) }),
    placed(badge(11 * Math.sqrt(wide)), { at: on(0, 16, front + 3.1) }),
    ...[-1, 1].map((side) => mesh(band(strapPath(side), 6.4 * Math.sqrt(long), 1.1, v(0, 0, -1), 60), webbing)),
    handle(on(-17.2, 50, 0), on(-20.2, 34, 0), v(-4.6, 0.4, 0), webbing, leather("#1d1d1f", 6)),
    mesh(
      band(
        [v(-2.4, 110 * long - 1.4, -2), v(0, 110 * long + 3.4, -2), v(2.4, 110 * long - 1.4, -2)],
        2.6,
        0.3,
        v(0, 1, 0),
        30,
      ),
      webbing,
    ),
  );
}

function keyboardBag({ cloth: colour, web }: Look): Group {
  const fabric = cloth(colour, 0.1);
  const webbing = cloth(web, 0.16);
  const rubber = matt("#1b1c1e");
  const [width, height, depth] = [104, 42, 16];
  const outline = moved(roundRect(width, height, 5, 14), 0, height / 2 + 2);
  const front = depth / 2;
  const wheel = lathe(
    [
      [0, -1.6],
      [2.2, -1.6],
      [3, -1.2],
      [3.2, -0.6],
      [3.2, 0.6],
      [3, 1.2],
      [2.2, 1.6],
      [0, 1.6],
    ],
    { around: 48 },
  ).rotateX(Math.PI / 2);
  return group(
    body(outline, depth, fabric, matt("#191a1c")),
    zip(
      steps(30, -48, 48).map((x) => v(x, height + 1.8, 0)),
      v(0, 1, 0),
      [],
    ),
    placed(pocket(58, 26, 3, fabric), { at: v(-14, 20, front - 0.4) }),
    placed(badge(15), { at: v(32, 24, front + 0.1) }),
    ...[-19, 19].flatMap((x) => [
      mesh(band([v(x, 2.4, front + 0.1), v(x, height - 1, front + 0.1)], 4, 0.3, v(0, 0, 1), 8), webbing),
    ]),
    handle(v(-9, height + 1.6, 3), v(9, height + 1.6, 3), v(0, 8, 0), webbing, leather("#232427", 6)),
    handle(v(-width / 2 + 0.4, 32, 0), v(-width / 2 + 0.4, 14, 0), v(-6, 0, 0), webbing, leather("#232427", 6)),
    mesh(
      slab(plate(moved(roundRect(9, 12, 2), width / 2 - 4.4, 7.4)), depth + 1, 1).translate(0, 0, -(depth + 1) / 2),
      plastic("#232427", 0.6),
    ),
    ...[-5.4, 5.4].map((z) => mesh(wheel, rubber, v(width / 2 + 1, 3.2, z))),
    mesh(rod(v(width / 2 + 1, 3.2, -7.2), v(width / 2 + 1, 3.2, 7.2), 0.7), nickel()),
    ...[-40, 0].map((x) =>
      mesh(
        lathe(
          [
            [0, 0],
            [1.8, 0],
            [1.4, 2.4],
            [0, 2.4],
          ],
          { around: 24 },
        ),
        rubber,
        v(x, 0, 0),
      ),
    ),
  );
}

const grey = { cloth: "#57585d", web: "#3a3b3f" };

export default model<Look>({
  finishes: {
    black: { holds: "guitar", ...grey },
    "black-electric": { holds: "electric", ...grey },
    "black-ukulele": { holds: "ukulele", ...grey },
    grey: { holds: "keyboard", cloth: "#a9afb6", web: "#3c4046" },
    walnut: { holds: "mridangam", cloth: "#96653c", web: "#573019" },
    ebony: { holds: "mridangam", cloth: "#5d5a57", web: "#2a2928" },
  },
  size: [50, 114, 25],
  camera: { azimuth: -26, elevation: 12, fill: 0.88, lightFromRight: true },
  angle: { azimuth: 148, elevation: 14, fill: 0.88 },
  close: { azimuth: -20, elevation: 12, at: [0, 27, 8], across: 30 },
  build: (look) => {
    // Moved so that one close-up shows the badge of each.
    if (look.holds === "keyboard") return placed(keyboardBag(look), { at: v(-26, 0, 0) });
    if (look.holds === "mridangam") return placed(mridangamBag(look), { at: v(0, -3.5, 0) });
    return placed(guitarBag(look, FITS[look.holds]), { at: v(0, look.holds === "ukulele" ? 10 : 0, 0) });
  },
});
