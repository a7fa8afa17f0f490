import type { Group, Material } from "three";
import { ivory, lacquer, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { loft } from "../parts/loft.ts";
import { lying } from "../parts/lying.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, mirrored, type Outline, plate, smooth } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { pickup } from "../parts/pickup.ts";
import { box, slab } from "../parts/slab.ts";
import { speakerGrille } from "../parts/speakerGrille.ts";
import { rod, tube } from "../parts/tube.ts";
import { steps, times, v } from "../parts/vector.ts";
import { bridge, END, fretting, NUT, pegs, strung } from "../parts/veenaFittings.ts";
import { flatTopped, PEG_BOX, pegBox } from "../parts/veenaNeck.ts";

/** To travel with: a shallow box of jackwood. Electronic: a slim body painted in that colour. */
type Look = "travel" | { paint: string };

/** Where the neck is bolted to the body. */
const JOINT = -25;
const TOP = 0.4;

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

/** The neck with its open peg box and its plain bent head, tipped with bone. */
function neck(material: Material, bone: Material): Group {
  const below = (x: number, half: number, depth: number, top = TOP) =>
    steps(25, 0, Math.PI).map((a) => v(x, top - 0.25 - Math.sin(a) * depth, Math.cos(a) * half));
  const section = (x: number, half: number, depth: number, top = TOP) => flatTopped(below(x, half, depth, top), top);
  const [first, last] = [NUT + PEG_BOX.from, END - PEG_BOX.to];
  const head = steps(18).map((t) =>
    section(END + t * 13.6, 4.4 - 2.6 * t ** 1.3, 4 - 1.9 * t ** 1.3, TOP - 3.4 * t ** 1.7),
  );
  return group(
    mesh(
      loft([
        section(JOINT, 5.6, 4.8),
        section(-18, 5.2, 4.6),
        section(0, 4.9, 4.4),
        section(NUT + 1, 4.7, 4.2),
        section(first, 4.68, 4.18),
      ]),
      material,
    ),
    mesh(pegBox([below(first, 4.68, 4.18), below(last, 4.44, 4.02)], TOP, 3.3, -2.5), material),
    mesh(loft([section(last, 4.44, 4.02), ...head]), material),
    mesh(loft([section(END + 13.5, 1.8, 2.1, -3), section(END + 14.5, 1.3, 1.6, -3.4)]), bone),
  );
}

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
  camera: { azimuth: -42, elevation: 40, fill: 0.95 },
  angle: { azimuth: -34, elevation: 26, fill: 0.92 },
  close: { azimuth: -20, elevation: 28, at: [-46, 0, 0], across: 42 },
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
