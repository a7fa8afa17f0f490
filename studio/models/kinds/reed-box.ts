import { type Group, type Material, MathUtils } from "three";
import { cloth } from "../materials/cloth.ts";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { clouds, random } from "../noise.ts";
import { caneReed } from "../parts/caneReed.ts";
import { hingedTin } from "../parts/hingedTin.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { stringCoil } from "../parts/stringCoil.ts";
import { rod, tube } from "../parts/tube.ts";
import { mix, ramp, steps, times, v } from "../parts/vector.ts";

const [WIDE, DEEP, HIGH] = [11.6, 9, 2];
const GREEN = "#1e4a3f";
const CREAM = "#efe4c8";

/** A reed in its guard: a plate with a raised frame and slots that let it dry, lying with its tip away. */
function guarded() {
  const milky = plastic("#dfe3e2", 0.3, { clearcoat: 0.6 });
  const slot = matt("#9aa09f");
  return group(
    mesh(box(1.9, 0.28, 8, 0.12), milky, v(0, 0.14, 0)),
    ...[-0.86, 0.86].map((x) => mesh(box(0.18, 0.5, 8, 0.06), milky, v(x, 0.3, 0))),
    mesh(box(1.9, 0.5, 0.3, 0.08), milky, v(0, 0.3, -3.85)),
    ...times(5, (n) => mesh(box(0.9, 0.02, 0.16, 0.06, 0.004), slot, v(0, 0.285, -3.3 + n * 0.42))),
    placed(caneReed(6.8, 1.18, 1.32, 0.32), { at: v(0, 0.29, 3.3), turn: [-90, 0, 0] }),
    // The clip that holds it at the bark.
    mesh(box(1.9, 0.2, 0.9, 0.1), milky, v(0, 0.68, 2)),
    ...[-0.82, 0.82].map((x) => mesh(box(0.22, 0.5, 0.9, 0.06), milky, v(x, 0.5, 2))),
  );
}

/** An open card box of five cane reeds. */
function reedBox(): Group {
  const card = matt(GREEN, { roughness: 0.7 });
  const inside = matt("#fffaf0");
  const wallOf = (x: number, z: number, width: number, depth: number) =>
    mesh(box(width, HIGH, depth, 0.06), card, v(x, HIGH / 2, z));
  const lid = group(
    mesh(slab(plate(roundRect(WIDE + 0.3, DEEP + 0.2, 0.15)), 0.2, 0.05), card, v(0, DEEP / 2, -0.2)),
    mesh(slab(plate(roundRect(WIDE - 0.1, DEEP - 0.2, 0.1)), 0.02), inside, v(0, DEEP / 2, 0)),
    ...[-1, 1].map((side) => mesh(box(0.16, DEEP + 0.2, 1.2, 0.05), card, v(side * (WIDE / 2 + 0.08), DEEP / 2, 0.5))),
    mesh(box(WIDE + 0.3, 0.16, 1.2, 0.05), card, v(0, DEEP, 0.5)),
    placed(
      label(WIDE - 1, DEEP - 1, (on) => {
        text(on, "Millrace", { y: -2.2, size: 2.2, colour: GREEN, face: "serif", italic: true });
        text(on, "FRENCH FILED CUT", { y: -0.5, size: 0.56, colour: GREEN, spacing: 0.1, weight: 600 });
        on.fillStyle = "#b8923f";
        on.fillRect(-4, 0.15, 8, 0.06);
        text(on, "Wet it for a minute. Play five minutes the first day.", { y: 0.95, size: 0.41, colour: "#3c3a34" });
        text(on, "Take three or four in turn.", { y: 1.6, size: 0.41, colour: "#3c3a34" });
        text(on, "MARLPIT SUPPLY", { y: 3, size: 0.42, colour: "#7c6a3c", spacing: 0.12 });
      }),
      { at: v(0, DEEP / 2, 0.03) },
    ),
  );
  return group(
    mesh(box(WIDE, 0.16, DEEP, 0.06), inside, v(0, 0.1, 0)),
    wallOf(-WIDE / 2 + 0.08, 0, 0.16, DEEP),
    wallOf(WIDE / 2 - 0.08, 0, 0.16, DEEP),
    wallOf(0, DEEP / 2 - 0.08, WIDE, 0.16),
    wallOf(0, -DEEP / 2 + 0.08, WIDE, 0.16),
    placed(
      label(WIDE, HIGH, (on) => {
        on.fillStyle = CREAM;
        on.fillRect(-4.4, -0.62, 8.8, 1.24);
        text(on, "5 reeds", { x: -2.7, size: 0.62, colour: GREEN, face: "serif", italic: true });
        text(on, "CLARINET · SAXOPHONE", { x: 1.4, size: 0.38, colour: GREEN, weight: 600, spacing: 0.03 });
      }),
      { at: v(0, HIGH / 2, DEEP / 2 + 0.012) },
    ),
    ...times(5, (n) => placed(guarded(), { at: v((n - 2) * 2.16, 0.62, 0.1), turn: [0, 0, 0] })),
    mesh(box(WIDE - 0.4, 0.5, DEEP - 0.4, 0.08), matt("#d9cfb6"), v(0, 0.4, 0)),
    placed(lid, { at: v(0, HIGH - 0.3, -DEEP / 2 - 0.16), turn: [-24, 0, 0] }),
  );
}

const CANE = { across: 3, along: 7, gloss: 0.25 } as const;

/** A seevali: a tube of river reed pressed flat into a fan, its neck bound with thread; from y 0, its face to z. */
function seevali(thread: Material): Group {
  const bark = wood("bamboo", { ...CANE, color: "#f0d3ae" });
  const shaved = wood("bamboo", { ...CANE, color: "#fff3dc" });
  const section = (y: number) => {
    const t = ramp(0.7, 3.9, y);
    const [wide, deep] = [mix(0.46, 1.42, t), mix(0.46, 0.13, t ** 0.6)];
    // The lips' edge is cut round like a fan's.
    return steps(41, 0, Math.PI * 2).map((a) => {
      const x = Math.cos(a) * wide;
      return v(x, y - (y / 3.9) ** 4 * 0.16 * x * x, Math.sin(a) * deep);
    });
  };
  return group(
    mesh(loft(steps(16, 0, 2.5).map(section)), bark),
    mesh(rod(v(0, -0.012, 0), v(0, 0.05, 0), 0.32, 0.32, 24), matt("#2c1d10")),
    mesh(loft(steps(14, 2.5, 3.9).map(section)), shaved),
    mesh(loft([3.86, 3.915].map((y) => section(y).map((p) => v(p.x * 0.82, p.y, p.z * 0.42)))), matt("#3a2815")),
    mesh(
      lathe(
        [
          [0.4, 0.25],
          ...times(
            41,
            (n) =>
              [
                0.5 + 0.05 * Math.abs(Math.sin((n / 4) * Math.PI)) + 0.07 * Math.sin((n / 40) * Math.PI),
                0.25 + n * 0.0245,
              ] as const,
          ),
          [0.3, 1.23],
        ],
        { around: 40, crease: 180 },
      ),
      thread,
    ),
    mesh(
      tube([v(0.5, 0.9, 0.25), v(0.9, 0.5, 0.5), v(1, -0.6, 0.42), v(0.4, -1.5, 0.46)], 0.05, { around: 6 }),
      thread,
    ),
  );
}

/** A wad of cotton wool in the tin: soft heaps, and the fibres that stand out of them. */
function cotton(): Group {
  const white = matt("#fffefb");
  const height = (x: number, z: number, t: number) =>
    0.1 + (1 - t ** 4) * (0.9 + (clouds(x * 0.9 + 9, z * 0.9 + 4) - 0.4) * 1.1) + (clouds(x * 4, z * 4) - 0.5) * 0.08;
  const next = random(11);
  const fibre = () => {
    const [a, t, lift] = [next() * 6.28, Math.sqrt(next()) * 0.98, 0.04 + next() * 0.16];
    const [x, z, turn, reach] = [Math.cos(a) * 2.85 * t, Math.sin(a) * 1.9 * t, next() * 6.28, 0.25 + next() * 0.5];
    const line = steps(6, -1, 1).map((n) => {
      const px = MathUtils.clamp(x + Math.cos(turn + n * 0.8) * reach * n, -3.15, 3.15);
      const pz = MathUtils.clamp(z + Math.sin(turn + n * 0.8) * reach * n, -2.2, 2.2);
      return v(px, height(px, pz, Math.min(1, t)) + (1 - n * n) * lift, pz);
    });
    return mesh(tube(line, 0.011, { pieces: 10, around: 4 }), white);
  };
  return group(
    mesh(
      loft(
        steps(44, 1, 0.01).map((t) =>
          ellipse(0, 0, 2.85, 1.9, 96).map(({ x, y: z }) => v(x * t, height(x * t, z * t, t), z * t)),
        ),
      ),
      white,
    ),
    ...times(320, fibre),
  );
}

/** Three seevalis of the nadaswaram before the small tin with cotton that they are kept in, and their thread. */
function seevaliSet(): Group {
  const red = cloth("#a8182a", 0.03);
  const [paint, shine] = [lacquer("#7a1622", { roughness: 0.3 }), steel({ roughness: 0.3 })];
  const tin = hingedTin({
    width: 6.6,
    depth: 4.7,
    height: 1.5,
    lid: 0.7,
    paint,
    inside: shine,
    print: (on) => {
      text(on, "Narambu", { y: -0.95, size: 1.1, colour: "#5d1019", face: "serif", italic: true });
      text(on, "சீவாளி", { y: 0.15, size: 0.8, colour: "#5d1019", face: "tamil", weight: 600 });
      text(on, "3 SEEVALI  ·  FOR BARI NADASWARAM", {
        y: 1.15,
        size: 0.32,
        colour: "#5d1019",
        spacing: 0.03,
        most: 5.4,
      });
    },
  });
  return group(
    placed(group(tin, cotton()), { at: v(0.4, 0, -3.2), turn: [0, 10, 0] }),
    ...(
      [
        [-3.3, 4.6, 24],
        [0.3, 5, 2],
        [3.7, 4.3, -22],
      ] as const
    ).map(([x, z, turn]) =>
      placed(group(placed(seevali(red), { at: v(0, 0.6, 0), turn: [-95, 0, 0], scale: [1.12, 1.12, 1.12] })), {
        at: v(x, 0, z),
        turn: [0, turn, 0],
      }),
    ),
    placed(stringCoil({ radius: 1.1, gauge: 0.045, loops: 8, string: red, end: "plain", seed: 3 }), {
      at: v(6.3, 0, -0.6),
    }),
  );
}

export default model<{ build: () => Group }>({
  finishes: { natural: { build: reedBox }, seevali: { build: seevaliSet } },
  size: [12, 10.5, 13],
  camera: { azimuth: -24, elevation: 34, fill: 0.9 },
  angle: { azimuth: 32, elevation: 62, fill: 0.9 },
  close: { at: [0.8, 2, 1], across: 7, azimuth: -18, elevation: 46 },
  build: ({ build }) => build(),
});
