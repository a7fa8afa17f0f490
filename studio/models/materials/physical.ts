import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from "three";

/** What a material is made of: three's own words. */
export type Surface = MeshPhysicalMaterialParameters;

/** A material. */
export const physical = (surface: Surface): MeshPhysicalMaterial => new MeshPhysicalMaterial(surface);
