import { type Group, type Material } from "three";
import { fromAbove } from "./fromAbove.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import { along, tube } from "./tube.ts";
import { times, v } from "./vector.ts";

type Head = {
  radius: number;
  skin: Material;
  /** The ring of leather or skin on top, as wide as from `inner` to the rim; left out, the skin is bare. */
  ring?: { material: Material; inner: number };
  /** The round patch of paste: its radius, how far it lies off the middle, how thick it is. */
  patch?: { material: Material; radius: number; aside?: number; thickness?: number };
};

/** A drum's head that looks up: skin over the rim, the ring on top, the black patch. Its skin lies at y 0. */
export function drumHead({ radius, skin, ring, patch }: Head): Group {
  const made = group(
    mesh(
      fromAbove(
        lathe(
          [
            [0, 0],
            [radius - 0.3, 0],
            [radius, -0.15],
            [radius + 0.1, -0.9],
          ],
          { around: 128 },
        ),
      ),
      skin,
    ),
  );
  if (ring) {
    const { inner } = ring;
    const width = radius - inner;
    made.add(
      mesh(
        lathe(
          [
            [inner, 0.02],
            [inner, 0.16],
            [inner + 0.12, 0.24],
            [inner + width * 0.8, 0.28],
            [radius, 0.16],
            [radius + 0.25, -0.25],
            [radius + 0.3, -1.4],
          ],
          { around: 160, crease: 60 },
        ),
        ring.material,
      ),
    );
  }
  if (patch) {
    const { radius: r, thickness: t = 0.4, aside = 0 } = patch;
    const shape = lathe(
      [
        [0, t],
        [r * 0.3, t * 0.98],
        [r * 0.7, t * 0.82],
        [r * 0.93, t * 0.5],
        [r, 0.02],
      ],
      {
        around: 96,
        smooth: true,
      },
    );
    made.add(mesh(shape, patch.material, v(aside, 0.01, 0)));
  }
  return made;
}

/** A ring of `strands` cords twisted round each other, lying flat: the braid round a drum's head. */
export function braid(radius: number, thickness: number, twists: number, material: Material, strands = 3): Group {
  const made = group();
  for (let strand = 0; strand < strands; strand++) {
    const points = times(240, (n) => {
      const a = (n / 240) * Math.PI * 2;
      const b = twists * a + (strand / strands) * Math.PI * 2;
      const r = radius + Math.cos(b) * thickness;
      return v(Math.sin(a) * r, Math.sin(b) * thickness * 1.2, Math.cos(a) * r);
    });
    made.add(
      mesh(tube(along(points, 720, true), thickness * 0.78, { pieces: 720, closed: true, around: 12 }), material),
    );
  }
  return made;
}
