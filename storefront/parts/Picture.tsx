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

/** A square picture, with its place kept while it loads: AVIF in the widths that exist, one WebP for old browsers. */
export function Picture({ src, alt, sizes, priority = false, className = "" }: Props) {
  const ours = ourPicture(src);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(ours, sizes)} sizes={sizes} />
      <img
        src={`${ours}-800.webp`}
        alt={alt}
        width={800}
        height={800}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
        className={className ? `picture ${className}` : "picture"}
      />
    </picture>
  );
}
