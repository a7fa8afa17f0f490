import { createHash } from "node:crypto";
import { REVISION } from "three";
import { bundleKind, bundleStudio, bundleThree } from "./bundle.ts";
import { openBrowser, openPage } from "./openPage.ts";

/** How a picture is taken: how many pixels wide, from how many rounds of light. */
export type Shot = { size: number; passes: number };

/** What a kind's page knows as globals; see models/studio/page.ts. */
declare const kind: { default: { finishes: Record<string, unknown> } };
declare const studio: {
  take: (kind: { finishes: Record<string, unknown> }, finish: string, size: number, passes: number) => string;
};

export const sha = (...texts: string[]): string => {
  const sum = createHash("sha256");
  for (const text of texts) sum.update(text).update("\0");
  return sum.digest("hex").slice(0, 16);
};

let studioCode: Promise<string> | undefined;
let threeCode: Promise<string> | undefined;

/** The code of a kind, and what its pictures are made from but their finish: a hash of all that they depend on. */
export async function prepareKind(name: string, { size, passes }: Shot): Promise<{ code: string; hash: string }> {
  studioCode ??= bundleStudio();
  const code = await bundleKind(name);
  return { code, hash: sha(code, await studioCode, REVISION, String(size), String(passes)) };
}

/** Opens a camera: a browser of its own. It takes the pictures of one kind after the other. */
export async function openCamera() {
  threeCode ??= bundleThree();
  studioCode ??= bundleStudio();
  const browser = await openBrowser();
  return {
    /** Gives the PNG of each finish to `done` as soon as it is taken; a finish that the model lacks is an error. */
    async take(
      code: string,
      finishes: readonly string[],
      { size, passes }: Shot,
      done: (finish: string, png: Buffer) => Promise<void>,
    ): Promise<void> {
      const page = await openPage(browser, [(await threeCode) ?? "", (await studioCode) ?? "", code]);
      try {
        for (const finish of finishes) {
          const url = await page.evaluate(
            ([finish, size, passes]) =>
              Object.hasOwn(kind.default.finishes, finish) ? studio.take(kind.default, finish, size, passes) : "",
            [finish, size, passes] as const,
          );
          if (!url) throw new Error(`The model has no finish ${finish}.`);
          await done(finish, Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
        }
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
