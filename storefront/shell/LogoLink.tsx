import { Link } from "../parts/Link.tsx";
import type { ShellData } from "../parts/shellData.ts";
import { Logo } from "./Logo.tsx";

/** The logo on its string, at the head of every page: the way home. */
export const LogoLink = ({ shop }: Pick<ShellData, "shop">) => (
  <Link to="/" className="plucked -mb-1 rounded-card text-brand" aria-label={`${shop.name}, home page`}>
    <Logo name={shop.name} logo={shop.logo} className="text-3xl md:text-4xl" />
  </Link>
);
