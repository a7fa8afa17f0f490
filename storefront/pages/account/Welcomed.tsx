import { button } from "../../parts/button.ts";
import { Link } from "../../parts/Link.tsx";
import type { Welcome } from "./useWelcome.ts";

/** After logging in, until the page gives way; without script it stays, with the way on. */
export const Welcomed = ({ welcome }: { welcome: Welcome }) => (
  <div className="space-y-6">
    <p role="status" className="text-lg">
      {welcome.greeting ?? welcome.message}
    </p>
    <Link to={welcome.to} className={button.primary}>
      Go on
    </Link>
  </div>
);
