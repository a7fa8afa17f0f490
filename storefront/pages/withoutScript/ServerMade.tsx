import type { ReactNode } from "react";
import { serverMade } from "../../device/serverMade.ts";

type Props = {
  /** Whether the browser has begun without script: then what the server made is seen by everybody. */
  shown: boolean;
  /** What is seen meanwhile where a script is to be expected. */
  skeleton: ReactNode;
  children: ReactNode;
};

/**
 * What the server makes for a browser without script. It stays as it is, and works, until a script has taken its place:
 * the script neither knows nor needs what is inside.
 */
export const ServerMade = ({ shown, skeleton, children }: Props) =>
  import.meta.env.SSR ? (
    <div id={serverMade}>
      {shown ? (
        children
      ) : (
        <>
          <noscript>{children}</noscript>
          <div className="noscript:hidden">{skeleton}</div>
        </>
      )}
    </div>
  ) : (
    <div id={serverMade} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
