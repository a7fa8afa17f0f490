/** A product's picture, small and square; the shop's stand-in where there is none. What it shows is said beside it. */
export const Picture = ({ src, className = "size-12" }: { src: string | null; className?: string }) => {
  const ours = src?.startsWith("/pictures/") ? src : "/pictures/placeholder/natural";
  return (
    <picture>
      <source type="image/avif" srcSet={`${ours}-200.avif`} />
      <img
        src={`${ours}-800.webp`}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className={`goods-picture ${className}`}
      />
    </picture>
  );
};
