import { ivory } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { bowl, gourd, plate } from "../parts/kudam.ts";
import { group, placed } from "../parts/mesh.ts";
import { v } from "../parts/vector.ts";
import { BOWL, bridge, END, fretting, NUT, pegs, strung } from "../parts/veenaFittings.ts";
import { neckEnd, veenaNeck } from "../parts/veenaNeck.ts";
import { yali } from "../parts/yali.ts";

type Look = { wood: Wood; stain?: string; plate?: Wood; gourd: string };

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", gourd: "#5a2416" },
    natural: { wood: "mango", plate: "mango", gourd: "#6b3517" },
    honey: { wood: "jackwood", stain: "#ffc88c", gourd: "#7a3d1a" },
    rosewood: { wood: "rosewood", stain: "#e8b0a0", plate: "jackwood", gourd: "#3d1410" },
  },
  size: [137, 32.9, 38.3],
  camera: { azimuth: -40, elevation: 32, fill: 0.94 },
  angle: { azimuth: -152, elevation: 22, fill: 0.92 },
  close: { azimuth: 20, elevation: 27, at: [56.5, -1, 1], across: 40 },
  more: {
    back: { azimuth: -160, elevation: 14, at: [-42, -3, -5], across: 56 },
    head: { azimuth: 66, elevation: 8, at: [60, -5, 2], across: 31 },
    bridge: { azimuth: -24, elevation: 36, at: [-44, 5, 4], across: 40 },
  },
  build(look) {
    const stain = look.stain ? { color: look.stain } : {};
    const body = wood(look.wood, { across: 34, along: 60, turn: Math.PI / 2, gloss: 0.7, ...stain });
    const stick = wood(look.wood, { across: 24, along: 90, gloss: 0.7, ...stain });
    const face = wood(look.plate ?? look.wood, {
      across: 34,
      along: 60,
      turn: Math.PI / 2,
      gloss: 0.5,
      ...(look.plate ? {} : stain),
    });
    const [bone, gilt, dark] = [
      ivory(),
      brass({ color: "#d9a94e", roughness: 0.36 }),
      wood("rosewood", { across: 10, along: 20 }),
    ];
    const lying = group(
      placed(group(bowl(body, bone), plate(face, bone)), { at: v(BOWL, 0, 0) }),
      veenaNeck({ body: stick, bone, gilt, nut: NUT, end: END, rim: -28 }),
      fretting("wax"),
      bridge(dark),
      strung(),
      pegs(dark, bone),
      placed(yali(stick, gilt), { at: v(neckEnd(END) - 0.5, 0, 0) }),
      placed(gourd(look.gourd, gilt), { at: v(30, -3.6, 0) }),
    );
    return group(placed(lying, { turn: [22, 0, 3.5] }));
  },
});
