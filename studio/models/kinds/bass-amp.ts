import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, nickel, steel } from "../materials/metals.ts";
import { perforated } from "../materials/perforated.ts";
import { tolex } from "../materials/tolex.ts";
import { model } from "../model.ts";
import { ampBack } from "../parts/ampBack.ts";
import { ampCabinet } from "../parts/ampCabinet.ts";
import { ampFront } from "../parts/ampFront.ts";
import { carryHandle } from "../parts/carryHandle.ts";
import type { Control } from "../parts/controlRow.ts";
import { label, text } from "../parts/label.ts";
import { tweeter, woofer } from "../parts/loudspeaker.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, inset, plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [44, 46, 33];
const BAND = 6;
/** How far it leans back on its stand, in degrees. */
const LEAN = 11;
const RADIUS = 14;

const knobs = ["GAIN", "BASS", "MID", "FREQ", "TREBLE", "LIMIT", "MASTER"].map((name): Control => ["knob", name]);

/** A bass combo with a ten-inch speaker behind sheet steel, leaning back on a fold-out stand. */
export default model<{ cover: string }>({
  finishes: { black: { cover: "#1a1a1c" } },
  size: [48.4, 54.6, 60],
  camera: { azimuth: 32, elevation: 13, fill: 0.84 },
  angle: { azimuth: 128, elevation: 14, fill: 0.84 },
  close: { at: [0, 38.5, 20], across: 40, azimuth: 14, elevation: 14 },
  build(look) {
    const cover = tolex(look.cover);
    const rubber = matt("#121213");
    const { thing, opening, onFront } = ampCabinet({
      width: WIDTH,
      height: HEIGHT,
      depth: DEPTH,
      recess: 7,
      feet: 0.8,
      cover,
      corners: plastic("#0f0f10", 0.42),
    });
    const [wide, tall] = opening;
    const rest = tall - BAND;
    const sheet = roundRect(wide - 0.4, rest - 0.6, 1);
    const cone = {
      cone: matt("#4a4b4f"),
      surround: matt("#161617"),
      cap: matt("#606266"),
      frame: blackMetal(),
      screw: blackMetal(),
    };
    thing.add(
      onFront(
        group(
          placed(
            mesh(
              slab(plate(roundRect(wide, rest, 0.3), [ellipse(0, -1.6, RADIUS * 0.88), ellipse(14.6, 13.4, 3.4)]), 1),
              matt("#0b0b0c"),
            ),
            { at: v(0, rest / 2, 4.4) },
          ),
          placed(woofer({ ...cone, radius: RADIUS, pleated: true }), { at: v(0, rest / 2 - 1.6, 5.3) }),
          placed(tweeter(1.3, 3.5, steel(), plastic("#1c1d20")), { at: v(14.6, rest / 2 + 13.4, 5.3) }),
        ),
      ),
      onFront(
        group(
          placed(mesh(slab(plate(sheet), 0.12), perforated("holes", "#393b3f", 0.8, { roughness: 0.55 })), {
            at: v(0, rest / 2, 0),
          }),
          mesh(slab(plate(sheet, [inset(sheet, 0.7)]), 0.5, 0.12), blackMetal(), v(0, rest / 2, -0.1)),
          placed(
            group(
              mesh(box(11, 3, 0.3, 0.3, 0.1), blackMetal({ color: "#121214" })),
              placed(
                label(10.4, 2.8, (on) =>
                  text(on, "Pellwood", { size: 2.2, colour: "#efe9da", face: "serif", italic: true }),
                ),
                { at: v(0, 0, 0.17) },
              ),
            ),
            { at: v(-wide * 0.33, rest - 3.4, 0.5) },
          ),
        ),
        6.2,
      ),
      onFront(
        ampFront({
          opening: [wide, tall],
          band: BAND,
          panel: {
            face: plastic("#26272a", 0.5),
            ink: "#eceae4",
            knob: {
              radius: 0.95,
              height: 1.3,
              material: plastic("#131416", 0.42),
              pointer: plastic("#f4f2ec"),
              cap: nickel(),
              grooves: 22,
            },
            pitch: 4,
            controls: [["jack", "INPUT"], ["button", "−10 dB"], ...knobs, ["jack", "PHONES"], ["lamp", "ON"]],
          },
          rail: cover,
        }),
        5.6,
      ),
      placed(carryHandle(21, plastic("#131314", 0.5), chrome()), { at: v(0, HEIGHT + 0.8, DEPTH / 2) }),
      placed(
        ampBack(30, 7, [
          ["switch", "230 V"],
          ["xlr", "DI OUT"],
          ["jack", "SEND"],
          ["jack", "RETURN"],
        ]),
        { at: v(0, 34, 0.1) },
      ),
    );
    const tipped = placed(group(thing), { turn: [-LEAN, 0, 0] });
    const legs = group(
      ...[-1, 1].flatMap((side) => {
        const x = side * (WIDTH / 2 + 1);
        return [
          mesh(rod(v(x, 28, 4), v(x, 1.2, -25), 0.8), steel({ color: "#5b5d61" })),
          mesh(rod(v(x - side, 28, 4), v(x + side * 0.9, 28, 4), 1.7, 1.5, 24), chrome()),
          mesh(rod(v(x, 2.4, -23.7), v(x, 0.6, -25.7), 1.3, undefined, 16), rubber),
        ];
      }),
      mesh(rod(v(-WIDTH / 2 - 1, 6, -19.8), v(WIDTH / 2 + 1, 6, -19.8), 0.8), steel({ color: "#5b5d61" })),
    );
    return group(tipped, legs);
  },
});
