import { ourPicture } from "../picture.ts";

type Props = { src: string; alt: string /** The largest picture of the first screen. */; priority: boolean };

const phone = "(max-width:47.99rem)";
const dark = "(prefers-color-scheme:dark)";
const tall = ["tall-728", "tall-840"];
const wide = ["wide-1280", "wide-1920"];

const files = (room: string, shapes: string[]) =>
  shapes.map((shape) => `${room}-${shape}.avif ${shape.split("-")[1]}w`).join(", ");

/** The files of one of the shop's own rooms (studio/models/rooms): a wide and a tall shape, each by day and for dark screens. The first that fits is taken. */
const ofRoom = (room: string) => [
  { media: `${phone} and ${dark}`, srcSet: files(`${room}-night`, tall) },
  { media: dark, srcSet: files(`${room}-night`, wide) },
  { media: phone, srcSet: files(room, tall) },
  { media: undefined, srcSet: files(room, wide) },
];

/** A picture that fills its banner: a room, or a photograph, of which the middle is shown. */
export function FullPicture({ src, alt, priority }: Props) {
  const ours = ourPicture(src);
  const sources = ours.startsWith("/pictures/rooms/")
    ? ofRoom(ours)
    : [{ media: undefined, srcSet: `${ours}-800.avif 800w, ${ours}-1200.avif 1200w` }];
  return (
    <picture className="self-start">
      {sources.map(({ media, srcSet }) => (
        <source key={srcSet} media={media} type="image/avif" srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        src={`${ours}-800.webp`}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "low"}
        decoding={priority ? "sync" : undefined}
      />
    </picture>
  );
}
