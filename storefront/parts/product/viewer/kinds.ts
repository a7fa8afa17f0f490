import type { Model } from "../../../../studio/models/model.ts";

/** The models, each in a file of its own that is fetched when it is looked at. */
const kinds = import.meta.glob<Model>("../../../../studio/models/kinds/*.ts", { import: "default" });

const apart = (src: string | null) => /^\/pictures\/([^/]+)\/([^/]+)$/.exec(src ?? "");
const load = (src: string | null) => kinds[`../../../../studio/models/kinds/${apart(src)?.[1]}.ts`];

/** Whether there is a model of what a picture ('/pictures/veena/jackwood') shows. */
export const hasModel = (src: string | null): boolean => load(src) !== undefined;

/** The model of what a picture shows, and the finish it shows it in. */
export async function modelOf(src: string): Promise<{ model: Model; finish: string } | undefined> {
  const model = await load(src)?.();
  const finish = apart(src)?.[2] ?? "";
  return model && finish in model.finishes ? { model, finish } : undefined;
}
