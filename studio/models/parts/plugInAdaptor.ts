import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, nickel } from "../materials/metals.ts";
import { label, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { cornered, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { lamp } from "./socket.ts";
import { rod, tube } from "./tube.ts";
import { steps, times, v } from "./vector.ts";

/** The round plug of 5.5 mm, lying along x from its cable at the origin. */
const barrelPlug = (): Group =>
  group(
    mesh(
      lathe(
        [
          [0.22, -1.2],
          [0.3, -1],
          [0.3, 0],
          [0.52, 0.15],
          [0.55, 2],
          [0.48, 2.15],
          [0, 2.15],
        ],
        { around: 40 },
      ).rotateZ(-Math.PI / 2),
      plastic("#17181a", 0.42),
    ),
    ...times(4, (n) =>
      mesh(rod(v(0.5 + n * 0.35, 0, 0), v(0.62 + n * 0.35, 0, 0), 0.58, undefined, 32), matt("#101011")),
    ),
    mesh(rod(v(2.1, 0, 0), v(3.1, 0, 0), 0.275, undefined, 32), nickel()),
    mesh(rod(v(3.05, 0, 0), v(3.12, 0, 0), 0.12, undefined, 20), matt("#050505")),
  );

/** An adaptor with two round pins lying on its back, its lead in loops beside it with the plug in front. */
export function plugInAdaptor(colour: string, ink: string): Group {
  const body = plastic(colour, 0.5);
  const jacket = plastic("#1b1c1e", 0.5);
  const shell = cornered([
    [-2.9, -3.7],
    [-2.5, -4.1],
    [2.5, -4.1],
    [2.9, -3.7],
    [2.9, 3.1],
    [2.3, 4],
    [-2.3, 4],
    [-2.9, 3.1],
  ]);
  const [cable, radius] = [0.2, 3.5];
  const loops = steps(64).map((t) => {
    const a = -Math.PI / 2 + t * Math.PI * 2 * 3.95;
    const r = radius + Math.sin(t * 17) * 0.3;
    return v(7.2 + Math.cos(a) * r, cable + t * 0.9 + (t > 0.1 && t < 0.95 ? 0.1 : 0), 0.4 - Math.sin(a) * r);
  });
  const end = v(8.4, 0.55, 7.3);
  const adaptor = group(
    mesh(slab(plate(shell), 3.3, 0.35, 4).rotateX(-Math.PI / 2), body),
    placed(
      label(4.6, 6.4, (on) => {
        text(on, "Tinlark", { y: -2.4, size: 0.95, colour: ink, face: "serif", italic: true });
        text(on, "Ember 9 V", { y: -1.5, size: 0.5, colour: ink, weight: 600 });
        on.strokeStyle = on.fillStyle = ink;
        on.lineWidth = 0.06;
        on.strokeRect(-2.1, -0.8, 4.2, 3.6);
        text(on, "INPUT 100–260 V ~ 50 Hz", { y: -0.25, size: 0.3, colour: ink });
        text(on, "OUTPUT 9 V DC  1.5 A", { y: 0.4, size: 0.34, colour: ink, weight: 600 });
        on.beginPath();
        on.arc(0, 1.5, 0.42, 0.5, 5.8);
        on.moveTo(-1.2, 1.5);
        on.lineTo(-0.42, 1.5);
        on.moveTo(0, 1.5);
        on.lineTo(1.2, 1.5);
        on.stroke();
        on.beginPath();
        on.arc(0, 1.5, 0.12, 0, 7);
        on.fill();
        text(on, "5.5 × 2.1 mm", { y: 2.4, size: 0.28, colour: ink });
      }),
      { at: v(0, 3.32, 0.3), turn: [-90, 0, 0] },
    ),
    placed(lamp(0.16, "#3ce06a"), { at: v(0, 3.3, 3.4), turn: [-90, 0, 0] }),
    ...[-0.95, 0.95].map((x) => mesh(rod(v(x, 1.6, -4), v(x, 1.6, -5.8), 0.24, 0.2, 24), brass())),
    ...[-0.95, 0.95].map((x) => mesh(rod(v(x, 1.6, -4), v(x, 1.6, -4.5), 0.32, undefined, 24), matt("#101011"))),
    mesh(box(3.4, 2, 0.5, 0.6, 0.15), body, v(0, 1.6, -4.1)),
    mesh(rod(v(0, 1.4, 3.8), v(0, 1.2, 5.2), 0.38, 0.26, 20), jacket),
  );
  return group(
    placed(adaptor, { at: v(-1.5, 0, 0), turn: [0, 65, 0] }),
    mesh(
      tube(
        [
          v(2.9, 1.22, 2.1),
          v(3.8, 0.7, 2.7),
          v(5.2, cable, 3.6),
          ...loops,
          v(9.4, 0.7, 4.3),
          v(11.6, 0.5, 4.5),
          v(12.8, 0.4, 5),
          v(12.7, 0.4, 5.7),
          v(11.6, 0.5, 6.14),
          v(10.5, 0.55, 6.54),
          end,
        ],
        cable,
        {
          pieces: 420,
          around: 10,
        },
      ),
      jacket,
    ),
    placed(barrelPlug(), { at: end, turn: [0, 200, 0] }),
  );
}
