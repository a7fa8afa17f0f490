import { PluckedString } from "../parts/PluckedString.tsx";

/** The shop's name on its string. */
export const Logo = ({ name, className = "" }: { name: string; className?: string }) => (
  <span className={`inline-block font-display leading-none ${className}`}>
    {name}
    <PluckedString className="mt-[0.06em] h-[0.24em] w-full" />
  </span>
);
