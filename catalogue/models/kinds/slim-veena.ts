import type { Group, Material } from "three";
import { ivory, lacquer, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { longNeck } from "../parts/longNeck.ts";
import { lying } from "../parts/lying.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, mirrored, type Outline, plate, smooth } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { speakerGrille } from "../parts/speakerGrille.ts";
import { rod, tube } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";
import { bridge, END, fretting, NUT, pegs, strung } from "../parts/veenaFittings.ts";

/** To travel with: a shallow box of jackwood. Electronic: a slim body painted in that colour. */
type Look = "travel" | { paint: string };

/** Where the neck is bolted to the body. */
const JOINT = -25;
const FACE = 0.15;

/** The body seen from above, its end at the left: half as wide as `half`, from its middle to either side. */
const outline = (half: number): Outline =>
  smooth(
    mirrored([
      [0, -64.4],
      [half * 0.55, -63.2],
      [half * 0.93, -56],
      [half, -47],
      [half * 0.9, -38],
      [6.4, -29],
      [5.8, JOINT + 0.6],
      [0, JOINT + 0.5],
    ]),
    180,
  );

/** The neck with its plain bent head. */
const neck = (material: Material, bone: Material): Group =>
  group(
    lying(
      longNeck(
        [
          [JOINT, 5.6, 4.8],
          [-18, 5.2, 4.6],
          [0, 4.9, 4.4],
          [NUT + 1, 4.7, 4.2],
          [END, 4.4, 4],
          [END + 1, 4.2, 3.9],
        ],
        FACE,
        material,
      ),
    ),
    placed(
      mesh(
        tube([v(0, -1.7), v(4, -1.6), v(8, -2.2), v(11.5, -3.8), v(14, -4.6)], (t) => 2.9 - 1.1 * t, { around: 24 }),
        material,
      ),
      { at: v(END - 0.4, 0, 0), scale: [1, 1, 1.35] },
    ),
    placed(mesh(rod(v(0, 0), v(0.9, -0.3), 1.75, 1.2, 32), bone), { at: v(END + 13.5, -4.6, 0) }),
  );

/** The plate over the joint with its two bolts. */
const joint = (metal: Material): Group =>
  group(
    mesh(box(6, 0.2, 8.4, 0.1), metal, v(JOINT - 2.4, 0.75, 0)),
    ...[-2.6, 2.6].map((z) =>
      mesh(rod(v(JOINT - 2.4, 0.8, z), v(JOINT - 2.4, 1.25, z), 0.75, 0.7, 6), chrome(), v(0, 0, 0)),
    ),
  );

function travelBody(bone: Material): Group {
  const sides = wood("walnut", { across: 34, along: 60, gloss: 0.5 });
  const top = wood("walnut", { across: 34, along: 60, gloss: 0.5, color: "#ffe6c8" });
  const edge = outline(15);
  return group(
    lying(
      group(
        mesh(slab(plate(edge), 7, 0.5), sides, v(0, 0, -6.7)),
        mesh(slab(plate(inset(edge, 0.5)), 0.4, 0.12), top, v(0, 0, 0.25)),
        mesh(
          tube(
            edge.map(({ x, y }) => v(x, y, 0.2)),
            0.26,
            { closed: true, pieces: 220, around: 8 },
          ),
          bone,
        ),
      ),
    ),
    joint(steel()),
  );
}

/** Two pickups under the strings, the loudspeaker and four knobs in front of them. */
function electronicBody(paint: Material): Group {
  const [black, cream] = [plastic("#18191b"), plastic("#e8e4da")];
  const edge = outline(13.4);
  const face = 0.3;
  const poles = { count: 4, apart: 4.2, material: chrome() };
  return group(
    lying(
      group(
        mesh(slab(plate(edge), 6.6, 0.9), paint, v(0, 0, face - 6.6)),
        placed(pickup({ width: 8.6, height: 2.4, thick: 1.6, cover: black, poles }), { at: v(0, -34, face) }),
        placed(pickup({ width: 2, height: 4.2, thick: 1.4, cover: black }), { at: v(-7, -36.5, face) }),
        placed(speakerGrille(ellipse(0, 0, 3.2), blackMetal()), { at: v(8.4, -55.4, face) }),
        ...times(4, (n) =>
          placed(
            panelKnob({ radius: 0.95, height: 1.3, material: black, pointer: cream, angle: n * 55 - 100, grooves: 12 }),
            {
              at: v(9.6 - Math.max(0, n - 1) * 0.7, -48.6 + n * 3.6, face),
            },
          ),
        ),
      ),
    ),
    joint(blackMetal()),
  );
}

export default model<Look>({
  finishes: { black: { paint: "#151416" }, red: { paint: "#7d161b" }, walnut: "travel" },
  size: [135, 10.4, 27],
  camera: { azimuth: 10, elevation: 38, fill: 0.92 },
  angle: { azimuth: -34, elevation: 26, fill: 0.92 },
  close: { azimuth: 8, elevation: 44, at: [-45, 0, 0], across: 40 },
  build(look) {
    const [bone, dark] = [ivory(), wood("rosewood", { across: 10, along: 20 })];
    const travel = look === "travel";
    const stick = travel ? wood("walnut", { across: 14, along: 80, gloss: 0.5 }) : lacquer(look.paint);
    return group(
      travel ? travelBody(bone) : electronicBody(stick),
      neck(stick, bone),
      fretting(travel ? "wax" : "fibre"),
      bridge(dark),
      strung(),
      pegs(dark, bone),
    );
  },
});
