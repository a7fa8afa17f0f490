import { type Group, type Material, Vector2 } from "three";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { rod } from "./tube.ts";
import { times, v } from "./vector.ts";

type Knob = {
  radius: number;
  height: number;
  material: Material;
  /** The coloured disc on its top. */
  cap?: Material;
  pointer?: Material;
  /** Where its pointer stands: degrees clockwise from straight up. */
  angle?: number;
  /** Grooves for the fingers round its side. */
  grooves?: number;
  /** A wider foot below it. */
  skirt?: Material;
};

/** A knob of a control panel, on a face at z 0: mixers, interfaces, synthesizers, amplifiers. */
export function panelKnob({ radius, height, material, cap, pointer, angle = 0, grooves = 0, skirt }: Knob): Group {
  const foot = skirt ? Math.min(0.2, height * 0.15) : 0;
  const side = times(grooves * 6, (n) => {
    const r = radius * (1 - 0.045 * (1 - Math.cos((n / 6) * Math.PI * 2)));
    const a = (n / (grooves * 6)) * Math.PI * 2;
    return new Vector2(Math.cos(a) * r, Math.sin(a) * r);
  });
  const top = height * (grooves ? 0.82 : 0);
  const crown = grooves ? radius * 0.94 : radius;
  const made = group(
    mesh(
      lathe(
        [
          [0, Math.max(foot, top - 0.02)],
          [crown, Math.max(foot, top - 0.02)],
          [crown * 0.96, height * 0.94],
          [crown * 0.9, height * 0.99],
          [crown * 0.84, height],
          [0, height],
        ],
        { around: 40 },
      ).rotateX(Math.PI / 2),
      material,
    ),
  );
  if (grooves) made.add(mesh(slab(plate(side), top - foot, 0.02, 1), material, v(0, 0, foot)));
  if (skirt) made.add(mesh(rod(v(0, 0, 0), v(0, 0, foot), radius * 1.22, radius * 1.12, 40), skirt));
  if (cap) made.add(mesh(rod(v(0, 0, height - 0.05), v(0, 0, height + 0.03), radius * 0.74, undefined, 32), cap));
  if (pointer) {
    const width = Math.max(0.05, radius * 0.14);
    made.add(
      mesh(box(width, radius * 0.62, 0.06, width * 0.3), pointer, v(0, radius * 0.5, height + 0.03)),
      mesh(box(width, 0.06, height * 0.6, width * 0.3, 0.01), pointer, v(0, radius * 0.93, height * 0.62)),
    );
  }
  return placed(made, { turn: [0, 0, -angle] });
}
