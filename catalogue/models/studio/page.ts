import type { Model } from "../model.ts";
import { openStudio } from "./shoot.ts";

let studio: ReturnType<typeof openStudio> | undefined;

/** Takes a kind's picture in one of its finishes, in the page that the studio runs in. */
export function take(kind: Model, finish: string, size: number, passes: number): string {
  studio ??= openStudio();
  return studio.shoot(kind.build(kind.finishes[finish]), kind.camera, size, passes);
}
