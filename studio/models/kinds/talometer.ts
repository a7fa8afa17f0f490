import type { Material } from "three";
import { lacquer, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { display } from "../parts/display.ts";
import { droneCabinet } from "../parts/droneCabinet.ts";
import { keyButton } from "../parts/keyButton.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { group, placed } from "../parts/mesh.ts";
import { ellipse } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { jackSocket, lamp } from "../parts/socket.ts";
import { speakerGrille } from "../parts/speakerGrille.ts";
import { times, v } from "../parts/vector.ts";

/** The talometer alone, or with a tanpura in one broad cabinet. */
type Look = { colour: string; both?: true };

const INK = "#e7f4ff";

/** The beats of Adi tala as fingers count them: claps, waves and the fingers between. */
function beats(on: CanvasRenderingContext2D, now: number) {
  const signs = ["✕", "1", "2", "3", "✕", "○", "✕", "○"];
  for (const n of times(8, (k) => k)) {
    const x = (n - 3.5) * 1.12;
    if (n === now) {
      on.fillStyle = INK;
      on.fillRect(x - 0.48, 0.35, 0.96, 0.96);
    }
    const colour = n === now ? "#123a8c" : INK;
    on.strokeStyle = colour;
    on.lineWidth = 0.12;
    if (signs[n] === "○") {
      on.beginPath();
      on.arc(x, 0.83, 0.27, 0, 7);
      on.stroke();
    } else if (signs[n] === "✕") {
      on.beginPath();
      on.moveTo(x - 0.22, 0.61);
      on.lineTo(x + 0.22, 1.05);
      on.moveTo(x + 0.22, 0.61);
      on.lineTo(x - 0.22, 1.05);
      on.stroke();
    } else text(on, signs[n] ?? "", { x, y: 0.86, size: 0.7, colour, weight: 700 });
  }
}

const screen = () =>
  display(9.6, 3.4, "#1a4fb4", (on) => {
    text(on, "ADI", { x: -3.1, y: -0.75, size: 1.2, colour: INK, weight: 700 });
    text(on, "CHATUSRA", { x: 0.6, y: -1.05, size: 0.56, colour: INK, weight: 600 });
    text(on, "EDUPPU ½", { x: 0.6, y: -0.35, size: 0.56, colour: INK, weight: 600 });
    text(on, "80", { x: 3.6, y: -0.72, size: 1.2, colour: INK, weight: 700 });
    beats(on, 5);
  });

function panel(brand: string, both: boolean, dark: boolean) {
  const ink = dark ? "#ece8de" : "#26272b";
  const words = legends(ink, { size: 0.5, weight: 600 });
  const [black, grey, blue] = [
    plastic("#141416", 0.4),
    plastic(dark ? "#5a5d63" : "#3c3e43", 0.42),
    plastic("#2a62c4", 0.4),
  ];
  const left = both ? -9.2 : -6.4;
  const right = both ? 2.6 : 5.6;
  const button = (x: number, y: number, word: string, material: Material, width = 1.7, high = 0.95) =>
    group(placed(keyButton(0, 0, material, width, high), { at: v(x, y, 0) }), words(word, x, y + high / 2 + 0.55));
  const knob = (y: number, word: string, angle: number) =>
    group(
      placed(
        panelKnob({
          radius: 1.35,
          height: 1.5,
          material: black,
          pointer: plastic("#f2efe6"),
          angle,
          grooves: 20,
          skirt: black,
        }),
        { at: v(12, y, 0) },
      ),
      words(word, 12, y + 2.2),
    );
  return group(
    placed(speakerGrille(ellipse(0, 0, 4.2), black, "#46474b"), { at: v(left, 7, 0) }),
    placed(
      label(9, 1.6, (on) => text(on, "Naadavali", { size: 1.15, colour: dark ? "#e6cf94" : "#2b2c30", face: "serif" })),
      { at: v(left, 12.4, 0.02) },
    ),
    words(brand, left, 1.9),
    placed(screen(), { at: v(right, 10.3, 0) }),
    ...["TALA", "NADAI", "EDUPPU", "MEM"].map((word, k) => button(right - 3.6 + k * 2.4, 6, word, grey)),
    ...["–", "+"].map((word, k) => button(right - 3.6 + k * 2.4, 3.5, word, grey)),
    button(right + 2.4, 2.4, "TAP", blue, 4, 2.1),
    button(right - 3.6, 1.1, "PLAY", plastic("#2f8a4a", 0.4)),
    button(right - 1.2, 1.1, "STOP", plastic("#b0282e", 0.4)),
    placed(lamp(0.18, "#ff5a4a"), { at: v(right + 5.3, 12.7, 0) }),
    ...(both ? [knob(9.4, "TANPURA", -40), knob(3.8, "TALA", 30)] : []),
  );
}

export default model<Look>({
  finishes: { black: { colour: "#17181a" }, red: { colour: "#9c1620" }, silver: { colour: "#b9bcc1", both: true } },
  size: [25.3, 17.1, 10.7],
  camera: { azimuth: 24, elevation: 18, fill: 0.84 },
  angle: { azimuth: 62, elevation: 26, fill: 0.84 },
  close: { azimuth: 12, elevation: 22, at: [5.2, 9, 3.6], across: 15 },
  build({ colour, both = false }) {
    const shell = both
      ? physical({ color: colour, metalness: 0.75, roughness: 0.42 })
      : lacquer(colour, { clearcoat: 0.6 });
    const [metal, dark] = [chrome(), plastic("#0c0c0d")];
    const width = both ? 32 : 25;
    const face = both ? physical({ color: "#c9ccd0", metalness: 0.6, roughness: 0.5 }) : plastic("#232428", 0.5);
    return group(
      droneCabinet(
        { width, height: 16, depth: 10, lean: 3.2, shell, cheeks: shell, panel: face },
        panel(both ? "IRUVAR  TANPURA + TALA" : "KAALAM  TALOMETER", both, !both),
      ),
      ...(both ? [4, 6.4, 8.8] : [4, 6.4]).map((y) =>
        placed(jackSocket(metal, dark), { at: v(width / 2, y, -1), turn: [0, 90, 0] }),
      ),
    );
  },
});
