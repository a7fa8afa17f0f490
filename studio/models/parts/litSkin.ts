import type { Mesh } from "three";
import { hide } from "../materials/hide.ts";
import { physical } from "../materials/physical.ts";
import { fromAbove } from "./fromAbove.ts";
import { lathe } from "./lathe.ts";
import { mesh } from "./mesh.ts";

/** The inner side of a thin head that looks up, seen from below: some light comes through it. Its face lies at y 0. */
export function litSkin(radius: number, of: "hide" | "film"): Mesh {
  const disc = lathe(
    [
      [0, 0.01],
      [radius, 0],
    ],
    { around: 96 },
  );
  const material =
    of === "hide"
      ? hide("#f3e2c2", 24, { emissive: "#786a52", roughness: 0.8 })
      : physical({ color: "#eef0f2", emissive: "#908e8b", roughness: 0.5 });
  return mesh(fromAbove(disc).rotateX(Math.PI), material);
}
