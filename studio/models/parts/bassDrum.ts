import type { Group, Material } from "three";
import { drum } from "./drum.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { tubeJoint } from "./tubeJoint.ts";
import { v } from "./vector.ts";

type BassDrum = {
  radius: number;
  depth: number;
  shell: Material;
  /** The front head, and the one that the pedal strikes. */
  head: readonly [Material, Material];
  metal: Material;
  rubber: Material;
  lugs: number;
  /** Of what its hoops are, if not of the shell's material. */
  hoop?: Material;
  /** What stands on the front head: a name and its maker. */
  name: { words: string; maker: string; colour: string };
  /** A post for a single tom: where it stands, and where that tom's shell begins. */
  single?: readonly [x: number, shell: number];
};

/** A bass drum on its spurs: its front at z `depth`, its floor at y 0, the post for two toms or a single one on top. */
export function bassDrum(look: BassDrum): Group {
  const { radius, depth, shell, head, metal, rubber, lugs, hoop = shell, name, single } = look;
  const [k, d] = [radius / 27.9, depth / 45];
  const spur = (side: number) =>
    group(
      mesh(rod(v(side * 27 * k, -6 * k, 34 * d), v(side * 36 * k, -28 * k, 44 * d), 0.8), metal),
      mesh(rod(v(side * 35.4 * k, -26.6 * k, 43.4 * d), v(side * 36.4 * k, -28.7 * k, 44.4 * d), 1.2), rubber),
      mesh(rod(v(side * 26.5 * k, -5 * k, 33.5 * d), v(side * 29 * k, -11 * k, 36 * d), 1.6), metal),
    );
  const x = single?.[0] ?? 0;
  const foot = Math.sqrt(radius ** 2 - x ** 2);
  const z = 20 * d;
  const [from, to] = single ? [x - 2.6, single[1]] : [-7, 7];
  return placed(
    group(
      placed(drum({ radius, depth, shell, head, metal, hoop, lugs }), { turn: [90, 0, 0] }),
      placed(
        label(34 * k, 9 * k, (on) => {
          text(on, name.words, { y: -1 * k, size: 6 * k, colour: name.colour, face: "serif", italic: true });
          text(on, name.maker, { y: 3.2 * k, size: 1.5 * k, colour: name.colour, spacing: 0.3 });
        }),
        { at: v(0, 3 * k, depth + 0.06) },
      ),
      spur(-1),
      spur(1),
      mesh(rod(v(x, foot - 1.6, z), v(x, foot + 1.4, z), 3, 2.7, 32), metal),
      mesh(rod(v(x, foot, z), v(x, radius + 7, z), 1.7, 1.7, 32), metal),
      placed(tubeJoint(1.7, 1.3, metal), { at: v(x, radius + 7, z) }),
      mesh(rod(v(x, radius + 7, z), v(x, radius + 18, z), 1.3, 1.3, 32), metal),
      mesh(rod(v(x, radius + 14.2, z), v(x, radius + 17.8, z), 1.9, 1.9, 32), metal),
      mesh(rod(v(from, radius + 16, z), v(to, radius + 16, z), 1.2, 1.2, 24), metal),
    ),
    { at: v(0, radius + 1.3, 0) },
  );
}
