import { atNight, byNight, ourPicture, srcSet } from "./picture.ts";

type Props = {
  /** '/pictures/kind/finish', without width and format. */
  src: string | null;
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched before everything else. */
  priority?: boolean;
  /** It is looked at closely: by night too it comes in full size. */
  closely?: boolean;
  className?: string;
};

/**
 * A square picture, with its place kept while it loads: AVIF in the widths that exist, one WebP for old browsers; on dark screens
 * its picture by night, which has one width for all lists.
 */
export function Picture({ src, alt, sizes, priority = false, closely, className = "" }: Props) {
  const ours = ourPicture(src);
  const night = byNight(ours, closely);
  return (
    <picture>
      {night && <source media={atNight} type="image/avif" srcSet={night} />}
      <source type="image/avif" srcSet={srcSet(ours, sizes)} sizes={sizes} />
      <img
        src={`${ours}-800.webp`}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "low"}
        decoding={priority ? "sync" : undefined}
        className={className ? `picture ${className}` : "picture"}
      />
    </picture>
  );
}
