import { DoubleSide, type Material, type Vector3 } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, plate, smooth } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { strap } from "../parts/strap.ts";
import { skin } from "../parts/surface.ts";
import { rod } from "../parts/tube.ts";
import { at, type Flat, ramp, steps, v } from "../parts/vector.ts";
import { slider } from "../parts/webbing.ts";
import { drawn } from "../texture.ts";

type Look = { width: number; base: string; border?: string; motif?: string; leather?: string; thread?: string };

/** Handloom cotton across the band: borders with temples, thin lines, a row of diamonds. Repeats every 3 cm. */
function handloom(base: string, border: string, motif: string, wide: number) {
  const map = drawn(256, 256, (on, width, height) => {
    on.fillStyle = base;
    on.fillRect(0, 0, width, height);
    for (const flip of [false, true]) {
      on.save();
      if (flip) {
        on.translate(width, 0);
        on.scale(-1, 1);
      }
      on.fillStyle = border;
      on.fillRect(0, 0, width * 0.09, height);
      for (let n = 0; n < 4; n++) {
        on.beginPath();
        on.moveTo(width * 0.088, (n * height) / 4);
        on.lineTo(width * 0.2, ((n + 0.5) * height) / 4);
        on.lineTo(width * 0.088, ((n + 1) * height) / 4);
        on.fill();
      }
      on.fillStyle = motif;
      on.fillRect(width * 0.035, 0, width * 0.02, height);
      on.fillRect(width * 0.24, 0, width * 0.014, height);
      on.restore();
    }
    on.fillStyle = motif;
    for (let n = 0; n < 2; n++) {
      const y = ((n + 0.5) * height) / 2;
      on.beginPath();
      on.moveTo(width * 0.5, y - height * 0.16);
      on.lineTo(width * 0.61, y);
      on.lineTo(width * 0.5, y + height * 0.16);
      on.lineTo(width * 0.39, y);
      on.fill();
      on.fillStyle = base;
      on.fillRect(width * 0.485, y - height * 0.03, width * 0.03, height * 0.06);
      on.fillStyle = motif;
    }
    // Threads.
    on.globalAlpha = 0.09;
    for (let n = 0; n < 128; n++) {
      on.fillStyle = n % 2 ? "#000000" : "#ffffff";
      on.fillRect(0, n * 2, width, 1);
      on.fillRect(n * 2, 0, 1, height);
    }
  });
  map.repeat.set(1 / wide, 1 / 3);
  return map;
}

/** Two lines of stitches along a band's edges. */
function stitched(colour: string, wide: number) {
  const map = drawn(512, 64, (on, width, height) => {
    on.fillStyle = colour;
    for (const x of [0.06, 0.93]) on.fillRect(width * x, height * 0.15, width * 0.012, height * 0.6);
  });
  map.repeat.set(1 / wide, 1 / 0.55);
  return physical({ map, transparent: true, roughness: 0.8, side: DoubleSide });
}

/** One face of a band, its texture measured from its edge. */
function sheet(path: readonly Vector3[], normals: readonly Vector3[], width: number, lift: number, side: 1 | -1) {
  const across = steps(7, -0.47 * side, 0.47 * side);
  let length = 0;
  const lengths = path.map((point, n) => (length += n ? point.distanceTo(at(path, n - 1)) : 0));
  const rows = path.map((point, n) => {
    const normal = at(normals, n).clone().multiplyScalar(side);
    return across.map((x) =>
      point
        .clone()
        .addScaledVector(normal, lift * (1 - Math.abs(x) * 0.12))
        .setZ(x * width),
    );
  });
  return skin(rows, (row, column): Flat => [(at(across, column) + 0.5) * width, at(lengths, row)], false);
}

/** A roll lying on its edge seen from its side: a spiral that runs out to the right along the floor. */
const TURNS = 3.3;
const CORE = 2.2;
/** Where on what runs out the buckle is. */
const BUCKLE = 9.5;
/** How much higher the band is where it goes over the buckle's middle bar. */
const over = (x: number, height: number) => height * (1 - ramp(0.36, 1.02, Math.abs(x - BUCKLE)));

function roll(step: number, buckle: number): Vector3[] {
  const end = TURNS * Math.PI * 2;
  const spiral = steps(150, 0, end).map((a) => {
    const r = CORE + (step * a) / (Math.PI * 2);
    const turn = a - end - Math.PI / 2;
    return v(Math.cos(turn) * r, CORE + step * TURNS + Math.sin(turn) * r, 0);
  });
  const out = steps(120, 0.02, 1).map((t) =>
    v(t * 17, 0.012 + 0.9 * Math.sin(t * Math.PI) ** 2 * 0.3 + over(t * 17, buckle), 0),
  );
  return [...spiral, ...out];
}

/** The leather end with its button hole, flat in x and z, pointing to +x. */
function tab(width: number, material: Material, stitch: Material, hole: Material) {
  const w = width / 2;
  const outline = smooth(
    [
      [0, -w],
      [3, -w * 0.98],
      [5.4, -w * 0.7],
      [7.4, -1.3],
      [8.6, -0.8],
      [8.9, 0],
      [8.6, 0.8],
      [7.4, 1.3],
      [5.4, w * 0.7],
      [3, w * 0.98],
      [0, w],
      [-0.6, w * 0.7],
      [-0.6, -w * 0.7],
    ],
    120,
  );
  const seam = inset(outline, 0.4);
  return placed(
    group(
      mesh(slab(plate(outline), 0.42, 0.1), material),
      mesh(slab(plate(ellipse(7.2, 0, 0.42)), 0.02), hole, v(0, 0, 0.42)),
      mesh(
        slab(plate([...ellipse(6, 0, 0.06)].map((p) => p.set((p.x - 6) * 9 + 6.2, p.y))), 0.02),
        hole,
        v(0, 0, 0.42),
      ),
      // Stitches along its edge as far as the button's hole; every other piece of the line is under the leather.
      ...seam.flatMap((p, n) => {
        const next = at(seam, n + 1);
        return n % 2 || Math.max(p.x, next.x) > 6.2
          ? []
          : [mesh(rod(v(p.x, p.y, 0.43), v(next.x, next.y, 0.43), 0.05, 0.05, 6), stitch)];
      }),
    ),
    { turn: [-90, 0, 0] },
  );
}

export default model<Look>({
  finishes: {
    red: { width: 5, base: "#9e1b22", border: "#e0b04a", motif: "#e9c873" },
    blue: { width: 5, base: "#23376f", border: "#e9e2d0", motif: "#d8b45c" },
    green: { width: 5, base: "#1f5a41", border: "#e0b04a", motif: "#ecd9a0" },
    black: { width: 5, base: "#1c1b1d", border: "#ece7da", motif: "#ece7da" },
    walnut: { width: 8, base: "#5b3621", leather: "#6b3d22", thread: "#e8d9b8" },
    "black-leather": { width: 8, base: "#1c1b1d", leather: "#29292c", thread: "#a9a59c" },
  },
  size: [28.5, 8, 6],
  camera: { azimuth: -26, elevation: 30, fill: 0.9 },
  angle: { azimuth: 34, elevation: 44, fill: 0.9 },
  close: { azimuth: -14, elevation: 52, at: [15.8, 0.4, 0], across: 20 },
  build(look) {
    const brown = leather(look.leather ?? "#8a5a34", 9);
    const thread = look.thread ?? "#d9c49a";
    const thick = look.leather ? 0.5 : 0.24;
    const path = roll(thick + 0.34, look.leather ? 0 : 0.3);
    const normals = path.map((_, n) => {
      const way = at(path, Math.min(n + 1, path.length - 1))
        .clone()
        .sub(at(path, Math.max(0, n - 1)))
        .normalize();
      return v(-way.y, way.x, 0);
    });
    const body = look.leather ? brown : cloth(look.base, 0.04);
    const print = look.leather
      ? stitched(thread, look.width)
      : physical({
          map: handloom(look.base, look.border ?? look.base, look.motif ?? look.base, look.width),
          roughness: 0.9,
          side: DoubleSide,
        });
    const stitch = matt(thread);
    const hole = matt("#170e08");
    const metal = nickel();
    const end = at(path, -1);
    const faces = [
      mesh(sheet(path, normals, look.width, thick * 1.06, 1), print),
      mesh(sheet(path, normals, look.width, 0.03, -1), print),
    ];
    for (const face of faces) face.castShadow = false;
    return group(
      mesh(strap(path, normals, look.width, thick), body),
      ...faces,
      ...(look.leather ? [] : [placed(slider(look.width, metal), { at: v(BUCKLE, 0.5, 0), turn: [-90, 0, 90] })]),
      placed(tab(look.width * 1.02, brown, stitch, hole), { at: v(end.x - 1.4, 0.16, 0) }),
    );
  },
});
