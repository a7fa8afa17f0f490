import { lacquer } from "../materials/lacquer.ts";
import { model } from "../model.ts";
import { backCover, type Cover, frontCover } from "../parts/bookCover.ts";
import { boundBook } from "../parts/boundBook.ts";
import { kolam } from "../parts/carnaticCovers.ts";
import { text } from "../parts/label.ts";
import { group, placed } from "../parts/mesh.ts";
import { openBook } from "../parts/openBook.ts";
import { v } from "../parts/vector.ts";
import { trebleClef } from "../parts/westernCovers.ts";

type Look = Pick<Cover, "ground" | "title" | "subtitle" | "figure"> & {
  ruled: "staves" | "adi";
  page: readonly [number, number];
};

const GREY = "#5c5b5e";

/** Eight staves to the page, without clefs. */
function staves(on: CanvasRenderingContext2D, width: number, height: number): void {
  on.strokeStyle = GREY;
  on.lineWidth = 0.042;
  for (let stave = 0; stave < 8; stave++)
    for (let line = 0; line < 5; line++) {
      const y = -height / 2 + 2.6 + stave * 3.35 + line * 0.24;
      on.beginPath();
      on.moveTo(-width / 2 + 1.5, y);
      on.lineTo(width / 2 - 1.5, y);
      on.stroke();
    }
}

/** Adi tala: eight counts of four spaces, double bars after the laghu and each drutam, a narrow line for the words. */
function adi(on: CanvasRenderingContext2D, width: number, height: number): void {
  const [left, top, wide] = [-width / 2 + 1.1, -height / 2 + 3.6, width - 2.2];
  const stroke = (x: number, y: number, toX: number, toY: number, thick: number) => {
    on.lineWidth = thick;
    on.beginPath();
    on.moveTo(x, y);
    on.lineTo(toX, toY);
    on.stroke();
  };
  on.strokeStyle = GREY;
  for (const [n, word] of ["Raga", "Tala", "Composer", "Arohanam", "Avarohanam"].entries()) {
    const [x, y] = [left + (n < 3 ? (n * wide) / 3 : ((n - 3) * wide) / 2), top - (n < 3 ? 1.9 : 1)];
    on.textAlign = "left";
    text(on, word, { x, y, size: 0.44, colour: "#4c4c50" });
    stroke(x + 2.5, y + 0.2, x + (n < 3 ? wide / 3 : wide / 2) - 0.25, y + 0.2, 0.03);
  }
  for (let row = 0; row < 11; row++) {
    const y = top + row * 1.72;
    for (const [dy, thick] of [
      [0, 0.05],
      [0.75, 0.05],
      [1.2, 0.04],
    ] as const)
      stroke(left, y + dy, left + wide, y + dy, thick);
    for (let count = 0; count <= 8; count++) {
      const x = left + (count * wide) / 8;
      stroke(x, y, x, y + 1.2, count === 0 || count === 8 ? 0.05 : 0.03);
      if ([4, 6, 8].includes(count)) stroke(x - 0.1, y, x - 0.1, y + 1.2, 0.05);
      if (count < 8)
        for (let space = 1; space < 4; space++)
          stroke(x + (space * wide) / 32, y + 0.56, x + (space * wide) / 32, y + 0.75, 0.03);
    }
  }
}

export default model<Look>({
  finishes: {
    blue: {
      ground: "#1d4a8f",
      ruled: "staves",
      page: [21, 29.7],
      title: ["Manuscript Book"],
      subtitle: "staff paper, 100 grams",
      figure: trebleClef,
    },
    green: {
      ground: "#1f6444",
      ruled: "adi",
      page: [18, 24],
      title: ["Swara Notebook"],
      subtitle: "pages ruled for tala",
      figure: kolam,
    },
  },
  size: [42.8, 29.7, 36.5],
  camera: { azimuth: -14, elevation: 34, fill: 0.9 },
  angle: { azimuth: 30, elevation: 46, fill: 0.9 },
  close: { azimuth: -16, elevation: 40, at: [3.5, 0.6, 4], across: 13 },
  /** The book open, and its cover: another one standing behind. */
  build({ ruled, page: [width, height], ...look }) {
    const print = ruled === "staves" ? staves : adi;
    const cover: Cover = { ...look, ink: "#f8ecd2", tint: "#e3c277" };
    const card = lacquer(look.ground, { clearcoat: 0.3 });
    const closed = boundBook({
      width,
      height,
      thickness: 0.9,
      binding: "sewn",
      card,
      front: frontCover(cover),
      back: backCover(cover),
    });
    return group(
      openBook({ width, height, thickness: 0.36, cover: card, left: print, right: print }),
      placed(closed, { at: v(-width * 0.34, 0, -height / 2 - 5), turn: [0, 6, 0] }),
    );
  },
});
