import { type Material, TorusGeometry, type Vector3 } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, steel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { perforated } from "../materials/perforated.ts";
import { model } from "../model.ts";
import { dome } from "../parts/dome.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, steps, v } from "../parts/vector.ts";

type Look = {
  shell: string;
  pad: () => Material;
  band: () => Material;
  name: string;
  ink: string;
  /** A perforated metal grille instead of a closed shell. */
  open?: true;
  /** Small and light, lying on the ears; its cups are turned flat. */
  small?: true;
};

/** Half the width and half the height of a cup. */
const cupOf = (small?: true): readonly [number, number] => (small ? [3.4, 3.6] : [4.2, 5]);

/** The section of a cup's shell, its edges rounded; `r` is its radius. */
const shellSide = (r: number): Flat[] => [
  [0, -1.5],
  ...steps(7).map((t): Flat => [r - 0.5 + 0.5 * Math.sin((t * Math.PI) / 2), -1 - 0.5 * Math.cos((t * Math.PI) / 2)]),
  ...steps(7).map((t): Flat => [r - 0.5 + 0.5 * Math.cos((t * Math.PI) / 2), -0.1 + 0.5 * Math.sin((t * Math.PI) / 2)]),
  [0, 0.4],
];

/** A cup, its outside to z, its pad behind. */
function cup({ shell, pad, open, small, name, ink }: Look) {
  const [w, h] = cupOf(small);
  const [hard, soft] = [plastic(shell, 0.44), pad()];
  const made = group(
    placed(mesh(lathe(shellSide(h), { around: 128, crease: 40 }).rotateX(Math.PI / 2), hard), {
      scale: [w / h, 1, 1],
    }),
    placed(mesh(new TorusGeometry(w - 1.05, 1.02, 24, 96), soft), {
      at: v(0, 0, -2.3),
      scale: [1, (h - 1.05) / (w - 1.05), 1],
    }),
    mesh(slab(plate(ellipse(0, 0, w - 1, h - 1)), 0.1), cloth("#2a2a2c", 0.1), v(0, 0, -2.4)),
  );
  const inner = ellipse(0, 0, w * 0.84, h * 0.84, 96);
  if (open) {
    const behind = matt("#121315");
    made.add(
      mesh(slab(plate(inner), 0.1), behind, v(0, 0, 0.36)),
      mesh(
        dome(inner, (t) => 0.1 + 0.75 * Math.sin((t * Math.PI) / 2)),
        perforated("holes", "#a9adb2", 0.3),
        v(0, 0, 0.42),
      ),
      mesh(slab(plate(ellipse(0, 0, w * 0.9, h * 0.9, 96), [inner]), 0.34, 0.1), steel(), v(0, 0, 0.28)),
      mesh(rod(v(0, 0, 0.5), v(0, 0, 1.3), 0.75, 0.7, 40), steel()),
    );
  } else
    made.add(
      mesh(
        dome(inner, (t) => 0.06 + 0.85 * Math.sqrt(1 - (1 - t) ** 2.2)),
        hard,
        v(0, 0, 0.38),
      ),
      mesh(
        slab(plate(ellipse(0, 0, w * 0.86, h * 0.86, 96), [inner]), 0.12, 0.04),
        steel({ color: "#8b8d91" }),
        v(0, 0, 0.36),
      ),
    );
  made.add(
    placed(
      label(4.6, 1, (on) => text(on, name, { size: 0.62, colour: ink, weight: 600, spacing: 0.08 })),
      { at: v(0, open ? -0.02 : 0, open ? 1.31 : 1.3), scale: open ? [0.44, 0.44, 1] : [1, 1, 1] },
    ),
  );
  return made;
}

/** The fork that holds a cup: from its two pivots up to its stem, in the cup's own place. */
function fork(small: true | undefined, metal: Material) {
  const [w, h] = cupOf(small);
  const points = steps(15, -0.06, Math.PI + 0.06).map((a) => v(Math.cos(a) * (w + 0.42), Math.sin(a) * (h + 0.55), 0));
  return group(
    mesh(tube(points, 0.3, { around: 12 }), metal),
    ...[-1, 1].map((side) => mesh(rod(v(side * (w - 0.3), 0, 0), v(side * (w + 0.85), 0, 0), 0.5, 0.42, 24), metal)),
    mesh(rod(v(0, h + 0.2, 0), v(0, h + 3, 0), 0.36, undefined, 20), metal),
  );
}

/** A band over the head: sections `wide` by `thick` along an arch in the plane of x and y. */
function arch(rx: number, ry: number, y: number, from: number, wide: number, thick: number, swell = 0) {
  const ring = roundRect(wide, thick, thick * 0.49, 6);
  return loft(
    steps(49, from, Math.PI - from).map((a): Vector3[] => {
      const t = Math.max(0, Math.sin(((a - from) / (Math.PI - 2 * from)) * Math.PI));
      const grow = 1 + swell * t ** 0.5;
      return ring.map((p) => {
        const out = p.y * grow;
        return v(Math.cos(a) * (rx + out), y + Math.sin(a) * (ry + out), p.x * (0.7 + 0.3 * t ** 0.5));
      });
    }),
  );
}

const plug = (metal: Material, sleeve: Material) =>
  group(
    mesh(
      lathe([
        [0.2, 0],
        [0.3, 0.1],
        [0.42, 1.2],
        [0.42, 2.8],
        [0.34, 2.95],
        [0, 3],
      ]).rotateX(Math.PI / 2),
      sleeve,
    ),
    mesh(
      lathe([
        [0, 2.9],
        [0.32, 2.9],
        [0.32, 5],
        [0.22, 5.2],
        [0.32, 5.4],
        [0.1, 5.75],
        [0, 5.75],
      ]).rotateX(Math.PI / 2),
      metal,
    ),
  );

/** The cable on the floor, from the left cup's edge through its sleeve round to the front, with its plug. */
function cable(small: true | undefined, jacket: Material) {
  const end = v(6.4, 0.42, 8.6);
  const lie = 0.24;
  const [from, out] = small ? [v(-8.4, 0.85, -0.5), v(-10, 0.5, -0.3)] : [v(-7.1, 0.95, 1.5), v(-7.5, 0.6, 3.1)];
  const way: Vector3[] = [
    from,
    out,
    ...(small ? [v(-10.8, lie, 0.9), v(-10.4, lie, 3.8)] : [v(-8.6, lie, 4.1), v(-9.6, lie, 5)]),
    v(-8, lie, 7),
    v(-2.8, lie, 8.7),
    v(1.2, lie, 7.4),
    v(3.8, 0.42, 7.6),
    end,
  ];
  return group(
    placed(group(plug(gold(), plastic("#1b1c1f", 0.4))), { at: end, turn: [0, 58, 0] }),
    mesh(rod(from, from.clone().lerp(out, 0.9), 0.42, 0.26, 20), jacket),
    mesh(tube(way, 0.19, { pieces: 160, around: 12 }), jacket),
  );
}

/** Headphones standing on their cups. */
export default model<Look>({
  finishes: {
    black: {
      shell: "#1f2023",
      pad: () => leather("#232325", 8),
      band: () => leather("#232325", 8),
      name: "HVILE",
      ink: "#b9b5aa",
    },
    cream: {
      shell: "#e6dabd",
      pad: () => leather("#6b3f23", 8),
      band: () => leather("#6b3f23", 8),
      name: "HVILE",
      ink: "#6b4a2a",
    },
    grey: {
      shell: "#6f747a",
      pad: () => matt("#4c4f54", { sheen: 0.9, sheenRoughness: 0.6 }),
      band: () => matt("#4c4f54", { sheen: 0.9, sheenRoughness: 0.6 }),
      name: "AAPEN",
      ink: "#202225",
      open: true,
    },
    blue: {
      shell: "#5f93d3",
      pad: () => leather("#2b2d33", 8),
      band: () => plastic(paints.blue, 0.5, { color: "#5f93d3" }),
      name: "KAADHU",
      ink: "#f1f4f8",
      small: true,
    },
    "black-light": {
      shell: "#292a2e",
      pad: () => leather("#1b1b1d", 8),
      band: () => plastic("#1d1e21", 0.5),
      name: "KAADHU",
      ink: "#d8d5cc",
      small: true,
    },
  },
  size: [21.4, 21.1, 16.9],
  camera: { azimuth: 34, elevation: 15, fill: 0.88 },
  angle: { azimuth: -58, elevation: 9 },
  close: { at: [8, 5.2, 1], across: 13, azimuth: 58, elevation: 10 },
  build(look) {
    const { small, band } = look;
    const [, h] = cupOf(small);
    const metal = look.open ? steel() : plastic(look.shell, 0.4);
    const soft = band();
    const hinge = h + 2.7;
    const middle = h + 0.05;
    const [rx, ry] = [small ? 7.2 : 7.6, small ? 7 : 8];
    const turned = (side: number) => (small ? side * 8 : side * 84);
    const made = group(
      ...[-1, 1].map((side) =>
        placed(group(cup(look), fork(small, metal)), {
          at: v(side * (small ? 7.2 : 7.6), middle, 0),
          turn: [0, turned(side), 0],
        }),
      ),
      mesh(arch(rx, ry, middle + hinge - 0.4, 0.02, small ? 1.7 : 2.6, 0.5), metal),
      // Where the fork's stem slides into the band.
      ...[-1, 1].map((side) =>
        mesh(box(1.4, 2.6, small ? 1.5 : 2.2, 0.35), metal, v(side * rx, middle + hinge - 0.3, 0)),
      ),
    );
    made.add(
      mesh(
        small
          ? arch(rx - 0.42, ry - 0.42, middle + hinge - 0.4, 0.9, 1.7, 0.5, 0.2)
          : arch(rx - 0.5, ry - 0.5, middle + hinge - 0.4, 0.45, 3.4, 1, 0.3),
        soft,
      ),
    );
    if (!small) made.add(mesh(arch(rx + 0.3, ry + 0.3, middle + hinge - 0.4, 0.5, 3, 0.36), soft));
    made.add(cable(small, matt("#1a1a1c")));
    return made;
  },
});
