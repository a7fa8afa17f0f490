import { ourPicture, srcSet } from "./picture.ts";

type Props = {
  /** '/pictures/kind/finish', without width and format. */
  src: string | null;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched before everything else. */
  priority?: boolean;
  className?: string;
};

/** A square picture in the formats and widths that exist, with its place kept while it loads. */
export function Picture({ src, alt, sizes, priority = false, className = "" }: Props) {
  const ours = ourPicture(src);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(ours, "avif")} sizes={sizes} />
      <img
        src={`${ours}-800.webp`}
        srcSet={srcSet(ours, "webp")}
        sizes={sizes}
        alt={alt}
        width={800}
        height={800}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        className={`picture ${className}`}
      />
    </picture>
  );
}
