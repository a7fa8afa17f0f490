import type { Material, Object3D } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { screwHead, woofer } from "../parts/loudspeaker.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box, slab } from "../parts/slab.ts";
import { lamp, mainsInlet, xlrSocket } from "../parts/socket.ts";
import { steelGrille } from "../parts/steelGrille.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = { body: string; grille: string; ink: string; wall?: true };

/** Small loudspeakers one above the other, seen through punched metal; its lower end's middle at the origin. */
function column(width: number, height: number, depth: number, drivers: number, { body, grille }: Look): Object3D {
  const shell = physical({ color: body, roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.5 });
  const dark = matt("#0c0c0d");
  const face = roundRect(width - 1.4, height - 3, 0.6);
  const sheet = wireMesh(grille, 0.42, "open", { metalness: 0.3, roughness: 0.5 });
  const driver = woofer({
    radius: Math.min(width / 2 - 1.3, (height - 4) / drivers / 2 - 0.1),
    cone: plastic("#75767a", 0.5),
    surround: plastic("#1d1d1f", 0.6),
    cap: plastic("#8d8f93", 0.4),
    frame: steel({ color: "#b3b5b8" }),
    screw: steel(),
    screws: 4,
  });
  return group(
    mesh(slab(plate(roundRect(width, height, 1.6), [face]), 2, 0.3), shell, v(0, height / 2, depth / 2 - 2)),
    mesh(slab(plate(roundRect(width, height, 1.6)), depth - 2, 0.4), shell, v(0, height / 2, -depth / 2)),
    mesh(slab(plate(face), 0.1), dark, v(0, height / 2, depth / 2 - 1.95)),
    ...times(drivers, (n) =>
      placed(driver.clone(), { at: v(0, 2 + ((n + 0.5) / drivers) * (height - 4), depth / 2 - 0.6) }),
    ),
    mesh(slab(plate(face), 0.06), [sheet, shell], v(0, height / 2, depth / 2 - 0.35)),
  );
}

/** The bracket by which a column hangs, with its tilting joint, on a piece of the wall's plate. */
function bracket(metal: Material) {
  return group(
    mesh(box(7, 12, 0.5, 0.6, 0.1), metal, v(0, 0, -7.4)),
    ...[-4, 4].flatMap((y) => [-2, 2].map((x) => screwHead(x, y, 0.42, nickel(), -7.15))),
    ...[-4, 4].flatMap((y) =>
      [-2, 2].map((x) => mesh(rod(v(x, y, -7.6), v(x, y, -7.67), 0.32, undefined, 20), matt("#0b0b0c"))),
    ),
    mesh(box(4.4, 0.6, 7, 0.2, 0.1), metal, v(0, 1.6, -4)),
    mesh(box(4.4, 0.6, 7, 0.2, 0.1), metal, v(0, -1.6, -4)),
    mesh(box(3.4, 2.4, 4, 0.3, 0.1), metal, v(0, 0, -1.4)),
    mesh(rod(v(0, -2.6, -2), v(0, 2.6, -2), 0.5, undefined, 20), nickel()),
  );
}

/** What the subwoofer has behind: the small mixer and the mains. */
function mixer(ink: string) {
  const [dark, metal, black] = [matt("#0a0a0b"), nickel(), plastic("#17181a", 0.4)];
  const [knob, mark] = [plastic("#2b2c30", 0.45), plastic("#eeeae0")];
  const print = legends("#dcd8ce", { size: 0.6 });
  return group(
    mesh(slab(plate(roundRect(24, 36, 1)), 0.3, 0.08), physical({ color: "#1b1c1f", metalness: 0.5, roughness: 0.5 })),
    placed(
      group(
        ...[-8, -2.6, 2.8, 8].flatMap((x, n) => [
          placed(
            panelKnob({ radius: 1, height: 1.2, material: knob, pointer: mark, angle: n * 25 - 50, grooves: 20 }),
            {
              at: v(x, 13, 0),
            },
          ),
          print(["CH 1", "CH 2", "CH 3", "SUB"][n] ?? "", x, 11),
          placed(xlrSocket(n < 2 ? "combo" : n === 2 ? "input" : "output", { plate: black, dark, metal }), {
            at: v(x, 6, 0),
          }),
        ]),
        placed(lamp(0.3, "#4f8fe8"), { at: v(-8, 1, 0) }),
        print("BLUETOOTH", -3.6, 1),
        print(ink, 0, -4),
        mesh(box(1.6, 2.4, 0.7, 0.2), black, v(6, -10, 0.2)),
        placed(mainsInlet(black, metal), { at: v(-2, -10, 0) }),
      ),
      { at: v(0, 0, 0.3) },
    ),
  );
}

/** A column on its subwoofer, two metres high. */
function system(look: Look) {
  const shell = physical({ color: look.body, roughness: 0.6, clearcoat: 0.1, clearcoatRoughness: 0.6 });
  const [dark, black] = [matt("#0b0b0c"), plastic("#161719", 0.5)];
  const [width, height, depth] = [38, 48, 44];
  return group(
    mesh(slab(plate(roundRect(width, height, 1.4)), depth, 0.6), shell, v(0, height / 2 + 1.5, -depth / 2)),
    placed(steelGrille({ width: width - 3, height: height - 4, bulge: 1.6, color: look.grille }), {
      at: v(0, height / 2 + 1.5, depth / 2 - 0.3),
    }),
    ...[-15, 15].flatMap((x) => [-17, 17].map((z) => mesh(rod(v(x, 0, z), v(x, 1.7, z), 2, 1.8, 28), dark))),
    placed(
      label(16, 2.6, (on) => text(on, "MUZHAKKAM", { size: 1.6, colour: look.ink, weight: 700, spacing: 0.2 })),
      { at: v(0, 5.6, depth / 2 + 2.35) },
    ),
    ...[-1, 1].map((side) =>
      placed(
        group(
          mesh(slab(plate(roundRect(15, 8, 2), [roundRect(12.4, 5.4, 1.4)]), 0.5, 0.18), black),
          mesh(box(12.6, 5.6, 0.1, 1.4, 0.02), dark, v(0, 0, 0.06)),
        ),
        { at: v((side * width) / 2, 36, 0), turn: [0, side * 90, 0] },
      ),
    ),
    mesh(box(13, 1.2, 15, 1, 0.3), black, v(0, height + 2, -8)),
    mesh(slab(plate(roundRect(9.6, 72, 1.6)), 11, 0.4), shell, v(0, height + 2.4 + 36, -13.5)),
    mesh(box(9.9, 0.5, 11.3, 1.4, 0.05), black, v(0, height + 2.4 + 72.2, -8)),
    placed(column(9.6, 82, 11, 8, look), { at: v(0, height + 2.4 + 72.4, -8) }),
    placed(mixer("THOON"), { at: v(0, height / 2 + 1.5, -depth / 2), turn: [0, 180, 0] }),
  );
}

/** A column that hangs on the wall: shown standing upright with its bracket. */
function wall(look: Look) {
  const metal = physical({ color: look.body, metalness: 0.2, roughness: 0.5 });
  const made = group(
    column(12.4, 78, 12, 6, look),
    placed(bracket(metal), { at: v(0, 39, -6) }),
    placed(
      label(8, 1.3, (on) => text(on, "NILGARA", { size: 0.95, colour: look.ink, weight: 600, spacing: 0.12 })),
      { at: v(0, 0.85, 6.02) },
    ),
    placed(
      label(8, 4, (on) => {
        text(on, "100 V   60 · 30 · 15 W", { y: -0.8, size: 0.6, colour: look.ink });
        text(on, "8 ohm", { y: 0.4, size: 0.6, colour: look.ink });
      }),
      { at: v(0, 14, -6.02), turn: [0, 180, 0] },
    ),
    // The cover of its terminals.
    mesh(box(6.4, 4.4, 1.6, 0.6, 0.2), plastic("#1d1e21", 0.5), v(0, 8, -6.2)),
    ...[-2.5, 2.5].map((x) => placed(screwHead(0, 0, 0.36, nickel()), { at: v(x, 8, -7), turn: [0, 180, 0] })),
  );
  // As high as the other's column, so that one close-up serves both.
  return placed(made, { at: v(0, 110, 0) });
}

export default model<Look>({
  finishes: {
    black: { body: "#242528", grille: "#56595e", ink: "#d6d2c8" },
    white: { body: "#f6f5f1", grille: "#d6d5d1", ink: "#26282c", wall: true },
    "white-system": { body: "#f6f5f1", grille: "#d6d5d1", ink: "#26282c" },
    grey: { body: "#8b8f94", grille: "#9a9da1", ink: "#1c1e21", wall: true },
  },
  size: [38, 205, 46.5],
  camera: { azimuth: 28, elevation: 6, fill: 0.92 },
  framed: {
    black: { elevation: 14, fill: 0.98 },
    "white-system": { elevation: 14, fill: 0.98 },
  },
  angle: { azimuth: -146, elevation: 8, fill: 0.92 },
  close: { at: [0, 160, 2], across: 30, azimuth: 32, elevation: 8 },
  build: (look) => (look.wall ? wall(look) : system(look)),
});
