import { type faces, text } from "./label.ts";
import type { Figure } from "./pen.ts";

export type Cover = {
  title: readonly string[];
  /** A line above the title in Tamil, one below in English. */
  tamil?: string;
  subtitle: string;
  /** The grade's number, for graded books. */
  grade?: string;
  figure: Figure;
  /** What it is printed in, and the second colour of its figure. */
  ink: string;
  tint: string;
  /** The card's colour. */
  ground: string;
};

/** The press's own mark, a flower of five petals. */
function emblem(on: CanvasRenderingContext2D, x: number, y: number, size: number, ink: string): void {
  on.save();
  on.translate(x, y);
  on.fillStyle = ink;
  for (let n = 0; n < 5; n++) {
    on.beginPath();
    on.ellipse(0, -size * 0.56, size * 0.3, size * 0.44, 0, 0, 7);
    on.fill();
    on.rotate((Math.PI * 2) / 5);
  }
  on.restore();
}

/** The front of a book of the Poonthottam Music Press: one frame, one figure, its title below. */
export function frontCover({ title, tamil, subtitle, grade, figure, ink, tint, ground }: Cover) {
  return (on: CanvasRenderingContext2D, width: number, height: number): void => {
    const [left, top] = [-width / 2, -height / 2];
    const say = (words: string, y: number, size: number, face: keyof typeof faces, spacing = 0, x = 0) =>
      text(on, words, {
        x,
        y,
        size,
        face,
        colour: ink,
        spacing,
        most: width * 0.78,
        weight: face === "tamil" ? 700 : 500,
      });
    on.fillStyle = ground;
    on.fillRect(left, top, width, height);
    on.strokeStyle = ink;
    on.lineWidth = 0.06;
    on.strokeRect(left + 0.9, top + 0.9, width - 1.8, height - 1.8);
    on.lineWidth = 0.025;
    on.strokeRect(left + 1.08, top + 1.08, width - 2.16, height - 2.16);
    emblem(on, 0, top + height * 0.105, width * 0.036, ink);
    say("POONTHOTTAM MUSIC PRESS", top + height * 0.152, width * 0.027, "sans", width * 0.006);
    on.save();
    on.translate(0, top + height * (grade ? 0.575 : tamil ? 0.375 : 0.405));
    on.scale(width * (grade ? 0.055 : 0.058), width * (grade ? 0.055 : 0.058));
    figure(on, ink, tint);
    on.restore();
    if (grade) {
      say("GRADE", top + height * 0.2, width * 0.03, "sans", width * 0.012);
      say(grade, top + height * 0.335, width * (grade.length > 1 ? 0.2 : 0.3), "serif");
    }
    const size = width * (title.length > 1 ? 0.115 : 0.13);
    let y = top + height * (title.length > 1 ? 0.735 : grade ? 0.8 : 0.765);
    if (tamil) say(tamil, y - size * 0.98, width * 0.054, "tamil");
    for (const words of title) {
      say(words, y, size, "serif");
      y += size * 1.02;
    }
    on.fillStyle = ink;
    on.fillRect(-width * 0.06, y - size * 0.36, width * 0.12, 0.05);
    say(subtitle, y + size * 0.02, width * 0.036, "sans", width * 0.001);
  };
}

/** Its back: the press's mark and name, a bar code's white field. */
export const backCover =
  ({ ink, ground, subtitle }: Cover) =>
  (on: CanvasRenderingContext2D, width: number, height: number): void => {
    on.fillStyle = ground;
    on.fillRect(-width / 2, -height / 2, width, height);
    emblem(on, 0, -height * 0.16, width * 0.06, ink);
    text(on, "Poonthottam Music Press", {
      y: -height * 0.08,
      size: width * 0.06,
      colour: ink,
      face: "serif",
      italic: true,
    });
    text(on, subtitle, { y: -height * 0.03, size: width * 0.034, colour: ink });
    text(on, "CHENNAI", { y: height * 0.38, size: width * 0.026, colour: ink, spacing: width * 0.008 });
    on.fillStyle = "#f7f3ea";
    on.fillRect(width * 0.2, height * 0.34, width * 0.21, width * 0.12);
    on.fillStyle = "#1c1a19";
    for (let n = 0; n < 38; n++)
      if ((n * n * 7 + n * 3) % 5 < 3)
        on.fillRect(width * 0.22 + n * width * 0.0045, height * 0.348, width * 0.003, width * 0.085);
  };

/** Its spine, to be read from above. */
export const spine =
  ({ ink, ground, title }: Cover) =>
  (on: CanvasRenderingContext2D, width: number, height: number): void => {
    on.fillStyle = ground;
    on.fillRect(-width / 2, -height / 2, width, height);
    text(on, title.join(" "), { x: -width * 0.06, size: height * 0.56, colour: ink, face: "serif", most: width * 0.7 });
    emblem(on, width * 0.42, 0, height * 0.24, ink);
  };
