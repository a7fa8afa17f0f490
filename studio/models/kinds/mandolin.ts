import { DoubleSide, type Group } from "three";
import { type BodyFinish, bodyFinish } from "../materials/bodyFinish.ts";
import { sunburst } from "../materials/burst.ts";
import { ivory, lacquer, pearl } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { rim } from "../parts/acousticTop.ts";
import { electricMandolin } from "../parts/electricMandolin.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarNeck } from "../parts/guitarNeck.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, mirrored, plate, smooth } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { stringing } from "../parts/stringing.ts";
import { abreast, fretAt, inPairs } from "../parts/strings.ts";
import { at, v } from "../parts/vector.ts";
import { wall } from "../parts/wall.ts";

const DEPTH = 4.6;
const SADDLE = 14.3;
const SCALE = 35.3;
const NUT = SADDLE + SCALE;
const HOLE = 20.8;
const HEAD = { aSide: 4, step: 2.7, wide: 0.86 };
const HEAD_SIZE = 0.8;
const LIFT = 1.35;
const BOARD = 0.65;

const body = smooth(
  mirrored([
    [0, 0],
    [4, 0.5],
    [8.2, 2.6],
    [11.4, 6.6],
    [12.7, 11.4],
    [12.3, 16.2],
    [10.6, 20.8],
    [8, 25.2],
    [5.4, 28.9],
    [3.5, 31.8],
    [2.4, 33.4],
    [0, 33.8],
  ]),
  280,
);

type Look = BodyFinish & {
  maker?: string;
  /** Of five single strings, solid, with a pickup: what Carnatic players use. */
  electric?: true;
};

/** With four pairs of strings on a hollow teardrop. */
function acoustic({ maker = "", ...look }: Look): Group {
  const { face } = bodyFinish(look, 27, 35);
  const painted = look.paint ? face : undefined;
  const sides = painted ?? wood("flamed", { across: 14, along: 30, gloss: 1, color: "#a9633a", side: DoubleSide });
  const [bone, metal, black] = [ivory(), nickel({ roughness: 0.22 }), lacquer("#0c0b0b", { roughness: 0.3 })];
  const veneer = lacquer("#131110", { roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.3 });
  const dark = wood("rosewood", { across: 12, along: 30, gloss: 0.3, turn: Math.PI / 2 });
  const neckWood = wood("mahogany", { across: 8, along: 60, gloss: 0.5 });
  const ring = (from: number, to: number, material: typeof black) =>
    mesh(
      slab(plate(ellipse(0, HOLE, 2.9 + to, 2.2 + to), [ellipse(0, HOLE, 2.9 + from, 2.2 + from)]), 0.04),
      material,
      v(0, 0, DEPTH),
    );
  const head = placed(headBothSides(neckWood, metal, maker, { ...HEAD, face: veneer, button: bone }), {
    at: v(0, NUT + 0.35, DEPTH + 0.35),
    turn: [-13, 0, 0],
    scale: [HEAD_SIZE, HEAD_SIZE, HEAD_SIZE],
  });
  head.updateMatrix();
  const across = { saddle: inPairs(4, 3.7, 0.28), nut: inPairs(4, 2.2, 0.24), tail: abreast(8, 2.4) };
  return group(
    mesh(wall(body, 0, DEPTH), sides),
    mesh(slab(plate(body), 0.3), painted ?? sides),
    mesh(slab(plate(body, [ellipse(0, HOLE, 2.9, 2.2)]), 0.3), face, v(0, 0, DEPTH - 0.28)),
    rim(body, DEPTH - 0.1, 0.26, bone),
    rim(body, 0.12, 0.22, bone),
    rim(inset(body, 0.4), DEPTH + 0.03, 0.06, black),
    ring(0.15, 0.3, black),
    ring(0.36, 0.6, bone),
    ring(0.66, 0.8, black),
    mesh(box(10.6, 1.5, 0.5, 0.5, 0.15), dark, v(0, SADDLE, DEPTH + 0.25)),
    mesh(box(9.2, 0.75, 0.6, 0.3, 0.2), dark, v(0, SADDLE, DEPTH + 0.9)),
    ...[-3.4, 3.4].map((x) => mesh(box(0.9, 0.9, 0.3, 0.42, 0.08), metal, v(x, SADDLE, DEPTH + 0.6))),
    mesh(box(4.8, 0.2, 0.3, 0.08), bone, v(0, SADDLE, DEPTH + LIFT - 0.15)),
    // The tailpiece: its plate, and the cover that the strings go under.
    mesh(box(3.6, 6.2, 0.25, 0.5, 0.1), metal, v(0, 3, DEPTH + 0.3)),
    mesh(box(3, 3.4, 0.5, 0.2), metal, v(0, 2.3, DEPTH + 0.6)),
    mesh(box(3.7, 5.6, 0.4, 0.9, 0.18), metal, v(0, 2.8, DEPTH + 0.98)),
    mesh(box(3.6, 0.25, 2.6, 0.1), metal, v(0, -0.1, DEPTH - 0.9)),
    guitarNeck({
      nut: NUT,
      end: NUT - fretAt(20, SCALE) - 0.5,
      joint: 33.2,
      scale: SCALE,
      frets: 20,
      widths: [3, 4.3],
      face: DEPTH,
      heel: 4.4,
      wood: neckWood,
      board: wood("ebony", { across: 12, along: 30, gloss: 0.1 }),
      thick: BOARD,
      dots: { at: [5, 7, 10, 12, 15], material: pearl(), radius: 0.25 },
      nutMaterial: bone,
    }),
    head,
    stringing([0.052, 0.052, 0.04, 0.04, 0.024, 0.024, 0.018, 0.018], 4, (n) => [
      v(at(across.tail, n), 4.4, DEPTH + 0.6),
      v(at(across.saddle, n), SADDLE, DEPTH + LIFT),
      v(at(across.nut, n), NUT + 0.25, DEPTH + BOARD + 0.36),
      v(...post(n, HEAD), 1.1).applyMatrix4(head.matrix),
    ]),
  );
}

export default model<Look>({
  finishes: {
    sunburst: { wood: "spruce", burst: sunburst, maker: "Sembiyan" },
    natural: { wood: "spruce", maker: "Kurinji" },
    black: { wood: "spruce", paint: paints.black, maker: "Sembiyan" },
    "red-electric": { electric: true, wood: "jackwood", paint: paints.red },
    "sunburst-electric": { electric: true, wood: "jackwood", burst: sunburst },
  },
  size: [25.4, 63.8, 6.3],
  camera: { azimuth: 22, elevation: 6, fill: 0.9 },
  angle: { azimuth: 156, elevation: 8, fill: 0.9 },
  close: { azimuth: 28, elevation: 16, at: [0, 14.5, 5], across: 27 },
  build: (look) => (look.electric ? electricMandolin(look) : acoustic(look)),
});
