import { useRef, useState } from "react";
import type { usePreview } from "./usePreview.ts";

/**
 * The shop's own page with what is typed. The next one is laid under the one that is seen and takes its place once it has
 * come, at the same height of the page where the browser tells it.
 */
export function PreviewPane({ preview, why }: { preview: ReturnType<typeof usePreview>; why: string | undefined }) {
  const url = preview.data?.url;
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scrollOf = (address: string | undefined) => {
    try {
      return (address && frames.current.get(address)?.contentWindow?.scrollY) || 0;
    } catch {
      return 0; // the shop has another origin
    }
  };
  const show = (address: string) => {
    const height = scrollOf(shown);
    if (height > 0) frames.current.get(address)?.contentWindow?.scrollTo(0, height);
    setShown(address);
  };
  const addresses = [...new Set([url, shown])].filter((address) => address !== undefined);
  const trouble = why ?? preview.error?.message;
  return (
    <section aria-label="Preview" aria-busy={preview.isFetching} className="preview">
      {trouble && <p className="notice m-2">{trouble}</p>}
      {!trouble && addresses.length === 0 && <p className="p-4 text-muted">The page is on its way.</p>}
      <div className="preview-frames">
        {addresses.map((address) => (
          <iframe
            key={address}
            ref={(frame) => {
              if (frame) frames.current.set(address, frame);
              else frames.current.delete(address);
            }}
            title={address === shown ? "The product's page in the shop" : "The next page"}
            src={address}
            sandbox="allow-same-origin"
            className={address === shown ? "" : "preview-next"}
            onLoad={() => show(address)}
          />
        ))}
      </div>
    </section>
  );
}
