import type { BufferGeometry } from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";

/**
 * A shape without facets: shaded smoothly where its faces meet at less than `degrees`. A slab's faces stay flat beside
 * its rounded edges up to 14.
 */
export const smoothed = (shape: BufferGeometry, degrees = 50): BufferGeometry =>
  toCreasedNormals(shape, (degrees * Math.PI) / 180);
