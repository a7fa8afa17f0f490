import { Icon } from "../Icon.tsx";

export const Highlights = ({ highlights }: { highlights: string[] }) =>
  highlights.length > 0 && (
    <ul className="border-t border-hairline pt-6">
      {highlights.map((highlight) => (
        <li key={highlight} className="flex gap-3 py-1">
          <Icon name="check" className="mt-0.5 size-5 text-success" />
          {highlight}
        </li>
      ))}
    </ul>
  );
