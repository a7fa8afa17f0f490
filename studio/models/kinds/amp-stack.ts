import { cloth } from "../materials/cloth.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, gold } from "../materials/metals.ts";
import { tolex } from "../materials/tolex.ts";
import { model } from "../model.ts";
import { ampBack } from "../parts/ampBack.ts";
import { ampCabinet } from "../parts/ampCabinet.ts";
import { ampFront } from "../parts/ampFront.ts";
import { carryHandle } from "../parts/carryHandle.ts";
import type { Control } from "../parts/controlRow.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";

const CABINET = { width: 72, height: 52, depth: 36, lean: 7 };
const HEAD = { width: 70, height: 26, depth: 24 };

const knobs = (...names: string[]): Control[] => names.map((name) => ["knob", name]);

/** A valve head on a cabinet with two twelve-inch speakers whose front leans back. */
export default model<{ cover: string }>({
  finishes: { black: { cover: "#19191b" } },
  size: [72.4, 83, 36.6],
  camera: { azimuth: 26, elevation: 9, fill: 0.72 },
  angle: { azimuth: 208, elevation: 12, fill: 0.86 },
  close: { at: [-11.5, 62.5, 26], across: 42, azimuth: 16, elevation: 8 },
  build(look) {
    const cover = tolex(look.cover);
    const [corners, piping] = [plastic("#0f0f10", 0.42), plastic("#e9e3d2", 0.5)];
    const weave = cloth("#505156", 0.22);
    const lower = ampCabinet({ ...CABINET, recess: 2.2, feet: 1.6, cover, corners, piping });
    const [wide, tall] = lower.opening;
    lower.thing.add(
      lower.onFront(mesh(box(wide, tall, 0.9, 0.4, 0.3), weave, v(0, tall / 2, -0.2))),
      lower.onFront(
        placed(
          group(
            mesh(box(17, 4.4, 0.3, 0.4, 0.08), gold({ color: "#c7a65f", roughness: 0.36 })),
            mesh(box(16.4, 3.8, 0.3, 0.3, 0.08), plastic("#121213", 0.4), v(0, 0, 0.06)),
            placed(
              label(16, 3.6, (on) => text(on, "Pellwood", { size: 3, colour: "#e9d39a", face: "serif", italic: true })),
              { at: v(0, 0, 0.24) },
            ),
          ),
          { at: v(0, tall - 5.4, 0.7) },
        ),
      ),
      ...[-1, 1].map((side) =>
        placed(
          group(mesh(box(12, 9, 0.3, 1), blackMetal()), mesh(box(9, 5.4, 0.2, 0.8), matt("#050505"), v(0, 0, 0.12))),
          { at: v((side * CABINET.width) / 2, 34, 15), turn: [0, side * 90, 0] },
        ),
      ),
      placed(
        ampBack(24, 8, [
          ["jack", "16 OHM"],
          ["jack", "LINK"],
        ]),
        { at: v(0, 20, 0.1) },
      ),
    );
    const upper = ampCabinet({ ...HEAD, recess: 1.8, feet: 1.4, cover, corners, piping });
    upper.thing.add(
      upper.onFront(
        ampFront({
          opening: upper.opening,
          band: 9,
          low: true,
          panel: {
            face: gold({ color: "#cdab66", roughness: 0.4 }),
            ink: "#1d150b",
            knob: {
              radius: 1.05,
              height: 1.5,
              material: plastic("#121315", 0.42),
              pointer: plastic("#f4f2ec"),
              cap: gold(),
              grooves: 22,
            },
            pitch: 4.2,
            controls: [
              ["jack", "INPUT"],
              ["toggle", "CHANNEL"],
              ...knobs("GAIN", "LEVEL"),
              ["toggle", "LOW CUT"],
              ...knobs("DRIVE", "BASS", "MIDDLE", "TREBLE", "LEAD", "PRESENCE", "MASTER"),
              ["toggle", "STANDBY"],
              ["toggle", "POWER"],
              ["jewel", ""],
            ],
          },
          grille: weave,
          rail: cover,
          brand: "Beacon 50",
          gilt: "#e9d39a",
        }),
      ),
      placed(carryHandle(24, plastic("#131314", 0.5), chrome()), { at: v(0, HEAD.height + 1.4, HEAD.depth / 2) }),
      placed(
        ampBack(50, 8, [
          ["switch", "230 V"],
          ["jack", "16 OHM"],
          ["jack", "8 OHM"],
          ["jack", "SEND"],
          ["jack", "RETURN"],
          ["jack", "FOOT"],
        ]),
        { at: v(0, 14, 0.1) },
      ),
    );
    return group(lower.thing, placed(upper.thing, { at: v(0, CABINET.height + 1.6, 3) }));
  },
});
