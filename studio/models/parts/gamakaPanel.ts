import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { keyButton } from "./keyButton.ts";
import { knobGrid } from "./knobGrid.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { synthKnob } from "./synthKnob.ts";
import { times, v } from "./vector.ts";

/** A gamaka synthesizer's panel of `width`, x from 0 and y up from its front edge: a small round display between knobs. */
export function gamakaPanel(width: number, ink: string): Group {
  const knob = { ...synthKnob("#f2d58a"), radius: 0.8, height: 1.2 };
  const side = (names: string[][], x: number) =>
    placed(knobGrid({ names, pitch: [4.2, 4.7], knob, ink, size: 0.5 }), { at: v(x, 6.6, 0) });
  const ring = steel({ color: "#c6c8ca" });
  return group(
    side(
      [
        ["TONE", "BREATH", "BODY"],
        ["ATTACK", "RELEASE", "GAMAKA"],
      ],
      11.6,
    ),
    side(
      [
        ["SRUTI", "KATTAI", "REVERB"],
        ["DELAY", "DRIVE", "VOLUME"],
      ],
      width - 11.6,
    ),
    mesh(slab(plate(ellipse(0, 0, 3.5), [ellipse(0, 0, 3.02)]), 0.45, 0.1), ring, v(width / 2, 7.6, 0)),
    mesh(slab(plate(ellipse(0, 0, 3.1)), 0.2), plastic("#0a0b0d", 0.2, { clearcoat: 0.7 }), v(width / 2, 7.6, 0)),
    placed(
      label(6, 6, (on) => {
        on.strokeStyle = "#f2c14e";
        on.lineWidth = 0.12;
        for (const n of times(22, (n) => n)) {
          const a = (n / 22) * Math.PI * 2;
          on.beginPath();
          on.moveTo(Math.sin(a) * 2.3, -Math.cos(a) * 2.3);
          on.lineTo(Math.sin(a) * (n % 3 ? 2.6 : 2.8), -Math.cos(a) * (n % 3 ? 2.6 : 2.8));
          on.stroke();
        }
        text(on, "VEENA", { y: -0.8, size: 0.8, colour: "#f6efe0", weight: 600 });
        text(on, "Sa = C#  ·  22", { y: 0.4, size: 0.46, colour: "#9fe0d8" });
        on.strokeStyle = "#9fe0d8";
        on.lineWidth = 0.08;
        on.beginPath();
        for (const t of times(60, (i) => i / 59))
          on.lineTo(-1.5 + t * 3, 1.4 + Math.sin(t * 20) * 0.35 * Math.sin(t * Math.PI));
        on.stroke();
      }),
      { at: v(width / 2, 7.6, 0.22) },
    ),
    ...[-1, 1].flatMap((way) =>
      times(3, (n) => keyButton(width / 2 + way * 5.2, 10 - n * 2.4, plastic("#efe9dc", 0.5), 1.6, 1)),
    ),
    placed(
      label(20, 2, (on) => {
        text(on, "ARUVI 37", { size: 1.3, colour: ink, weight: 700, spacing: 0.3 });
      }),
      { at: v(width / 2, 1.9, 0.02) },
    ),
  );
}
