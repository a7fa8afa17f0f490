import type { Group, Material } from "three";
import { matt } from "../materials/lacquer.ts";
import { perforated } from "../materials/perforated.ts";
import { group, mesh } from "./mesh.ts";
import { inset, type Outline, plate } from "./outline.ts";
import { slab } from "./slab.ts";
import { v } from "./vector.ts";

/** A perforated grille in a ring before a small loudspeaker, on a face at z 0; round, or of another outline. */
export function speakerGrille(outline: Outline, ring: Material, colour = "#3a3b3e", pitch = 0.42): Group {
  const opening = inset(outline, 0.42);
  return group(
    mesh(slab(plate(outline, [opening]), 0.35, 0.12), ring, v(0, 0, -0.05)),
    mesh(slab(plate(opening), 0.04), matt("#0c0c0d"), v(0, 0, -0.01)),
    mesh(slab(plate(opening), 0.02), perforated("holes", colour, pitch, { metalness: 0.4 }), v(0, 0, 0.12)),
  );
}
