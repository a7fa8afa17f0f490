import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { perforated } from "../materials/perforated.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { controlKnob } from "../parts/controlKnob.ts";
import { keyButton } from "../parts/keyButton.ts";
import { keybed } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { times, v } from "../parts/vector.ts";

type Look = { body: string; ink: string; trim?: string; wooden?: boolean };

const WIDTH = 94.6;
const SLOPE = (Math.atan2(2.7, 15.4) * 180) / Math.PI;
const COLUMNS = ["PIANO", "ORGAN", "STRINGS", "VEENA", "FLUTE"];
const ROWS = [COLUMNS, ["SPLIT", "LAYER", "TRANS", "OCTAVE", "METRO"], ["START", "SYNC", "INTRO", "FILL", "END"]];

/** The screen with its print, upright at the origin. */
const screen = () =>
  group(
    mesh(box(17, 6.8, 0.5, 0.5, 0.12), plastic("#101114", 0.3)),
    placed(
      label(
        14.8,
        4.8,
        (on, width, height) => {
          on.fillStyle = "#a9d7df";
          on.fillRect(-width / 2, -height / 2, width, height);
          text(on, "001  Grand Piano", { x: 0, y: -1.3, size: 1.25, colour: "#12303a", weight: 600 });
          text(on, "Tempo 120    Adi 045", { x: 0, y: 0.3, size: 0.95, colour: "#12303a" });
          on.fillStyle = "#12303a";
          for (const n of times(36, (n) => n)) on.fillRect(-6.6 + n * 0.37, 1.2, n % 12 === 7 ? 0.32 : 0.06, 0.8);
        },
        { roughness: 0.14, clearcoat: 1, clearcoatRoughness: 0.04 },
      ),
      { at: v(0, 0, 0.26) },
    ),
  );

function panel({ ink, trim = "#15171b" }: Look) {
  const dark = plastic("#3a3d43", 0.5);
  const red = plastic("#b8492f", 0.5);
  const behind = plastic("#0c0d0f", 0.6);
  const holes = perforated("holes", "#5c5f64", 0.42, { metalness: 0.4 });
  const made = group(
    ...[13, WIDTH - 13].flatMap((x) => [
      mesh(slab(plate(roundRect(20, 11.6, 1.6)), 0.12), behind, v(x, 8, -0.04)),
      mesh(slab(plate(roundRect(20, 11.6, 1.6)), 0.06), [holes, behind], v(x, 8, 0.1)),
    ]),
    placed(screen(), { at: v(WIDTH / 2, 8.8, 0.1) }),
    placed(
      label(20, 2.2, (on) => text(on, "NILGIRI", { size: 1.7, colour: ink, weight: 600, spacing: 0.5 })),
      { at: v(WIDTH / 2, 3.2, 0.05) },
    ),
  );
  for (const left of [26.6, WIDTH - 26.6 - 9.6])
    for (const [row, names] of ROWS.entries())
      for (const [column, name] of names.entries()) {
        const [x, y] = [left + column * 2.4, 11.4 - row * 3.2];
        made.add(
          keyButton(x, y, row === 2 && column === 0 ? red : dark),
          placed(
            label(2.4, 0.6, (on) => text(on, name, { size: 0.42, colour: ink, most: 2.1 })),
            { at: v(x, y + 0.95, 0.05) },
          ),
        );
      }
  made.add(...[WIDTH - 23.2, 23.2].map((x) => placed(controlKnob("skirted", plastic(trim, 0.4)), { at: v(x, 12, 0) })));
  return placed(made, { at: v(0, 6.96, -17.6), turn: [SLOPE - 90, 0, 0] });
}

export default model<Look>({
  finishes: {
    black: { body: "#222428", ink: "#e8e6df" },
    white: { body: "#e9e6de", ink: "#33363b" },
    red: { body: paints.red, ink: "#f5ece6" },
    blue: { body: paints.blue, ink: "#eef1f6" },
    pink: { body: paints.pink, ink: "#5b2437" },
    natural: { body: "#d8c39c", ink: "#3a2a18", wooden: true },
  },
  size: [94.6, 10.7, 34.1],
  camera: { azimuth: -16, elevation: 40, fill: 0.94 },
  angle: { azimuth: 154, elevation: 24, fill: 0.94 },
  close: { at: [0, 8.6, -7], across: 36, azimuth: -14, elevation: 44 },
  build(look) {
    const body = look.wooden ? wood("mango", { across: 40, along: 60, turn: Math.PI / 2 }) : plastic(look.body);
    const shell = bar(
      [
        [0, 0.8],
        [1.5, 0],
        [31, 0],
        [33.5, 1.2],
        [34, 8.6],
        [33, 9.6],
        [17.6, 6.9],
        [16.6, 6.4],
        [16.4, 3],
        [1.2, 3],
        [1, 3.9],
        [0, 3.7],
      ],
      WIDTH,
      0.3,
    );
    const cheek = bar(
      [
        [-0.05, 0.8],
        [1.5, -0.02],
        [18, 0],
        [18.2, 7.05],
        [17, 6.85],
        [2.2, 5.5],
        [0.4, 4.9],
        [-0.05, 4.4],
      ],
      5,
      0.3,
    );
    const all = group(
      mesh(shell, body),
      mesh(cheek, body),
      mesh(cheek, body, v(WIDTH - 5, 0, 0)),
      placed(keybed({ count: 61 }), { at: v(5, 5.1, -1.5) }),
      mesh(box(84.6, 0.3, 0.5, 0.05), matt("#7d1f27"), v(WIDTH / 2, 5.2, -16.2)),
      panel(look),
      placed(
        rearSockets(
          [
            ["dc", "12 V DC"],
            ["usb", "USB"],
            ["jack", "SUSTAIN"],
            ["jack", "PHONES"],
          ],
          look.ink,
          nickel(),
          plastic("#0c0d0f"),
        ),
        { at: v(WIDTH / 2, 4.6, -33.9), turn: [-4, 180, 0] },
      ),
    );
    return placed(all, { at: v(-WIDTH / 2, 0, 17) });
  },
});
