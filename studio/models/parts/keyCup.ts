import type { Group, Material } from "three";
import { leather } from "../materials/hide.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";

type Cup = {
  radius: number;
  metal: Material;
  /** How high the tone hole's chimney stands out of the tube. */
  chimney?: number;
  /** How far the pad stands off the chimney. */
  open?: number;
  /** The chimney's own metal. */
  tube?: Material;
  /** A button in a setting on the cup. */
  button?: Material;
};

/** A tone hole with its key: chimney, pad and cup over it, looking to z from a tube's face at z 0. */
export function keyCup({ radius, metal, chimney = 0.35, open = 0.18, tube = metal, button }: Cup): Group {
  const foot = chimney + open;
  const around = radius > 1 ? 48 : 32;
  const made = group(
    mesh(
      lathe(
        [
          [radius * 0.96, -radius * 0.6],
          [radius * 0.96, chimney - 0.06],
          [radius * 0.92, chimney],
          [radius * 0.8, chimney],
          [radius * 0.8, 0],
          [0, -0.1],
        ],
        { around },
      ).rotateX(Math.PI / 2),
      tube,
    ),
    mesh(
      lathe(
        [
          [0, foot],
          [radius * 0.98, foot],
          [radius * 0.98, foot + 0.16],
          [0, foot + 0.16],
        ],
        { around },
      ).rotateX(Math.PI / 2),
      leather("#b98a5c", 4),
    ),
    mesh(
      lathe(
        [
          [0, foot + 0.1],
          [radius, foot + 0.1],
          [radius + 0.05, foot + 0.13],
          [radius + 0.04, foot + 0.3],
          [radius * 0.95, foot + 0.38],
          [radius * 0.62, foot + 0.44],
          [radius * 0.6, foot + 0.48],
          [radius * 0.3, foot + 0.51],
          [0, foot + 0.52],
        ],
        { around },
      ).rotateX(Math.PI / 2),
      metal,
    ),
  );
  if (button) made.add(buttonIn(0.78, metal, button, foot + 0.42));
  return made;
}

/** A finger's button in a metal setting, from z `base`. */
export function buttonIn(radius: number, metal: Material, button: Material, base = 0): Group {
  return group(
    mesh(
      lathe(
        [
          [0, base],
          [radius * 0.8, base],
          [radius, base + 0.12],
          [radius, base + 0.3],
          [radius * 0.9, base + 0.34],
          [0, base + 0.3],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      metal,
    ),
    mesh(
      lathe(
        [
          [radius * 0.9, base + 0.3],
          [radius * 0.8, base + 0.38],
          [radius * 0.4, base + 0.36],
          [0, base + 0.34],
        ],
        { around: 32 },
      ).rotateX(Math.PI / 2),
      button,
    ),
  );
}
