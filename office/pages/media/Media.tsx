import { useState } from "react";
import type { MediaFile, ProductMedia } from "../../../contract/office/media.ts";
import { mediaLimits } from "../../../contract/office/mediaKinds.ts";
import { Button, ButtonLink } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useUnsaved } from "../../shell/leaving.ts";
import { say } from "../../shell/toasts.ts";
import { MediaCard } from "./MediaCard.tsx";
import { SendPlace } from "./SendPlace.tsx";
import { type Entry, useMedia } from "./useMedia.ts";

const fresh = (file: MediaFile): Entry => ({ ...file, words: "", silent: false, captions: null, language: "en" });

/** A product's sounds and films: sent, put into words, given captions, put in order, taken away. */
export function Media({ id }: { id: number }) {
  const { read, saving, set } = useMedia(id);
  const [sent, setSent] = useState<readonly Entry[]>([]);
  useUnsaved(saving || sent.length > 0);

  const take = (product: ProductMedia, file: MediaFile) => {
    if ([...product.media, ...sent].some(({ src }) => src === file.src))
      say({ kind: "info", text: "This file stands here already." });
    else setSent([...sent, fresh(file)]);
  };
  const forget = (src: string) => setSent((all) => all.filter((one) => one.src !== src));
  const show = async (product: ProductMedia, entry: Entry) => {
    const wrong = await set(product, [...product.media, entry], entry.src);
    if (!wrong) {
      forget(entry.src);
      say({ kind: "done", text: "It stands on the product’s page." });
    }
    return wrong;
  };
  const remove = async (product: ProductMedia, entry: Entry) => {
    const wrong = await set(
      product,
      product.media.filter(({ src }) => src !== entry.src),
    );
    if (wrong) return;
    setSent((all) => [...all, entry]);
    say({ kind: "done", text: "It is off the page. It stands here until you leave this screen." });
  };
  const first = (product: ProductMedia, entry: Entry) =>
    void set(product, [entry, ...product.media.filter(({ src }) => src !== entry.src)]);

  return (
    <Loaded read={read}>
      {(product) => (
        <>
          <PageHead title="Sound and film" aside={product.name}>
            <ButtonLink to={`/products/${id}/pictures`}>Pictures</ButtonLink>
          </PageHead>
          <SendPlace
            shrinks={product.shrinks}
            room={mediaLimits.ofProduct - product.media.length - sent.length}
            take={(file) => take(product, file)}
          />
          {product.media.length + sent.length === 0 && (
            <Empty icon="products" title="Nothing to hear or see yet">
              A minute of this very instrument, played in the shop, tells more than a page of words. A film in which
              somebody speaks needs captions.
            </Empty>
          )}
          <ul className="media-list" aria-label="Sounds and films in their order">
            {product.media.map((entry, at) => (
              <MediaCard
                key={entry.src}
                entry={entry}
                offered
                shrinks={product.shrinks}
                saving={saving}
                save={(changed) =>
                  set(
                    product,
                    product.media.map((one) => (one.src === changed.src ? changed : one)),
                    changed.src,
                  )
                }
              >
                {at > 0 && (
                  <Button small onClick={() => first(product, entry)}>
                    Put first
                  </Button>
                )}
                <Button small look="quiet" onClick={() => void remove(product, entry)}>
                  Take away
                </Button>
              </MediaCard>
            ))}
            {sent.map((entry) => (
              <MediaCard
                key={entry.src}
                entry={entry}
                offered={false}
                shrinks={product.shrinks}
                saving={saving}
                save={(typed) => show(product, typed)}
              >
                <Button small look="quiet" onClick={() => forget(entry.src)}>
                  Leave it
                </Button>
              </MediaCard>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
