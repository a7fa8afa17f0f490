import { DoubleSide, type Group } from "three";
import { hide, leather } from "../materials/hide.ts";
import { lacquer, matt } from "../materials/lacquer.ts";
import { brass, iron } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { lathe } from "../parts/lathe.ts";
import { litSkin } from "../parts/litSkin.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { cornered, plate } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; stain?: string; paint?: string; head: "goat" | "synthetic"; pair?: boolean };

const [OUTER, INNER, DEPTH] = [9, 8.1, 5.6];
/** The slot in the frame with its jingles: half its angle, and from where to where it is open. */
const [SLOT, LOW, HIGH] = [0.36, 1.6, 4];

/**
 * A piece of the frame: between two angles (half a turn at most), from `low` to `high`, the grain running round it through
 * all pieces.
 */
function arc(from: number, to: number, low: number, high: number) {
  const turns = steps(Math.max(3, Math.round((to - from) * 24)), from, to);
  const ring = (radius: number): Flat[] => turns.map((a) => [Math.sin(a) * radius, Math.cos(a) * radius]);
  const outline = cornered([...ring(OUTER), ...ring(INNER).reverse()]);
  const shape = slab(plate(outline), high - low)
    .rotateX(Math.PI / 2)
    .translate(0, high, 0);
  const [position, uv, normal] = [
    shape.getAttribute("position"),
    shape.getAttribute("uv"),
    shape.getAttribute("normal"),
  ];
  for (let n = 0; n < position.count; n++) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)];
    const turn = Math.atan2(x, z);
    const angle = turn < from - 0.01 ? turn + Math.PI * 2 : turn;
    const radius = Math.hypot(x, z);
    uv.setXY(n, y + OUTER - radius, angle * OUTER);
    // Round without facets, outside and inside.
    const out = (normal.getX(n) * x + normal.getZ(n) * z) / radius;
    if (Math.abs(out) > 0.9) normal.setXYZ(n, (Math.sign(out) * x) / radius, 0, (Math.sign(out) * z) / radius);
  }
  return shape;
}

const spun = (profile: readonly Flat[]) => fromAbove(lathe(profile, { around: 128 }));

/** Goat skin, glued over the edge of the ring, its face at y 0. */
const gluedSkin = (): Group =>
  group(
    mesh(
      spun([
        [0, 0],
        [OUTER + 0.06, 0],
        [OUTER + 0.14, -0.12],
        [OUTER + 0.14, -1.3],
        [OUTER, -1.34],
        [INNER, -0.06],
        [0, -0.06],
      ]),
      hide("#fbf0da"),
    ),
  );

/** Film roughened on top, on a hoop inside the ring that four grub screws hold. */
function screwedFilm(): Group {
  const [clear, rough] = [physical({ color: "#e4e7ea", roughness: 0.3 }), leather("#f7f9fd", 6, { bumpScale: 0.3 })];
  const [steel, hollow, y] = [iron(), matt("#0a0a0a"), -0.85];
  const edge = OUTER - 0.3;
  return group(
    mesh(
      spun([
        [0, 0],
        [edge - 0.1, 0],
        [edge, -0.08],
        [edge, -0.3],
        [INNER, -0.2],
        [0, -0.06],
      ]),
      clear,
    ),
    mesh(
      spun([
        [0, 0.03],
        [edge - 0.75, 0.03],
        [edge - 0.7, 0.005],
      ]),
      rough,
    ),
    ...times(4, (n) => {
      const a = (n + 0.25) * (Math.PI / 2);
      return group(
        mesh(rod(onRound(a, OUTER - 0.1, y), onRound(a, OUTER + 0.05, y), 0.3, 0.3, 24), steel),
        mesh(rod(onRound(a, OUTER, y), onRound(a, OUTER + 0.06, y), 0.15, 0.15, 6), hollow),
      );
    }),
  );
}

function kanjira(look: Look): Group {
  const frame = look.paint
    ? lacquer(look.paint, { side: DoubleSide, roughness: 0.5, specularIntensity: 0.6, clearcoat: 0.35 })
    : wood(look.wood, {
        across: 12,
        along: 57,
        gloss: 0.25,
        specularIntensity: 0.6,
        ...(look.stain ? { color: look.stain } : {}),
      });
  const turn = Math.PI * 2;
  const upright = group(
    mesh(arc(SLOT, Math.PI, LOW, HIGH), frame),
    mesh(arc(Math.PI, turn - SLOT, LOW, HIGH), frame),
    ...[
      [0, LOW],
      [HIGH, DEPTH],
    ].flatMap(([low = 0, high = 0]) => [
      mesh(arc(0, Math.PI, low, high), frame),
      mesh(arc(Math.PI, turn, low, high), frame),
    ]),
    placed(look.head === "goat" ? gluedSkin() : screwedFilm(), { at: v(0, DEPTH + 0.08, 0) }),
  );
  upright.add(
    look.head === "goat"
      ? placed(litSkin(INNER, "hide"), { at: v(0, DEPTH - 0.02, 0) })
      : placed(litSkin(INNER, "film"), { at: v(0, DEPTH - 0.16, 0) }),
  );
  const metal = brass();
  const middle = (OUTER + INNER) / 2;
  upright.add(mesh(rod(v(0, LOW - 0.3, middle), v(0, HIGH + 0.3, middle), 0.12), metal));
  const jingle: Flat[] = [
    [0.16, 0.2],
    [0.7, 0.22],
    [0.85, 0],
    [1.25, -0.06],
    [1.25, 0],
    [0.9, 0.08],
    [0.74, 0.32],
    [0.16, 0.3],
  ];
  for (const n of times(2, (n) => n))
    upright.add(
      placed(mesh(lathe(jingle, { around: 40 }).scale(1.16, 1.16, 1.16), metal), {
        at: v(0.04 - 0.1 * n, 2.3 + n * 0.95, middle),
        turn: [9 * n - 5, 0, 4 - 7 * n],
      }),
    );
  return group(placed(group(placed(upright, { turn: [0, 118, 0] })), { turn: [74, 0, 12] }));
}

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", head: "goat" },
    honey: { wood: "jackwood", stain: "#ffd08e", head: "goat", pair: true },
    maple: { wood: "maple", head: "synthetic" },
    black: { wood: "ebony", paint: "#151517", head: "synthetic" },
  },
  size: [18.5, 19.2, 11.5],
  camera: { azimuth: 36, elevation: 14, fill: 0.76 },
  angle: { azimuth: 150, elevation: 18, fill: 0.76 },
  close: { at: [6.6, 5, 3.1], across: 10.5, azimuth: 62, elevation: 16 },
  build: (look) =>
    look.pair
      ? group(kanjira(look), placed(group(kanjira(look)), { at: v(20, 0, -1), turn: [0, -14, 0] }))
      : kanjira(look),
});
