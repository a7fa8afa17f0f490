import { cloth } from "../materials/cloth.ts";
import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { clouds, hash, random } from "../noise.ts";
import { hingedTin } from "../parts/hingedTin.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { mizrab } from "../parts/mizrab.ts";
import { plate, smooth } from "../parts/outline.ts";
import { pouch } from "../parts/pouch.ts";
import { slab } from "../parts/slab.ts";
import { at, times, v } from "../parts/vector.ts";
import { computed } from "../texture.ts";

const teardrop = smooth(
  [
    [0, -1.25],
    [0.42, -0.86],
    [0.86, 0.1],
    [0.92, 0.74],
    [0.5, 1.14],
    [0, 1.22],
    [-0.5, 1.14],
    [-0.92, 0.74],
    [-0.86, 0.1],
    [-0.42, -0.86],
  ],
  70,
);

/** Celluloid, marbled like mother of pearl dyed red. */
const celluloid = () => {
  const map = computed(512, (u, v) => {
    const bend = clouds(u * 5, v * 5) * 2.2;
    const k = Math.abs(Math.sin((clouds(u * 4 + bend, v * 4 - bend) + u * 1.5) * 9)) ** 1.6;
    return [118 + 122 * k, 10 + 62 * k, 18 + 58 * k];
  });
  map.repeat.set(1 / 4.2, 1 / 4.2);
  return physical({ map, roughness: 0.24, clearcoat: 1, clearcoatRoughness: 0.08 });
};

/** A flat hinged tin, open, with twelve picks. */
function tin() {
  const made = hingedTin({
    width: 9.4,
    depth: 6.4,
    height: 1.5,
    lid: 0.6,
    paint: lacquer("#233a33"),
    inside: steel({ roughness: 0.3, color: "#c9c7c0" }),
    print: (on) => {
      text(on, "Marlpit", { y: -0.75, size: 1.9, colour: "#233a33", face: "serif", italic: true });
      text(on, "CELLULOID PICKS  ·  TWELVE", { y: 0.7, size: 0.4, colour: "#233a33", spacing: 0.08 });
      text(on, "Thin   Medium   Heavy", { y: 1.5, size: 0.36, colour: "#233a33" });
    },
  });
  /** Each cut from another place of the sheet, none across its edge. */
  const cut = (n: number) => {
    const shape = slab(plate(teardrop), 0.08, 0.035);
    const uv = shape.getAttribute("uv");
    const [x, y] = [2.1 + (hash(n, 5) - 0.5) * 2, 2.1 + (hash(n, 6) - 0.5) * 1.4];
    for (let k = 0; k < uv.count; k++) uv.setXY(k, uv.getX(k) + x, uv.getY(k) + y);
    return shape;
  };
  const prints = ["THIN", "MEDIUM", "HEAVY"].map((gauge) =>
    label(1.3, 0.9, (on) => {
      text(on, "Marlpit", { y: -0.14, size: 0.42, colour: "#fbeed2", face: "serif", italic: true });
      text(on, gauge, { y: 0.22, size: 0.15, colour: "#fbeed2", spacing: 0.03 });
    }),
  );
  const red = celluloid();
  const next = random(12);
  made.add(
    ...times(12, (n) => {
      const [column, row] = [n % 4, Math.floor(n / 4)];
      return placed(group(mesh(cut(n), red), placed(at(prints, row).clone(), { at: v(0, 0.42, 0.083) })), {
        at: v(
          -2.9 + column * 1.9 + row * 0.14,
          0.26 + row * 0.17 + column * 0.02,
          -1.5 + row * 1.42 + (next() - 0.5) * 0.3,
        ),
        turn: [-90 + 9 + next() * 5, (next() - 0.5) * 12, (next() - 0.5) * 74],
      });
    }),
  );
  return made;
}

/** Two mizrabs before their cloth pouch. */
const mizrabs = () =>
  group(
    placed(pouch({ width: 6.4, length: 8.4, fabric: cloth("#9c2f2a", 0.05), cord: cloth("#e8d9b4", 0.05) }), {
      at: v(0, 0, -2.4),
      turn: [0, 8, 0],
      scale: [0.6, 0.6, 0.6],
    }),
    placed(mizrab(0.85), { at: v(-1.5, 0.66, 1.5), turn: [13, 22, 0] }),
    placed(mizrab(0.85), { at: v(1.4, 0.66, 1.9), turn: [13, -30, 0] }),
  );

export default model<{ steel: boolean }>({
  finishes: { red: { steel: false }, silver: { steel: true } },
  size: [9.4, 7.6, 8.6],
  camera: { azimuth: -22, elevation: 36, fill: 0.86 },
  angle: { azimuth: 26, elevation: 66, fill: 0.88 },
  close: { azimuth: -14, elevation: 44, at: [0.3, 0.5, 0.4], across: 5 },
  build: ({ steel: wire }) => (wire ? mizrabs() : tin()),
});
