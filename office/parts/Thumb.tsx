const none = "/pictures/placeholder/natural";

/** A product's picture in small, in a square of `size` pixels. What it shows stands beside it in words. */
export const Thumb = ({ image, size, className = "" }: { image: string | null; size: number; className?: string }) => {
  const name = image?.startsWith("/pictures/") ? image : none;
  const picture = (
    <img
      src={`${name}-200.avif`}
      srcSet={`${name}-200.avif 200w, ${name}-400.avif 400w`}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`thumb ${className}`}
    />
  );
  if (name !== none) return picture;
  return (
    <picture className="contents">
      <source media="(prefers-color-scheme:dark)" srcSet={`${none}-night.avif`} />
      {picture}
    </picture>
  );
};
