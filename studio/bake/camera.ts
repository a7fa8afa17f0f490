import { createHash } from "node:crypto";
import { REVISION } from "three";
import { type Camera, type Hour, inFinish, type Model, sightOf, VIEWS, type View } from "../models/model.ts";
import { modelFile } from "../needed.ts";
import { bundleKind, bundleStudio, bundleThing, bundleThree } from "./bundle.ts";
import { openBrowser, openPage } from "./openPage.ts";

/** A picture to be taken of a kind: by day or by night, how many pixels wide, from how many rounds of light. */
export type Shot = { finish: string; view: View; hour: Hour; size: number; passes: number };

/** What a kind's page knows as globals; see models/studio/page.ts. */
declare const kind: { default: Model };
declare const studio: typeof import("../render/page.ts");

export const sha = (...texts: string[]): string => {
  const sum = createHash("sha256");
  for (const text of texts) sum.update(text).update("\0");
  return sum.digest("hex").slice(0, 16);
};

let studioCode: Promise<string> | undefined;
let threeCode: Promise<string> | undefined;

const modelOf = async (kind: string): Promise<Model> => (await import(String(modelFile(kind)))).default;

/** A kind to be taken: the code for the studio, and the hash of what a picture from a view depends on. */
export async function prepareKind(name: string) {
  studioCode ??= bundleStudio();
  const [code, thing, studio] = await Promise.all([bundleKind(name), bundleThing(name), studioCode]);
  const model = await modelOf(name);
  return {
    code,
    views: VIEWS.filter((view) => sightOf(model, view)),
    hash: ({ finish, view, hour, size, passes }: Shot): string =>
      sha(
        thing,
        studio,
        REVISION,
        finish,
        JSON.stringify(sightOf(inFinish(model, finish), view)),
        String(size),
        String(passes),
        hour,
      ),
  };
}

/** Opens a camera: a browser of its own. It takes the pictures of one kind after the other. */
export async function openCamera() {
  threeCode ??= bundleThree();
  studioCode ??= bundleStudio();
  const browser = await openBrowser();
  return {
    /** Gives the PNG of each shot of the kind `name` to `done` as soon as it is taken; a shot that the model doesn't know is an error. */
    async take<S extends Shot>(
      name: string,
      code: string,
      shots: readonly S[],
      done: (shot: S, png: Buffer) => Promise<void>,
    ): Promise<void> {
      const model = await modelOf(name);
      const page = await openPage(browser, [(await threeCode) ?? "", (await studioCode) ?? "", code]);
      try {
        for (const shot of shots) {
          const { finish, view, size, passes, hour } = shot;
          const url = await page.evaluate(
            ([camera, finish, ...args]) => studio.take({ ...kind.default, camera }, finish, "front", ...args),
            // The studio is told where to look from, and nothing of what that is called.
            [sightOf(inFinish(model, finish), view), finish, size, passes, hour] as [
              Camera,
              string,
              number,
              number,
              Hour,
            ],
          );
          await done(shot, Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
        }
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
