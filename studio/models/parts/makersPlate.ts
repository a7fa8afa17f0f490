import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

/** The maker's name in black on a light plate of 9.5 cm, its middle at the origin. */
export const makersPlate = (name: string): Group =>
  group(
    mesh(box(9.5, 2.2, 0.3, 0.4, 0.1), plastic("#b9bbbe", 0.3)),
    placed(
      label(9, 1.8, (on) => text(on, name, { size: 1.05, colour: "#17181a", weight: 700, spacing: 0.12 })),
      { at: v(0, 0, 0.17) },
    ),
  );
