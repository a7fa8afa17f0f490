import { Link } from "./Link.tsx";
import { Picture } from "./Picture.tsx";

type Props = { name: string; note?: string; image: string | null; to: string; sizes: string; priority?: boolean };

/** A picture with a name under it that leads somewhere. */
export const PictureTile = ({ name, note, image, to, sizes, priority = false }: Props) => (
  <Link to={to} prefetch className="tile block">
    <span className="block overflow-hidden rounded-card bg-backdrop">
      <Picture src={image} alt="" sizes={sizes} priority={priority} />
    </span>
    <span className="mt-2 block leading-snug font-medium">{name}</span>
    {note && <span className="block text-sm text-muted">{note}</span>}
  </Link>
);
