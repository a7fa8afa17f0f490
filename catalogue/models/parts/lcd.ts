import { type Group, type Material, PlaneGeometry } from "three";
import { physical } from "../materials/physical.ts";
import { drawn } from "../texture.ts";
import { group, mesh } from "./mesh.ts";
import { plate, roundRect } from "./outline.ts";
import { slab } from "./slab.ts";
import { v } from "./vector.ts";

type Lcd = {
  width: number;
  height: number;
  bezel: Material;
  /** The lit ground; `print` draws on it in centimetres, the origin in its middle, y downwards. */
  ground: string;
  print: (on: CanvasRenderingContext2D) => void;
};

/** A lit display in its frame, on a face at z 0. */
export function lcd({ width, height, bezel, ground, print }: Lcd): Group {
  const scale = 1024 / width;
  const map = drawn(width * scale, height * scale, (on, w, h) => {
    on.fillStyle = ground;
    on.fillRect(0, 0, w, h);
    on.scale(w / width, h / height);
    on.translate(width / 2, height / 2);
    on.textAlign = "center";
    on.textBaseline = "middle";
    print(on);
  });
  const glass = physical({
    map,
    emissive: "#ffffff",
    emissiveMap: map,
    emissiveIntensity: 0.28,
    roughness: 0.2,
    clearcoat: 0.6,
    clearcoatRoughness: 0.04,
  });
  return group(
    mesh(slab(plate(roundRect(width + 0.9, height + 0.9, 0.4), [roundRect(width, height, 0.12)]), 0.22, 0.08), bezel),
    mesh(new PlaneGeometry(width, height), glass, v(0, 0, 0.05)),
  );
}
