import { type MouseEvent, useRef, useState } from "react";
import type { Product } from "../../../contract/catalogue.ts";
import { Picture } from "../Picture.tsx";
import { ourPicture } from "../picture.ts";
import { useFetchedPart } from "../useFetchedPart.ts";
import { NotNow } from "./NotNow.tsx";

const loadZoom = () => import("./zoom/Zoom.tsx");

/**
 * The pictures side by side in a strip that is swiped or scrolled; the small ones lead to the large ones, and a large one
 * opens over the whole screen. Before the script has come it opens as the file it is.
 */
export function Gallery({ images, name }: { images: Product["images"]; name: string }) {
  const [closer, setCloser] = useState<number>();
  const strip = useRef<HTMLUListElement>(null);
  const zoom = useFetchedPart(loadZoom, closer !== undefined);
  const shown = images.length > 0 ? images : [{ src: null, alt: name }];
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setCloser(index);
    if (zoom.failed) zoom.again();
  };
  const toPicture = (event: MouseEvent, index: number) => {
    event.preventDefault(); // the address would take the focus from the small picture
    strip.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <section aria-label="Pictures">
      <ul ref={strip} className="gallery" aria-label={`Pictures of ${name}`}>
        {shown.map(({ src, alt }, index) => (
          <li key={src} id={`picture-${index + 1}`} className="gallery-picture">
            <a href={`${ourPicture(src)}-800.webp`} className="gallery-large" onClick={(event) => open(event, index)}>
              <Picture src={src} alt={alt || name} sizes="(min-width: 64rem) 640px, 100vw" priority={index === 0} />
              <span className="sr-only">, look closer</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {shown.map(({ src, alt }, index) => (
            <li key={src} className="max-w-16 flex-[1_1_2.75rem]">
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => toPicture(event, index)}
                className="block overflow-hidden rounded-card border border-hairline hover:border-brand"
              >
                <Picture src={src} alt={`Picture ${index + 1}: ${alt || name}`} sizes="64px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom.failed && <NotNow what="The large picture" onAgain={zoom.again} />}
      {zoom.Part && closer !== undefined && (
        <zoom.Part images={shown} first={closer} name={name} onClose={() => setCloser(undefined)} />
      )}
    </section>
  );
}
