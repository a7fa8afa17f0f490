import { type MouseEvent, type UIEvent, useLayoutEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/catalogue.ts";
import { growInto } from "../grow.ts";
import { isPlainClick } from "../isPlainClick.ts";
import { Picture } from "../Picture.tsx";
import { ourPicture } from "../picture.ts";
import { useFetchedPart } from "../useFetchedPart.ts";
import { largeSizes } from "./largeSizes.ts";
import { NotNow } from "./NotNow.tsx";

const loadZoom = () => import("./zoom/Zoom.tsx");

/**
 * The pictures side by side in a strip that is swiped or scrolled; the small ones, on a phone dots under it, lead to
 * the large ones, and a large one opens over the whole screen. Before the script has come it opens as the file it is.
 */
export function Gallery({ images, name }: { images: Product["images"]; name: string }) {
  const [closer, setCloser] = useState<number>();
  const [current, setCurrent] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const zoom = useFetchedPart(loadZoom, closer !== undefined);
  const shown = images.length > 0 ? images : [{ src: null, alt: name }];
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setCloser(index);
    if (zoom.failed) zoom.again();
  };
  const toPicture = (event: MouseEvent, index: number) => {
    event.preventDefault(); // the address would take the focus from the small picture
    strip.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  // In the frame that paints it first: measured at once the page would be laid out once more.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => strip.current && growInto(strip.current));
    return () => cancelAnimationFrame(frame);
  }, [strip]);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent<HTMLUListElement>) =>
    setCurrent(Math.round((scrollLeft / scrollWidth) * shown.length));
  return (
    <section aria-label="Pictures" className="relative">
      <ul ref={strip} className="gallery" aria-label={`Pictures of ${name}`} onScroll={onScroll}>
        {shown.map(({ src, alt }, index) => (
          <li key={src} id={`picture-${index + 1}`} className="gallery-picture">
            <a href={`${ourPicture(src)}-800.webp`} className="gallery-large" onClick={(event) => open(event, index)}>
              <Picture src={src} alt={alt || name} sizes={largeSizes} priority={index === 0} closely />
              <span className="sr-only">, look closer</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="gallery-small">
          {shown.map(({ src, alt }, index) => (
            <li key={src}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1}: ${alt || name}`}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => toPicture(event, index)}
              >
                <Picture src={src} alt="" sizes="64px" />
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
