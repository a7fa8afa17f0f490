import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome } from "../materials/metals.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { steps, v } from "../parts/vector.ts";

const steel = () => blackMetal({ roughness: 0.4, clearcoat: 0.6, clearcoatRoughness: 0.3 });
const foam = () => matt("#232326");

/** A low A-frame: two pairs of legs hinged at the top, arms in foam in front, a chain that holds the legs. */
function perch() {
  const [metal, pad, joint, rubber] = [steel(), foam(), plastic("#17181a", 0.5), matt("#101011")];
  const made = group(
    mesh(box(9, 3.6, 3.4, 1, 0.4), joint, v(0, 29, 0)),
    placed(
      label(6, 1.6, (on) => text(on, "Tinlark", { size: 1.5, colour: "#d9d5ca", face: "serif", italic: true })),
      { at: v(0, 29, 1.72) },
    ),
    mesh(rod(v(-4.9, 29, 0), v(4.9, 29, 0), 0.7), chrome()),
    mesh(rod(v(-9.7, 12, 5.6), v(9.7, 12, 5.6), 0.75), metal),
    mesh(rod(v(-7.4, 7, -10.6), v(7.4, 7, -10.6), 0.75), metal),
  );
  for (const side of [-1, 1]) {
    const at = (t: number) => v(side * (3.4 + 10.6 * t), 29 - 28.2 * t, 9 * t);
    const back = (t: number) => v(side * (2.6 + 6.4 * t), 29 - 28.2 * t, -14 * t);
    const hold = at(0.6);
    made.add(
      mesh(rod(at(0), at(1), 1), metal),
      mesh(rod(back(0), back(1), 1), metal),
      mesh(rod(at(0.1), at(0.44), 1.7, 1.7, 20), pad),
      mesh(rod(at(0.95), at(1.03), 1.35), rubber),
      mesh(rod(back(0.95), back(1.03), 1.35), rubber),
      mesh(rod(at(0.55), at(0.65), 1.45), joint),
      mesh(
        tube(
          [
            hold,
            hold.clone().add(v(0, 0, 6)),
            hold.clone().add(v(0, 0.2, 12)),
            hold.clone().add(v(0, 1.6, 14.4)),
            hold.clone().add(v(0, 5, 15.4)),
          ],
          0.85,
          { around: 14 },
        ),
        metal,
      ),
      mesh(
        tube(
          [
            hold.clone().add(v(0, 0, 2)),
            hold.clone().add(v(0, 0, 6)),
            hold.clone().add(v(0, 0.2, 12)),
            hold.clone().add(v(0, 1.6, 14.4)),
            hold.clone().add(v(0, 5.4, 15.5)),
          ],
          1.6,
          { around: 18, pieces: 60 },
        ),
        pad,
      ),
      mesh(
        tube(
          steps(9).map((t) =>
            at(0.72)
              .lerp(back(0.72), t)
              .add(v(0, -2.6 * Math.sin(t * Math.PI), 0)),
          ),
          0.28,
          { around: 8 },
        ),
        rubber,
      ),
    );
  }
  return made;
}

/** A rack for three or five: two sides, a trough below and a rail behind, foam dividers. */
function rookery(places: number) {
  const [metal, pad, joint, rubber] = [steel(), foam(), plastic("#17181a", 0.5), matt("#101011")];
  const half = places * 8.6 + 3;
  const made = group();
  const rail = (y: number, z: number, thick: number, material = metal) =>
    mesh(rod(v(-half, y, z), v(half, y, z), thick, thick, 28), material);
  made.add(
    rail(11, 13, 1.1),
    rail(9.4, -1, 1.1),
    rail(50, -11, 1.1),
    rail(11, 13, 1.9, pad),
    rail(9.4, -1, 1.9, pad),
    rail(50, -11, 1.7, pad),
  );
  for (const side of [-1, 1]) {
    const x = side * half;
    made.add(
      mesh(tube([v(x, 51, -11.2), v(x, 30, -6), v(x, 9, -1), v(x, 1.2, 1)], 1.2, { around: 16 }), metal),
      mesh(rod(v(x, 1.4, -17), v(x, 1.4, 19), 1.2), metal),
      mesh(tube([v(x, 1.6, 14), v(x, 6, 13.6), v(x, 12, 13)], 1.2, { around: 16 }), metal),
      ...[-17, 19].map((z) => mesh(rod(v(x, 1.4, z - 1), v(x, 1.4, z + 1), 1.5, 1.5, 28), rubber)),
      mesh(box(3.4, 4, 3.4, 0.8, 0.3), joint, v(x, 10.2, -1.2)),
      mesh(box(3.4, 4, 3.4, 0.8, 0.3), joint, v(x, 50, -11)),
    );
  }
  for (let n = 0; n <= places; n++) {
    const x = -half + 3 + (n * (half * 2 - 6)) / places;
    made.add(
      mesh(tube([v(x, 50, -11), v(x, 51.4, -8), v(x, 52.2, -2), v(x, 52.6, 1)], 1.5, { around: 28 }), pad),
      mesh(tube([v(x, 11, 13), v(x, 14, 13.6), v(x, 16.4, 14)], 1.5, { around: 28 }), pad),
    );
  }
  return made;
}

export default model<{ places?: number }>({
  finishes: { black: {}, ebony: { places: 5 }, "ebony-three": { places: 3 } },
  size: [31, 31, 38],
  camera: { azimuth: -34, elevation: 16, fill: 0.86 },
  angle: { azimuth: 142, elevation: 20, fill: 0.86 },
  close: { azimuth: -40, elevation: 20, at: [0, 26, 2], across: 18 },
  build: ({ places }) => (places ? placed(rookery(places), { at: v(places * 8.6 + 4.2, -26, 0) }) : perch()),
});
