import { ourPicture } from "../picture.ts";

type Props = { src: string; alt: string /** The largest picture of the first screen. */; priority: boolean };

const shapes = { "(max-width:47.99rem)": ["tall-840"], "(min-width:48rem)": ["wide-1280", "wide-1920"] };
const hours = { "-night": "dark", "": "light" };

/** The files of one of the shop's own rooms (studio/models/rooms): a wide and a tall shape, each by day and for dark screens. */
const ofRoom = (room: string) =>
  Object.entries(hours).flatMap(([hour, scheme]) =>
    Object.entries(shapes).map(([width, files]) => ({
      media: `${width} and (prefers-color-scheme:${scheme})`,
      srcSet: files.map((file) => `${room}${hour}-${file}.avif ${file.split("-")[1]}w`).join(", "),
    })),
  );

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
