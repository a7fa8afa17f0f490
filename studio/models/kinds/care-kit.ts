import { cloth } from "../materials/cloth.ts";
import { lacquer, plastic } from "../materials/lacquer.ts";
import { brass, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { foldedCloth } from "../parts/foldedCloth.ts";
import { hingedTin } from "../parts/hingedTin.ts";
import { label, labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { rod, tube } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";
import { wireBrush } from "../parts/wireBrush.ts";

/** A small bottle lying or standing on its base, 8.4 cm with its cap. */
function bottle(glass: string, name: string, what: string, ink: string) {
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [1.5, 0],
          [1.62, 0.14],
          [1.62, 5],
          [1.5, 5.5],
          [0.9, 6],
          [0.75, 6.2],
          [0.75, 6.6],
          [0, 6.6],
        ],
        { around: 64 },
      ),
      physical({ color: glass, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 }),
    ),
    mesh(
      lathe(
        [
          [0, 6.3],
          [0.95, 6.3],
          [0.98, 6.36],
          [0.98, 7.9],
          [0.9, 8],
          [0, 8],
        ],
        { around: 48 },
      ),
      plastic("#17181a", 0.4),
    ),
    placed(
      labelAround(1.63, 7, 3.9, (on, width, height) => {
        on.fillStyle = "#f3ead6";
        on.fillRect(-width / 2, -height / 2, width, height);
        on.fillStyle = ink;
        on.fillRect(-width / 2, -height / 2, width, 0.3);
        on.fillRect(-width / 2, height / 2 - 0.3, width, 0.3);
        text(on, "Marlpit", { y: -0.85, size: 0.8, colour: ink, face: "serif", italic: true });
        text(on, name, { y: 0.2, size: 0.46, colour: ink, weight: 700, most: 2.3 });
        text(on, what, { y: 0.9, size: 0.26, colour: ink, most: 2.3 });
      }),
      { at: v(0, 2.7, 0) },
    ),
  );
}

/** A crank that turns tuning buttons: head, arm, knob. */
function winder() {
  const body = plastic("#1c1d20", 0.4);
  return group(
    mesh(slab(plate(roundRect(2.5, 1.3, 0.35), [roundRect(1.9, 0.72, 0.2)]), 2.2, 0.1), body),
    mesh(slab(plate(roundRect(2.5, 1.3, 0.35)), 0.4, 0.1), body, v(0, 0, 2.1)),
    mesh(rod(v(0, 0, 2.3), v(0, 0, 3.2), 0.42), body),
    mesh(slab(plate(roundRect(7, 1.1, 0.5)), 0.5, 0.14), body, v(2.9, 0, 3.1)),
    mesh(
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.62, 0.5],
          [0.56, 2.2],
          [0.4, 2.5],
          [0, 2.5],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      body,
      v(5.7, 0, 3.6),
    ),
  );
}

function guitarKit() {
  const green = "#2c4a3e";
  const flannel = cloth("#f3dc9c", 0.07);
  const guard = slab(plate(roundRect(7, 2, 0.25), [roundRect(5.4, 0.36, 0.1)]), 0.06, 0.02).rotateX(-Math.PI / 2);
  const metal = steel();
  return group(
    hingedTin({
      width: 18.6,
      depth: 12.4,
      height: 4.2,
      lid: 1.1,
      paint: lacquer(green),
      inside: steel({ roughness: 0.32, color: "#cbc8be" }),
      print: (on) => {
        text(on, "Marlpit", { y: -1.6, size: 3.4, colour: green, face: "serif", italic: true });
        text(on, "HAYLOFT GUITAR CARE KIT", { y: 1.2, size: 0.8, colour: green, spacing: 0.14, weight: 600 });
        text(on, "oil  ·  clean  ·  wind", { y: 2.8, size: 0.72, colour: green, face: "serif", italic: true });
      },
    }),
    placed(foldedCloth(8.2, 5.6, 6, flannel, 0.52), { at: v(-4.4, 0.1, 2.6) }),
    placed(foldedCloth(7.8, 5, 5, cloth("#f6f1e4", 0.07), 0.52), { at: v(-4.4, 0.1, -3.1) }),
    placed(bottle("#4a2109", "FRETBOARD OIL", "refined mineral  ·  citrus", "#7a3a12"), {
      at: v(1.8, 0.1, -3.4),
      turn: [0, -18, 0],
    }),
    placed(bottle("#bcd3d6", "BODY CLEANER", "water-based", "#24506a"), { at: v(5.9, 0.1, -3.4), turn: [0, -18, 0] }),
    placed(winder(), { at: v(2, 1, 3.8), turn: [180, 0, 0] }),
    mesh(guard, metal, v(4.9, 0.16, 1)),
    placed(mesh(guard, metal), { at: v(4.6, 0.24, 4.4), turn: [0, 8, 0] }),
  );
}

function woodwindKit() {
  const swab = cloth("#3763b8", 0.05);
  const cord = cloth("#e8e3d4", 0.04);
  const line = [
    v(-3.4, 1.2, 2.6),
    v(-2.4, 1.3, 3.9),
    v(-3.6, 0.3, 5.6),
    v(-6.4, 0.16, 5.8),
    v(-7.2, 0.16, 4),
    v(-5.4, 0.2, 3.6),
    v(-4, 0.3, 5),
    v(-2.4, 0.2, 6.6),
    v(0, 0.16, 6.2),
    v(1.6, 0.2, 5.4),
  ];
  return group(
    placed(foldedCloth(9.4, 6.6, 6, swab, 0.24), { at: v(-3.4, 0.04, 0), turn: [0, 8, 0] }),
    mesh(tube(line, 0.11, { around: 8 }), cord),
    placed(
      mesh(
        lathe(
          [
            [0, 0],
            [0.16, 0.02],
            [0.28, 0.24],
            [0.34, 0.6],
            [0.34, 1.3],
            [0.28, 1.66],
            [0.16, 1.88],
            [0, 1.9],
          ],
          { around: 48, smooth: true },
        ),
        brass(),
      ),
      { at: v(1.4, 0.34, 5.5), turn: [0, 26, -90] },
    ),
    placed(
      group(
        mesh(
          lathe(
            [
              [0, 0],
              [1.8, 0],
              [1.9, 0.12],
              [1.9, 1.1],
              [0, 1.1],
            ],
            { around: 64 },
          ),
          plastic("#f0ece2", 0.4),
        ),
        mesh(
          lathe(
            [
              [0, 1.05],
              [2, 1.05],
              [2.04, 1.1],
              [2.04, 1.95],
              [1.94, 2.06],
              [0, 2.06],
            ],
            { around: 64 },
          ),
          plastic("#1d3d78", 0.4),
        ),
        placed(
          label(3.6, 3.6, (on) => {
            text(on, "Marlpit", { y: -0.4, size: 0.85, colour: "#f0ece2", face: "serif", italic: true });
            text(on, "CORK GREASE", { y: 0.5, size: 0.36, colour: "#f0ece2", spacing: 0.06, weight: 600 });
          }),
          { at: v(0, 2.065, 0), turn: [-90, 0, 0] },
        ),
      ),
      { at: v(4.6, 0, 0.6), turn: [0, -10, 0] },
    ),
    placed(wireBrush(), { at: v(3, 1.05, -3.6), turn: [0, -12, 0] }),
    placed(
      group(
        mesh(box(5, 3.4, 0.5, 0.1, 0.06).rotateX(-Math.PI / 2), physical({ color: "#f3ead6", roughness: 0.8 })),
        placed(
          label(4.8, 3.2, (on) => {
            text(on, "Pad Papers", { y: -0.3, size: 0.8, colour: "#1d3d78", face: "serif", italic: true });
            text(on, "60 LEAVES", { y: 0.6, size: 0.34, colour: "#1d3d78", spacing: 0.08 });
          }),
          { at: v(0, 0.254, 0), turn: [-90, 0, 0] },
        ),
      ),
      { at: v(6.9, 0.25, 4.6), turn: [0, 14, 0] },
    ),
  );
}

export default model<{ winds: boolean }>({
  finishes: { natural: { winds: false }, blue: { winds: true } },
  size: [18.6, 16.3, 16.8],
  camera: { azimuth: -20, elevation: 44, fill: 0.88 },
  angle: { azimuth: 28, elevation: 60, fill: 0.88 },
  close: { azimuth: -12, elevation: 40, at: [3.4, 2.7, -1.2], across: 13 },
  /** The woodwinds' things are lifted to where one looks closely; the floor comes with them. */
  build: ({ winds }) => (winds ? placed(woodwindKit(), { at: v(-0.8, 2.6, -1) }) : guitarKit()),
});
