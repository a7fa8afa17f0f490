import { PluckedString } from "../parts/PluckedString.tsx";

type Props = { name: string; logo?: string | undefined; className?: string };

/** The shop's own logo, as high as its name would be, a wide one lower; without one its name on its string. */
export const Logo = ({ name, logo, className = "" }: Props) => (
  <span className={`inline-block font-display leading-none ${className}`}>
    {logo ? <img src={logo} alt={name} className="h-[1.3em] w-auto max-w-[50vw] md:max-w-80 object-contain" /> : name}
    {!logo && <PluckedString className="mt-[0.06em] h-[0.24em] w-full" />}
  </span>
);
