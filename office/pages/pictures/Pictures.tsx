import type { ProductPictures } from "../../../contract/office/pictures.ts";
import { mostPictures } from "../../../contract/office/uploadLimits.ts";
import { useKeys } from "../../keys/keys.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { counted } from "../order/words.ts";
import { DropPlace } from "./DropPlace.tsx";
import { PictureCard } from "./PictureCard.tsx";
import { SentCard } from "./SentCard.tsx";
import { forget, type Sent, uploads } from "./uploads.ts";
import { usePictures } from "./usePictures.ts";

const nameOf = (picture: string) => `picture-${picture}`;

/** The card that the focus is in, by its picture. */
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>("[data-picture]")?.dataset.picture;

/** Has the focus stay in a card that has moved. */
const refocus = (picture: string) => requestAnimationFrame(() => document.getElementById(nameOf(picture))?.focus());

/** A product's pictures: dropped, put in order, into words, given to variants, taken away. Each change is kept at once. */
export function Pictures({ id }: { id: number }) {
  const { read, shown, change, disagreed, agree, saving } = usePictures(id);
  const sent = uploads.use().filter(({ product }) => product === id);
  useUnsaved(saving || sent.some(({ state }) => state !== "failed"));

  const move = (picture: string, by: number) => {
    const at = shown?.pictures.findIndex((entry) => entry.picture === picture) ?? -1;
    const to = at + by;
    if (!shown || at < 0 || to < 0 || to >= shown.pictures.length) return;
    change({ do: "move", picture, to });
    refocus(picture);
    say({ kind: "info", text: to === 0 ? "Now the first picture." : `Picture ${to + 1} of ${shown.pictures.length}.` });
  };
  const moveFocused = (by: number) => () => {
    const picture = focused();
    if (picture) move(picture, by);
  };
  useKeys("Pictures", [
    { keys: "Alt+ArrowUp", what: "Picture earlier", act: moveFocused(-1) },
    { keys: "Alt+ArrowDown", what: "Picture later", act: moveFocused(1) },
    { keys: "u", what: "Choose files", act: () => document.getElementById("choose-pictures")?.click() },
  ]);

  const remove = (product: ProductPictures, at: number) => {
    const entry = product.pictures[at];
    if (!entry) return;
    change({ do: "remove", picture: entry.picture });
    const undo = () => change({ do: "add", entry, at });
    say({ kind: "done", text: "The picture is taken away.", act: { name: "Undo", do: undo } });
  };
  /** Puts a file that was dropped among the pictures. */
  const add = (product: ProductPictures, { key, picture }: Sent, alt: string) => {
    const entry = { picture, alt, shown: true, problem: null, variants: [] };
    if (product.pictures.some((one) => one.picture === picture))
      say({ kind: "info", text: "This picture stands here already." });
    else change({ do: "add", entry, at: product.pictures.length });
    forget(key);
  };

  return (
    <Loaded read={{ ...read, data: shown }}>
      {(product) => {
        const silent = product.pictures.filter(({ alt }) => alt === "").length;
        return (
          <>
            <PageHead title="Pictures" aside={product.name}>
              <ButtonLink to={`/products/${id}/media`}>Sound and film</ButtonLink>
            </PageHead>
            <DropPlace product={id} room={mostPictures - product.pictures.length - sent.length} />
            {silent > 0 && (
              <p className="mb-4 text-menu text-muted">
                {counted(silent, "picture")} {silent === 1 ? "has" : "have"} no words yet: who can’t see pictures, and
                search engines, learn nothing from {silent === 1 ? "it" : "them"}.
              </p>
            )}
            {product.pictures.length + sent.length === 0 && (
              <Empty icon="camera" title="No pictures yet">
                Drop photographs of it as they come from the camera: they are turned upright, made square and small
                enough for a phone by themselves. The first one stands in lists.
              </Empty>
            )}
            <ul className="pictures" aria-label="Pictures in their order">
              {product.pictures.map((entry, at) => (
                <PictureCard
                  key={entry.picture}
                  id={nameOf(entry.picture)}
                  {...{ product, entry, at, change }}
                  move={(by) => move(entry.picture, by)}
                  remove={() => remove(product, at)}
                  disagreement={disagreed[entry.picture]}
                  agree={() => agree(entry.picture)}
                />
              ))}
              {sent.map((one) => (
                <SentCard key={one.key} sent={one} product={product} add={(alt) => add(product, one, alt)} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
