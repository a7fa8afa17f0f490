import type { Group } from "three";
import { plastic } from "../materials/lacquer.ts";
import { label } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { box } from "./slab.ts";
import { v } from "./vector.ts";

/** A screen on a face at z 0, its middle at the origin: `print` draws on the glass, which is `ground` all over. */
export const display = (
  width: number,
  height: number,
  ground: string,
  print: (on: CanvasRenderingContext2D, width: number, height: number) => void,
  bezel = 0.5,
): Group =>
  group(
    mesh(box(width + 2 * bezel, height + 2 * bezel, 0.3, 0.3, 0.08), plastic("#0b0c0e", 0.2, { clearcoat: 0.6 })),
    placed(
      label(
        width,
        height,
        (on) => {
          on.fillStyle = ground;
          on.fillRect(-width / 2, -height / 2, width, height);
          print(on, width, height);
        },
        { roughness: 0.4, clearcoat: 0.2, clearcoatRoughness: 0.1, specularIntensity: 0.4 },
      ),
      { at: v(0, 0, 0.17) },
    ),
  );
