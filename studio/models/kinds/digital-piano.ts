import type { Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { keyButton } from "../parts/keyButton.ts";
import { keybed, keysWidth } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { pianoPedals } from "../parts/pianoPedals.ts";
import { bar, box } from "../parts/slab.ts";
import { v } from "../parts/vector.ts";

/** Which way the grain runs: along what is extruded to the right, or across what is cut from a sheet. */
type Grain = "bars" | "sheets";
/** The instrument alone, on a stand with pedals, or as a cabinet whose lid is open. */
type Form = "slim" | "stand" | "cabinet";
type Look = { body: (grain: Grain) => Material; ink: string; trim: string; form: Form };

const KEYS = { first: 21, count: 88 };
const CHEEK = 5.4;
const WIDTH = keysWidth(KEYS) + 2 * CHEEK;
const BED = 60;

const black = { body: () => plastic("#1b1c1f", 0.5), ink: "#e6e2d8", trim: "#0f1012" };
const white = { body: () => plastic("#eeebe4", 0.5), ink: "#44474d", trim: "#dcd8cf" };

const BUTTONS = ["PIANO", "TONE", "SONG", "REC", "METRO", "FUNC"];

/** What a knob or button of the panel is called, below it. */
const legend = (name: string, x: number, y: number, ink: string) =>
  placed(
    label(3.1, 0.8, (on) => text(on, name, { size: 0.58, colour: ink, weight: 600, spacing: 0.03, most: 2.9 })),
    { at: v(x, y, 0.12) },
  );

/** Veneer in one piece: its picture is longer than the piano is wide, and begins where an edge is. */
function veneer(grain: Grain): Material {
  const sheets = grain === "sheets";
  const made = wood("rosewood", { across: 40, along: 140, turn: sheets ? Math.PI / 2 : 0, gloss: 0.25 });
  made.map?.offset.set(sheets ? 0.5 : 0.02, sheets ? 0.5 : 0);
  return made;
}

/** The stand: two sides, a back panel, a bar with three pedals. */
const stand = (body: Material, sides: Material) =>
  group(
    ...[0, WIDTH - 3].map((x) =>
      mesh(
        bar(
          [
            [3, 3.2],
            [36, 3.2],
            [36, BED],
            [10, BED],
          ],
          3,
          0.2,
        ),
        sides,
        v(x, 0, 0),
      ),
    ),
    ...[0, WIDTH - 3].map((x) => mesh(box(3.6, 3.4, 38, 0.4), sides, v(x + 1.5, 1.7, -19))),
    mesh(box(WIDTH - 6, 26, 1.6, 0.1), body, v(WIDTH / 2, 44, -31)),
    mesh(box(WIDTH - 6, 8, 3, 0.3), body, v(WIDTH / 2, 9, -30)),
    placed(pianoPedals(brass()), { at: v(WIDTH / 2, 6.4, -28.6) }),
  );

/** The open lid: hinged at the back, its front flap folded down on it. */
const lid = (body: Material) =>
  placed(
    group(
      mesh(box(WIDTH - 0.8, 21, 1.2, 0.3), body, v(0, 10.5, 0)),
      mesh(box(WIDTH - 0.8, 8, 1, 0.3), body, v(0, 17, 1.15)),
    ),
    { at: v(WIDTH / 2, 14.6, -34.8), turn: [-9, 0, 0] },
  );

export default model<Look>({
  finishes: {
    rosewood: { body: veneer, ink: "#e9dcc0", trim: "#1a120e", form: "cabinet" },
    "black-console": { ...black, form: "cabinet" },
    "white-console": { ...white, form: "cabinet" },
    "black-stand": { ...black, form: "stand" },
    "white-stand": { ...white, form: "stand" },
    black: { ...black, form: "slim" },
    white: { ...white, form: "slim" },
  },
  size: [WIDTH, 95.6, 38.9],
  camera: { azimuth: 22, elevation: 14, fill: 0.92 },
  angle: { azimuth: -42, elevation: 30, fill: 0.9 },
  close: { at: [24 - WIDTH / 2, BED + 9, 4], across: 44, azimuth: 16, elevation: 36 },
  build({ body: make, ink, trim, form }) {
    const [body, bars] = [make("sheets"), make("bars")];
    const dark = plastic(trim, 0.4);
    const buttons = plastic("#3b3e44", 0.5);
    const top = group(
      mesh(
        bar(
          [
            [0, 0],
            [36, 0],
            [36, 14.6],
            [20, 14.6],
            [16.8, 9.6],
            [16.6, 4],
            [1.2, 4],
            [0, 3.6],
          ],
          WIDTH - 0.4,
          0.2,
        ),
        bars,
        v(0.2, 0, 0),
      ),
      ...[0, WIDTH - CHEEK].map((x) =>
        mesh(
          bar(
            [
              [-0.2, 0],
              [17.4, 0],
              [21, 14.4],
              [19, 13.6],
              [3, 8.2],
              [-0.2, 7],
            ],
            CHEEK,
            0.3,
          ),
          body,
          v(x, 0.01, 0),
        ),
      ),
      placed(keybed(KEYS), { at: v(CHEEK, 6.6, -1.5) }),
      mesh(box(WIDTH - 2 * CHEEK, 0.3, 0.5, 0.05), matt("#7d1f27"), v(WIDTH / 2, 6.7, -16.4)),
      placed(
        group(
          mesh(box(WIDTH - 2 * CHEEK - 0.4, 5.2, 0.2, 0.2), dark, v(WIDTH / 2, 2.7, 0)),
          placed(controlKnob("hat", dark), { at: v(CHEEK + 8, 2.8, 0.05), scale: [0.9, 0.9, 0.8] }),
          legend("VOLUME", CHEEK + 8, 0.9, ink),
          ...BUTTONS.flatMap((name, n) => [
            keyButton(CHEEK + 14 + n * 3.2, 2.8, buttons, 2.2, 0.9),
            legend(name, CHEEK + 14 + n * 3.2, 1.7, ink),
          ]),
          // Two makers have slim ones; the others are Kuronami's.
          ...(form === "slim"
            ? []
            : [
                placed(
                  label(16, 2.2, (on) => text(on, "KURONAMI", { size: 1.5, colour: ink, weight: 600, spacing: 0.4 })),
                  { at: v(WIDTH / 2, 2.7, 0.12) },
                ),
              ]),
        ),
        { at: v(0, 9.5, -16.9), turn: [-32.6, 0, 0] },
      ),
      placed(mesh(box(62, 17.4, 1, 0.5), body), { at: v(WIDTH / 2, 23, -27), turn: [-14, 0, 0] }),
      mesh(box(62, 1, 3.4, 0.2), body, v(WIDTH / 2, 15, -23.6)),
    );
    if (form === "cabinet") top.add(lid(body));
    const whole = group(placed(top, { at: v(0, BED, 0) }));
    if (form !== "slim") whole.add(stand(body, bars));
    return placed(whole, { at: v(-WIDTH / 2, 0, 18) });
  },
});
