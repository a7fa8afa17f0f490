import type { Group, Material } from "three";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate as sheet } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod, tube } from "./tube.ts";
import { type Flat, steps, v } from "./vector.ts";

type HookBolt = {
  /** How far in front of the drum's axis the rod hangs from the rim (at y 0), and how far where its bracket holds it. */
  from: number;
  to: number;
  /** How far the bracket is below the rim. */
  reach: number;
  metal: Material;
  /** What the plate on the shell is of, if not of `metal`. */
  satin?: Material;
  /** The rod's radius. */
  thick?: number;
  /** The bracket's plate on the shell: how wide, how high, and how many degrees it leans back. */
  plate?: [number, number, number];
};

/** A plate bent to a shell of `radius`, its back's middle at the origin. */
function bent(wide: number, high: number, radius: number) {
  const arc = (r: number) =>
    steps(7, -wide / 2 / radius, wide / 2 / radius).map((a): Flat => [Math.sin(a) * r, radius - Math.cos(a) * r]);
  const section = sheet(cornered([...arc(radius), ...arc(radius + 0.26).reverse()]));
  return slab(section, high, 0.07)
    .rotateX(-Math.PI / 2)
    .translate(0, -high / 2, 0);
}

/** A tuning bolt in front of an upright drum: hooked over the rim, held by a bracket on the shell, its nut below. */
export function hookBolt({
  from,
  to,
  reach,
  metal,
  satin = metal,
  thick = 0.27,
  plate = [1.5, 3, 0],
}: HookBolt): Group {
  const end = v(0, -reach, to);
  const way = end
    .clone()
    .sub(v(0, -1.6, from))
    .normalize();
  const hook = [v(0, 0.5, from - 1.5), v(0, 0.75, from - 0.7), v(0, 0.4, from), v(0, -1.6, from)];
  const [wide, high, lean] = plate;
  return group(
    mesh(tube(hook, thick * 1.1, { around: 10, pieces: 24 }), metal),
    mesh(rod(v(0, -1.4, from), end.clone().addScaledVector(way, thick * 7), thick, thick, 12), metal),
    mesh(
      rod(
        end.clone().addScaledVector(way, 0.25),
        end.clone().addScaledVector(way, 0.25 + thick * 2.6),
        thick * 2.3,
        thick * 2.3,
        6,
      ),
      metal,
    ),
    mesh(box(wide * 0.8, 0.5, 1.9, 0.12), metal, v(0, -reach, to - 0.25)),
    placed(mesh(bent(wide, high, to - 1.3), satin), { at: v(0, -reach - high * 0.4, to - 1.3), turn: [lean, 0, 0] }),
  );
}
