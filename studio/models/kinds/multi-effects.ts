import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, chrome, nickel, steel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { display } from "../parts/display.ts";
import { footSwitch } from "../parts/footSwitch.ts";
import { keyButton } from "../parts/keyButton.ts";
import { knobGrid } from "../parts/knobGrid.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { rearSockets } from "../parts/rearSockets.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

const [WIDTH, DEPTH, LOW, HIGH] = [37, 19, 3.2, 6];
/** Where the expression pedal's part begins. */
const PEDAL = 27.4;
const SLOPE = (Math.atan2(HIGH - LOW, DEPTH) * 180) / Math.PI;
const colours = ["#ff5a3c", "#ffc23b", "#3ce06a", "#4aa8ff"];

/** The chain of blocks on the screen. */
function chain(on: CanvasRenderingContext2D): void {
  text(on, "07B", { x: -3.5, y: -1.75, size: 0.9, colour: "#ffd67a", weight: 700 });
  text(on, "TEMPLE STREET LEAD", { x: 0.9, y: -1.75, size: 0.56, colour: "#f4f6fa", weight: 600 });
  const blocks = ["COMP", "DRIVE", "AMP", "CAB", "DELAY", "VERB"];
  on.strokeStyle = "#7d8796";
  on.lineWidth = 0.05;
  on.beginPath();
  on.moveTo(-4.4, 0);
  on.lineTo(4.4, 0);
  on.stroke();
  for (const [n, name] of blocks.entries()) {
    const x = -3.7 + n * 1.48;
    on.fillStyle = ["#3ce06a", "#ff5a3c", "#ffc23b", "#c98a4a", "#4aa8ff", "#9a6bff"][n] ?? "#fff";
    on.beginPath();
    on.roundRect(x - 0.6, -0.6, 1.2, 1.2, 0.2);
    on.fill();
    text(on, name, { x, y: 1, size: 0.32, colour: "#dfe5ee" });
  }
  for (const [n, name] of ["GAIN 6.2", "BASS 4.0", "TREBLE 5.5", "LEVEL 7.1"].entries())
    text(on, name, { x: -3.3 + n * 2.2, y: 1.85, size: 0.34, colour: "#9fb4cc" });
}

/** The treadle with its ribbed rubber, rocking on its axle. */
function treadle() {
  const [wide, long] = [8, 17];
  const rib = matt("#37383b");
  return group(
    mesh(slab(plate(roundRect(wide, long, 0.9, 20)), 1, 0.2, 8), plastic("#2b2c2f", 0.5)),
    mesh(slab(plate(roundRect(wide - 0.8, long - 0.8, 0.6)), 0.3, 0.08), matt("#161617"), v(0, 0, 0.9)),
    ...times(19, (n) => mesh(box(wide - 1.6, 0.36, 0.3, 0.12), rib, v(0, (n - 9) * 0.8, 1.22))),
  );
}

/** A floor unit: a colour screen, six knobs, four foot switches and an expression pedal. */
export default model<{ body: string; ink: string }>({
  finishes: { black: { body: "#1f2023", ink: "#eceae4" } },
  size: [37, 10.4, 19.5],
  camera: { azimuth: -22, elevation: 42, fill: 0.88 },
  angle: { azimuth: 152, elevation: 26, fill: 0.86 },
  close: { at: [-4.3, 5.5, -2.6], across: 23.5, azimuth: -16, elevation: 46 },
  build({ body: colour, ink }) {
    const body = plastic(colour, 0.55);
    const print = legends(ink, { size: 0.42, weight: 600 });
    const buttons = plastic("#3a3c41", 0.5);
    const shell = bar(
      [
        [0, 0.5],
        [0.4, 0],
        [DEPTH - 0.4, 0],
        [DEPTH, 0.5],
        [DEPTH, HIGH - 0.3],
        [DEPTH - 0.3, HIGH],
        [0.3, LOW + 0.04],
        [0, LOW - 0.3],
      ],
      WIDTH,
      0.35,
    );
    const length = Math.hypot(DEPTH, HIGH - LOW);
    const panel = group(
      mesh(box(PEDAL - 1.2, length - 1.2, 0.2, 0.5, 0.08), plastic("#2b2d32", 0.6), v(PEDAL / 2, length / 2, 0)),
      placed(display(9.4, 4.8, "#0b1018", chain, 0.4), { at: v(8.6, 13.6, 0.1) }),
      placed(
        knobGrid({
          names: [
            ["GAIN", "BASS", "TREBLE"],
            ["MIX", "LEVEL", "MASTER"],
          ],
          pitch: [3.4, 3.5],
          knob: {
            radius: 0.8,
            height: 1.3,
            material: plastic("#131416", 0.42),
            pointer: plastic("#f4f2ec"),
            cap: steel(),
            grooves: 20,
          },
          ink,
          size: 0.42,
        }),
        { at: v(20.4, 13.6, 0.1) },
      ),
      placed(
        group(
          ...["EDIT", "SAVE", "TAP", "EXIT"].flatMap((name, n) => [
            keyButton(4.6 + n * 2.7, 9.6, buttons, 1.9, 0.8),
            print(name, 4.6 + n * 2.7, 8.6),
          ]),
        ),
        { at: v(0, 0, 0.1) },
      ),
      placed(
        label(11, 1.4, (on) => text(on, "Pettagam", { size: 1.15, colour: ink, face: "serif", italic: true })),
        { at: v(20.4, 9, 0.12) },
      ),
      ...["A  DRIVE", "B  DELAY", "C  REVERB", "D  TUNER"].flatMap((name, n) => {
        const x = 4 + n * 6.5;
        return [
          placed(footSwitch(chrome()), { at: v(x, 3.2, 0.1), scale: [1.15, 1.15, 1.15] }),
          mesh(box(4.4, 1, 0.16, 0.2), plastic("#0b0c0e", 0.2), v(x, 6.3, 0.1)),
          placed(
            label(4.2, 0.8, (on) => text(on, name, { size: 0.46, colour: colours[n] ?? ink, weight: 600 })),
            { at: v(x, 6.3, 0.2) },
          ),
          placed(lamp(0.22, colours[n] ?? ink), { at: v(x, 5.2, 0.1) }),
        ];
      }),
    );
    const all = group(
      mesh(shell, body),
      placed(panel, { at: v(0, LOW, 0), turn: [SLOPE - 90, 0, 0] }),
      placed(treadle(), { at: v(PEDAL + 4.6, 6.6, -9.6), turn: [SLOPE - 90 + 8, 0, 0] }),
      ...[-1, 1].map((side) =>
        mesh(box(0.8, 4.4, 3.4, 0.4).translate(0, 0, 0), blackMetal(), v(PEDAL + 4.6 + side * 4.4, 5, -9.6)),
      ),
      mesh(rod(v(PEDAL + 0.1, 5.9, -9.6), v(WIDTH - 0.4, 5.9, -9.6), 0.5), nickel()),
      placed(
        rearSockets(
          [
            ["dc", "12 V DC"],
            ["usb", "USB"],
            ["jack", "INPUT"],
            ["jack", "LEFT"],
            ["jack", "RIGHT"],
            ["jack", "PHONES"],
            ["xlr", "LEFT"],
            ["xlr", "RIGHT"],
          ],
          ink,
          nickel(),
          plastic("#0c0d0f"),
        ),
        { at: v(WIDTH / 2 - 3, 2.7, -DEPTH), turn: [0, 180, 0] },
      ),
      ...[3, WIDTH - 3].flatMap((x) =>
        [-2.6, -16.4].map((z) => mesh(box(2.4, 0.6, 2.4, 0.4), matt("#131313"), v(x, -0.1, z))),
      ),
    );
    return placed(all, { at: v(-WIDTH / 2, 0, DEPTH / 2) });
  },
});
