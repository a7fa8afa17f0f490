import { Fragment } from "react";
import { ourPicture } from "../picture.ts";

type Props = { src: string; alt: string /** The largest picture of the first screen. */; priority: boolean };

const isWide = "(min-width:48rem)";
const isTall = "(max-width:47.99rem)";

/**
 * A picture that fills its banner: one of the shop's own rooms (studio/models/rooms) in a wide and a tall shape, each by day and
 * for dark screens, or a photograph, of which the middle is shown.
 */
export function FullPicture({ src, alt, priority }: Props) {
  const ours = ourPicture(src);
  return (
    <picture className="self-start">
      {ours.startsWith("/pictures/rooms/") ? (
        [`${ours}-night`, ours].map((at) => {
          const light = `(prefers-color-scheme:${at === ours ? "light" : "dark"})`;
          return (
            <Fragment key={at}>
              <source media={`${isTall} and ${light}`} type="image/avif" srcSet={`${at}-tall-840.avif`} />
              <source
                media={`${isWide} and ${light}`}
                type="image/avif"
                srcSet={`${at}-wide-1280.avif 1280w, ${at}-wide-1920.avif 1920w`}
                sizes="100vw"
              />
            </Fragment>
          );
        })
      ) : (
        <source type="image/avif" srcSet={`${ours}-800.avif 800w, ${ours}-1200.avif 1200w`} sizes="100vw" />
      )}
      <img
        src={`${ours}-800.webp`}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}
