import type { Group, Vector3 } from "three";
import { cloth } from "../materials/cloth.ts";
import { matt } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { along, tube } from "./tube.ts";
import { at } from "./vector.ts";
import { band } from "./webbing.ts";

/** A zip along `points` on a face that looks to `out`: its tape, its teeth, `pulls` sliders with their tags. */
export function zip(points: readonly Vector3[], out: Vector3, pulls: readonly number[]): Group {
  const places = along(points, 200);
  const metal = nickel();
  const teeth = matt("#3a3b3f");
  const turn = (Math.atan2(out.x, out.z) * 180) / Math.PI;
  return group(
    mesh(band(points, 2.6, 0.16, out, 160), cloth("#0e0e10", 0.05)),
    mesh(
      tube(
        places.map((place) => place.clone().addScaledVector(out, 0.16)),
        0.26,
        { pieces: 200, around: 6 },
      ),
      teeth,
    ),
    ...pulls.map((t) => {
      const place = at(places, Math.round(t * 200));
      return placed(
        group(
          mesh(box(1, 1.5, 0.5, 0.3, 0.12), metal),
          placed(mesh(box(0.6, 3.6, 0.22, 0.25, 0.08), metal), {
            at: place.clone().set(0, -2.2, 0.2),
            turn: [-6, 0, 0],
          }),
        ),
        { at: place.clone().addScaledVector(out, 0.4), turn: [0, turn, 0] },
      );
    }),
  );
}
