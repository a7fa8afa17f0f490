import type { Material } from "three";
import { lacquer, plastic } from "../materials/lacquer.ts";
import { chrome, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { display } from "../parts/display.ts";
import { droneCabinet } from "../parts/droneCabinet.ts";
import { keyButton } from "../parts/keyButton.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box, slab } from "../parts/slab.ts";
import { jackSocket, lamp, usbSocket } from "../parts/socket.ts";
import { speakerGrille } from "../parts/speakerGrille.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

/** The cabinet with display and keys, its sides of this material; or the drone that clips on, in a colour. */
type Look = { cheeks: () => Material } | { pocket: string; ink: string };

const [WIDTH, HEIGHT, DEPTH] = [27, 16, 10];

function panel() {
  const words = legends("#e6ddc8", { size: 0.46, weight: 600 });
  const [grey, gold, red] = [plastic("#5a5d63", 0.42), plastic("#c9a354", 0.38), plastic("#b0282e", 0.4)];
  const black = plastic("#141416", 0.4);
  const button = (x: number, y: number, word: string, material: Material, width = 1.7) =>
    group(placed(keyButton(0, 0, material, width, 0.95), { at: v(x, y, 0) }), words(word, x, y + 1.05));
  return group(
    placed(speakerGrille(roundRect(9, 8.4, 1.2), black, "#46474b"), { at: v(-6.4, 7.4, 0) }),
    placed(
      label(9, 1.6, (on) => text(on, "Naadavali", { size: 1.2, colour: "#e6cf94", face: "serif" })),
      { at: v(-6.4, 12.5, 0.02) },
    ),
    words("VAIKARAI  ELECTRONIC TANPURA", -6.4, 2),
    placed(
      display(9.6, 3.2, "#bfe08a", (on) => {
        const ink = "#17240c";
        text(on, "C♯", { x: -3.6, y: -0.45, size: 1.7, colour: ink, weight: 700 });
        text(on, "+00", { x: -3.6, y: 1, size: 0.62, colour: ink, weight: 600 });
        text(on, "Pa", { x: -1.3, y: -0.45, size: 1.2, colour: ink, weight: 600 });
        text(on, "TEMPO 62", { x: 2, y: -0.95, size: 0.72, colour: ink, weight: 600 });
        text(on, "THANJAVUR  M3", { x: 2, y: 0.95, size: 0.54, colour: ink, weight: 600 });
        for (const n of times(4, (k) => k)) {
          on.fillStyle = ink;
          on.fillRect(0.5 + n * 1, -0.3, 0.7 * ((n % 3) / 3 + 0.4), 0.55);
        }
      }),
      { at: v(5.6, 10.4, 0) },
    ),
    ...["1", "2", "3", "4"].map((n, k) => button(2 + k * 2.4, 6.2, `Str. ${n}`, grey)),
    ...["BANK", "TEMPO", "DRIFT", "MEM"].map((word, k) => button(2 + k * 2.4, 3.6, word, k === 3 ? gold : grey)),
    ...["–", "+", "Pa/Ma/Ni"].map((word, k) => button(2 + k * 2.4, 1.1, word, grey)),
    button(9.2, 1.1, "POWER", red),
    placed(lamp(0.16, "#7be06a"), { at: v(11.2, 12.9, 0) }),
  );
}

function cabinet(cheeks: Material) {
  const [metal, dark] = [chrome(), plastic("#0c0c0d")];
  return group(
    droneCabinet(
      { width: WIDTH, height: HEIGHT, depth: DEPTH, lean: 3.2, shell: cheeks, cheeks, panel: plastic("#232428", 0.5) },
      panel(),
    ),
    placed(panelKnob({ radius: 1.05, height: 1.3, material: metal, pointer: dark, angle: 30, grooves: 20 }), {
      at: v(WIDTH / 2, 9, -1),
      turn: [0, 90, 0],
    }),
    ...[5.4, 3.2].map((y) => placed(jackSocket(metal, dark), { at: v(WIDTH / 2, y, -1), turn: [0, 90, 0] })),
  );
}

/** A drone of 62 by 38 by 14 mm, its clip behind; `coin` lies beside it. */
function pocket(colour: string, ink: string) {
  const shell = plastic(colour, 0.42);
  const [metal, dark] = [steel(), plastic("#0c0c0d")];
  const words = legends(ink, { size: 0.34, weight: 600 });
  const coin = placed(
    group(
      mesh(rod(v(0, 0, 0), v(0, 0, 0.17), 1.25, 1.25, 64), metal),
      mesh(slab(plate(roundRect(2.3, 2.3, 1.15), [roundRect(2.1, 2.1, 1.05)]), 0.03), metal, v(0, 0, 0.17)),
      placed(
        label(1.6, 1.6, (on) => text(on, "5", { size: 1.5, colour: "#77787b", face: "serif", weight: 600 })),
        { at: v(0, 0, 0.19) },
      ),
    ),
    { at: v(4, 0.02, 1.6), turn: [-90, 0, 24] },
  );
  const drone = group(
    mesh(slab(plate(roundRect(3.8, 6.2, 0.9, 24)), 1.4, 0.4, 8), shell, v(0, 3.1, -0.7)),
    placed(speakerGrille(roundRect(2.4, 1.5, 0.5), shell, "#55565a", 0.22), { at: v(0, 4.9, 0.7), scale: [1, 1, 0.5] }),
    placed(
      group(
        mesh(
          slab(plate(roundRect(1.3, 2.3, 0.6, 20)), 0.42, 0.18, 6).translate(0, 0, -0.21),
          plastic(ink === "#f2efe6" ? "#3a3c40" : "#d8d6d0", 0.4),
        ),
        placed(legends(ink === "#f2efe6" ? "#f2efe6" : "#2a2a2c", { size: 0.5, weight: 700 })("+", 0, 0.68), {
          at: v(0, 0.68, 0.25),
        }),
        placed(legends(ink === "#f2efe6" ? "#f2efe6" : "#2a2a2c", { size: 0.5, weight: 700 })("–", 0, -0.68), {
          at: v(0, -0.68, 0.25),
        }),
      ),
      { at: v(0, 2.5, 0.74) },
    ),
    placed(words("Naadavali Thuli", 0, 0), { at: v(0, 0.85, 0.72) }),
    placed(lamp(0.09, "#6fd2e8"), { at: v(1.15, 3.9, 0.7) }),
    placed(jackSocket(metal, dark, true), { at: v(0.9, 6.18, 0), turn: [-90, 0, 0] }),
    placed(usbSocket("C", metal, dark), { at: v(0, 0.01, 0), turn: [90, 0, 0] }),
    mesh(box(1.6, 4.6, 0.16, 0.5, 0.05), metal, v(0, 3.4, -1.15)),
    mesh(box(1.6, 0.9, 0.6, 0.2), metal, v(0, 5.4, -0.9)),
  );
  // As high and as far to the right as the cabinet's keys are, which the closer look is aimed at.
  return placed(group(placed(drone, { at: v(-1, 0, 0), turn: [-12, 0, 0] }), coin), { at: v(6.1, 4.9, 3.2) });
}

export default model<Look>({
  finishes: {
    walnut: { cheeks: () => wood("walnut", { across: 12, along: 30, gloss: 0.7 }) },
    black: { cheeks: () => lacquer("#111113", { clearcoat: 0.6 }) },
    white: { pocket: "#f6f5f1", ink: "#3a3b3e" },
    teal: { pocket: "#14737c", ink: "#f2efe6" },
    jet: { pocket: "#1a1b1d", ink: "#f2efe6" },
  },
  size: [28.3, 17.1, 10.8],
  camera: { azimuth: 24, elevation: 18, fill: 0.84 },
  angle: { azimuth: -32, elevation: 34, fill: 0.84 },
  close: { azimuth: 14, elevation: 22, at: [6.1, 8.1, 3.6], across: 13.2 },
  build: (look) => ("pocket" in look ? pocket(look.pocket, look.ink) : cabinet(look.cheeks())),
});
