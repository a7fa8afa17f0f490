import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { clouds } from "../noise.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { rounded } from "../parts/rounded.ts";
import { box, slab } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";
import { computed } from "../texture.ts";

type Look = { resin: string; glow: string };

const [LENGTH, WIDTH, HEIGHT] = [7.4, 3.3, 1.9];
const trough = roundRect(LENGTH - 1.1, WIDTH - 1, 0.5, 16);

/** Thicker and thinner places that light comes through. */
const depths = () => {
  const map = computed(256, (u, v) => {
    const k = 168 + clouds(u * 3, v * 3) * 130;
    return [Math.min(255, k * 1.05), Math.min(255, k), k * 0.86];
  });
  map.repeat.set(1 / 9, 1 / 5);
  return map;
};

export default model<Look>({
  finishes: { honey: { resin: "#d9861a", glow: "#5a2600" }, walnut: { resin: "#4a1c08", glow: "#1a0600" } },
  size: [LENGTH, 2, WIDTH],
  camera: { azimuth: -32, elevation: 34, fill: 0.84 },
  angle: { azimuth: 42, elevation: 30, fill: 0.86 },
  close: { azimuth: -40, elevation: 38, at: [-1.8, 1.7, 0.6], across: 4 },
  build({ resin, glow }) {
    const holder = wood("birch", { across: 9, along: 14, turn: Math.PI / 2, gloss: 0.35, color: "#f3d3a2" });
    const cake = physical({
      color: resin,
      map: depths(),
      emissive: glow,
      emissiveIntensity: 0.55,
      roughness: 0.1,
      clearcoat: 1,
      clearcoatRoughness: 0.03,
    });
    const print = label(LENGTH - 1, 1, (on) => {
      text(on, "Sundaresan & Daughters", { y: -0.14, size: 0.52, colour: "#5a2c12", face: "serif", italic: true });
      text(on, "VIOLIN ROSIN  ·  18 g", { y: 0.34, size: 0.2, colour: "#5a2c12", spacing: 0.05 });
    });
    return group(
      mesh(
        rounded(slab(plate(roundRect(LENGTH, WIDTH, 0.55, 16), [trough]), HEIGHT, 0.13, 6)).rotateX(-Math.PI / 2),
        holder,
      ),
      mesh(box(LENGTH - 0.6, WIDTH - 0.6, 0.8, 0.3, 0).rotateX(-Math.PI / 2), holder, v(0, 0.45, 0)),
      mesh(rounded(slab(plate(trough), HEIGHT - 0.82, 0.14, 8)).rotateX(-Math.PI / 2), cake, v(0, 0.88, 0)),
      placed(print, { at: v(0, HEIGHT / 2, WIDTH / 2 + 0.006) }),
    );
  },
});
