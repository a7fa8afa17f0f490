import type { Group } from "three";
import { display } from "./display.ts";
import { text } from "./label.ts";
import { times } from "./vector.ts";

/** A tuner's screen of 3.3 by 3 cm on a face at z 0: an arc of lights with the middle one lit, the note and its swara. */
export const tunerLights = (): Group =>
  display(
    3.3,
    3,
    "#07080a",
    (on) => {
      for (const n of times(15, (n) => n)) {
        const a = ((n - 7) * 8 * Math.PI) / 180;
        on.fillStyle = n === 7 ? "#54ff84" : n === 6 ? "#c9ff5a" : "#3a1412";
        on.beginPath();
        on.arc(Math.sin(a) * 1.62, 0.75 - Math.cos(a) * 1.75, n === 7 ? 0.12 : 0.085, 0, 7);
        on.fill();
      }
      text(on, "A", { x: -0.25, y: 0.15, size: 1.35, colour: "#ff5440", weight: 700 });
      text(on, "Sa", { x: 0.75, y: 0.35, size: 0.55, colour: "#ff8a6c", weight: 600 });
      text(on, "440", { x: 0, y: 1.15, size: 0.34, colour: "#ff8a6c" });
    },
    0.22,
  );
