import type { Group, Material } from "three";
import { ivory, lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { flatTanpura } from "../parts/flatTanpura.ts";
import { bowl, plate } from "../parts/kudam.ts";
import { lathe } from "../parts/lathe.ts";
import { longNeck, tongue } from "../parts/longNeck.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { peg } from "../parts/peg.ts";
import { box } from "../parts/slab.ts";
import { abreast, plain, strings, wound } from "../parts/strings.ts";
import { tube } from "../parts/tube.ts";
import { leaves, tumba } from "../parts/tumba.ts";
import { at, times, v } from "../parts/vector.ts";

/** Of a gourd, or southern: its bowl carved of wood, without leaves on its shoulders. */
type Look =
  | { gourd: Wood; stain?: string; neck: Wood; paint?: string; southern?: true; strings?: keyof typeof PEGS }
  | "flat";

const RADIUS = 19;
/** Heights above the middle of the face: the bridge, where the neck begins, the nut, its end. */
const [BRIDGE, JOINT, NUT, END] = [-3, 20, 86, 112];
const FACE = 1.4;
/** How high the pegs at the sides of the neck stand, by how many strings there are; two more stand in front. */
const PEGS = {
  4: { left: [103], right: [103] },
  5: { left: [101.5, 107.5], right: [103] },
  6: { left: [101.5, 107.5], right: [104.5, 109] },
};

/** A knob turned of the neck's wood that stands on its end. */
const finial = (stick: Material) =>
  mesh(
    lathe(
      [
        [1.9, 0],
        [1.9, 0.35],
        [1.45, 0.7],
        [0.7, 1],
        [0.75, 1.3],
        [1.2, 1.9],
        [1.2, 2.5],
        [0.75, 3],
        [0, 3.2],
      ],
      { around: 40, crease: 50 },
    ),
    stick,
    v(0, END + 0.5, -0.5),
  );

/** The bowl of a southern tambura, carved like a veena's, and bands of bone where the neck leaves it. */
const carvedBowl = (shell: Material, face: Material, bone: Material): Group =>
  group(
    placed(group(placed(group(bowl(shell, bone), plate(face, bone)), { turn: [0, 90, 0] })), { turn: [90, 0, 0] }),
    ...[0, 0.9].map((y) => mesh(box(12.4 - y, 0.3, 0.08, 0.1), bone, v(0, JOINT + 3 + y, FACE + 0.27))),
  );

export default model<Look>({
  finishes: {
    honey: { gourd: "mango", stain: "#f0a860", neck: "mango" },
    "honey-5": { gourd: "mango", stain: "#f0a860", neck: "mango", strings: 5 },
    "honey-6": { gourd: "mango", stain: "#f0a860", neck: "mango", strings: 6 },
    jackwood: { gourd: "jackwood", neck: "jackwood", southern: true },
    maple: "flat",
    rosewood: { gourd: "rosewood", stain: "#f0c0ae", neck: "rosewood" },
    walnut: { gourd: "walnut", neck: "walnut" },
    black: { gourd: "ebony", neck: "ebony", paint: "#151517" },
  },
  size: [40.5, 134.5, 37.5],
  camera: { azimuth: 26, elevation: 6, fill: 0.92 },
  angle: { azimuth: 146, elevation: 8, fill: 0.92 },
  close: { azimuth: 32, elevation: 18, at: [0, 0, 3], across: 42 },
  more: {
    back: { azimuth: 162, elevation: 10, at: [0, 4, -12], across: 52 },
    head: { azimuth: 28, elevation: 8, at: [0, 100, 4], across: 36 },
    bridge: { azimuth: -38, elevation: 26, at: [0, -3, 8], across: 24 },
  },
  build(look) {
    if (look === "flat") return flatTanpura();
    const stain = look.stain ? { color: look.stain } : {};
    const paint = look.paint ? lacquer(look.paint) : undefined;
    const gourd = paint ?? wood(look.gourd, { across: 40, along: 60, gloss: 0.9, ...stain });
    const face = wood(look.paint ? "mango" : look.neck, { across: 44, along: 64, gloss: 0.8, ...stain });
    // The grain's picture meets itself beside the plate, not across it.
    face.map?.offset.set(0.5, 0.5);
    const stick = paint ?? wood(look.neck, { across: 14, along: 80, gloss: 0.9, ...stain });
    const [bone, dark, metal] = [ivory(), wood("rosewood", { across: 10, along: 20 }), brass()];
    const edges = [-1, 1].map((side) =>
      mesh(
        tube(
          [
            v(side * 6.7, JOINT + 2, FACE + 0.25),
            v(side * 5.6, JOINT + 5.5, FACE + 0.25),
            v(side * 4.75, JOINT + 11, FACE + 0.25),
            v(side * 3.8, END - 2, FACE + 0.25),
          ],
          0.16,
        ),
        bone,
      ),
    );
    const made = group(
      ...(look.southern
        ? [carvedBowl(gourd, face, bone)]
        : [tumba({ radius: RADIUS, depth: 28, gourd, face, binding: bone }), leaves(RADIUS, stick)]),
      longNeck(
        [
          ...tongue(JOINT - 10.5, JOINT - 1, 7, 8.8),
          [JOINT + 2, 6.8, 8],
          [JOINT + 5.5, 5.7, 6.6],
          [JOINT + 11, 4.8, 5.2],
          [NUT, 4.1, 4.6],
          [END - 4, 3.9, 4.4],
          [END, 3.7, 4.1],
          [END + 0.4, 3.4, 3.9],
          [END + 0.6, 2.9, 3.5],
        ],
        FACE,
        stick,
      ),
      ...edges,
      mesh(box(9, 4, 2.4, 0.5), bone, v(0, BRIDGE, FACE + 2.2)),
      mesh(box(7.6, 0.5, 1.4, 0.15), bone, v(0, NUT, FACE + 0.9)),
      mesh(box(7.4, 0.4, 1.2, 0.12), bone, v(0, NUT + 3, FACE + 0.8)),
      mesh(box(3, 3.2, 1.2, 0.3), bone, v(0, -RADIUS + 0.4, 0.2)),
      // The slot through which strings come to the pegs at the sides.
      mesh(box(1.7, 9.4, 0.04, 0.8, 0.01), matt("#120d0a"), v(0, 99.3, FACE + 0.26)),
    );
    const [low, high] = [wound(), plain()];
    const beads = [lacquer("#b0282e"), lacquer("#2a5aa0"), lacquer("#e2ded2"), lacquer("#2f7a4c")];
    const { strings: count = 4 } = look;
    const { left, right } = PEGS[count];
    const ends = [
      v(-1.9, 96, FACE + 2),
      ...left.map((y, n) => v(-0.45 + n * 0.25, y - 3, FACE)),
      ...right.toReversed().map((y, n) => v(0.45 - n * 0.25, y - 4, FACE)),
      v(1.9, 101, FACE + 2),
    ];
    const places = abreast(count, count * 0.5 + 2.4);
    const last = count - 1;
    made.add(
      strings(
        places.map((x, n) => ({
          through: [
            v(x * 0.4, -RADIUS, 0.8),
            v(x, BRIDGE, FACE + 3.44),
            v(x * 0.9, NUT, FACE + 1.65),
            ends[n] ?? v(0, END),
          ],
          radius: n === last ? 0.05 : 0.032,
          material: n === last ? low : high,
        })),
      ),
      ...places.map((x, n) =>
        placed(mesh(box(0.8, 1.1, 0.8, 0.3), at(beads, n % beads.length)), {
          at: v(x * 0.72, BRIDGE - 6.4 - n * 1.1, FACE + 2),
        }),
      ),
    );
    // Two pegs in front, the others at the sides.
    for (const x of [-1.9, 1.9])
      made.add(placed(peg(8, 1.6, dark, bone), { at: v(x, 96 + (x > 0 ? 5 : 0), FACE), turn: [90, 0, 0] }));
    for (const [side, y] of [...left.map((y) => [-1, y] as const), ...right.map((y) => [1, y] as const)])
      made.add(placed(peg(8, 1.6, dark, bone), { at: v(side * 3.4, y, FACE - 1.6), turn: [0, 0, -90 * side] }));
    made.add(...times(9, (n) => mesh(box(0.9, 0.22, 0.06, 0.1), bone, v(0, JOINT + 14 + n * 6, FACE + 0.27))));
    made.add(finial(stick), mesh(box(1.2, 1.2, 0.3, 0.2), metal, v(0, -RADIUS - 0.5, -0.4)));
    return made;
  },
});
