import { BackSide, Mesh } from "three";
import { brass, chrome } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { labelAround } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { type Flat, steps, v } from "../parts/vector.ts";

type Look = { metal: "glass" | "brass" | "steel"; wall: number; bore: number };

const LENGTH = 6;
const AZIMUTH = -20;

/** A tube with rounded ends; `outside` and `inside` are its two walls' profiles. */
function profiles(outer: number, inner: number) {
  const [half, middle] = [(outer - inner) / 2, (outer + inner) / 2];
  const end = (y: number, from: number, to: number): Flat[] =>
    steps(9, from, to).map((a) => [middle + Math.cos(a) * half, y + Math.sin(a) * half]);
  const low = end(half, -Math.PI / 2, 0);
  const high = end(LENGTH - half, 0, Math.PI / 2);
  return [...low, ...high, ...end(LENGTH - half, Math.PI / 2, Math.PI), ...end(half, Math.PI, Math.PI * 1.5)];
}

/** How bright, from the left to the right edge: what a clear tube does to the light behind it. */
function sheen(outer: number, wall: number) {
  const shades: [number, string][] = [
    [0, "rgba(60,82,80,.62)"],
    [0.04, "rgba(110,132,130,.4)"],
    [0.09, "rgba(255,255,255,.5)"],
    [0.13, "rgba(255,255,255,.12)"],
    [0.26, "rgba(70,92,90,.34)"],
    [0.29, "rgba(255,255,255,.16)"],
    [0.36, "rgba(255,255,255,.55)"],
    [0.41, "rgba(255,255,255,.06)"],
    [0.7, "rgba(255,255,255,.05)"],
    [0.73, "rgba(70,92,90,.3)"],
    [0.77, "rgba(255,255,255,.1)"],
    [0.9, "rgba(255,255,255,.42)"],
    [0.96, "rgba(110,132,130,.42)"],
    [1, "rgba(60,82,80,.62)"],
  ];
  return labelAround(
    outer + 0.004,
    outer * Math.PI,
    LENGTH - wall,
    (on, width, height) => {
      const glow = on.createLinearGradient(-width / 2, 0, width / 2, 0);
      for (const [at, colour] of shades) glow.addColorStop(at, colour);
      on.fillStyle = glow;
      on.fillRect(-width / 2, -height / 2, width, height);
    },
    { roughness: 0.05, clearcoat: 1, clearcoatRoughness: 0.02 },
  );
}

function glass(outer: number, wall: number) {
  const inner = outer - wall;
  const clear = {
    color: "#dbe8e5",
    transparent: true,
    opacity: 0.2,
    roughness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  };
  const rim = physical({ ...clear, color: "#9db8b3", opacity: 0.6 });
  const ring = (y: number) =>
    mesh(
      lathe(
        steps(25, 0, Math.PI * 2).map(
          (a): Flat => [(outer + inner) / 2 + (Math.cos(a) * wall) / 2, y + (Math.sin(a) * wall) / 2],
        ),
        { around: 96 },
      ),
      rim,
    );
  const side: Flat[] = [
    [outer, wall / 2],
    [outer, LENGTH - wall / 2],
  ];
  const bore: Flat[] = [
    [inner, wall / 2],
    [inner, LENGTH - wall / 2],
  ];
  const made = group(
    mesh(lathe(side), physical({ ...clear, side: BackSide })),
    mesh(lathe(bore), physical({ ...clear, color: "#b9ccc8", opacity: 0.16, side: BackSide })),
    mesh(lathe(bore), physical({ ...clear, color: "#b9ccc8", opacity: 0.14 })),
    ring(wall / 2),
    ring(LENGTH - wall / 2),
    mesh(lathe(side), physical(clear)),
    placed(sheen(outer, wall), { at: v(0, LENGTH / 2, 0), turn: [0, AZIMUTH, 0] }),
  );
  // Light passes; its rims alone throw a shadow.
  for (const part of made.children) part.castShadow = part instanceof Mesh && part.material === rim;
  return made;
}

export default model<Look>({
  finishes: {
    natural: { metal: "glass", wall: 0.4, bore: 2 },
    brass: { metal: "brass", wall: 0.3, bore: 2 },
    chrome: { metal: "steel", wall: 0.25, bore: 1.8 },
  },
  size: [2.8, 6, 2.8],
  camera: { azimuth: AZIMUTH, elevation: 10, fill: 0.72 },
  angle: { azimuth: AZIMUTH, elevation: 58, fill: 0.7 },
  close: { azimuth: AZIMUTH, elevation: 13, at: [0, 5.2, 0], across: 3.6 },
  build({ metal, wall, bore }) {
    const outer = bore / 2 + wall;
    if (metal === "glass") return glass(outer, wall);
    return mesh(
      lathe(profiles(outer, bore / 2), { around: 128 }),
      metal === "brass" ? brass({ roughness: 0.2 }) : chrome(),
    );
  },
});
