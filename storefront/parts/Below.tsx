import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./afterPaint.ts";

/** Until it is there its place is as high as the screen: what follows it is not seen for a moment. */
const place = { minHeight: "100vh" };

/**
 * What stands below a page's first screen. Where one came to the page by a link it is made when that is painted; with the page where the server made
 * it, where Back leads to where one was, or the address names a place in it.
 */
export function Below({ children }: { children: ReactNode }) {
  const byLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const [isMade, setIsMade] = useState(!byLink || hash !== "");
  useEffect(() => {
    if (!isMade) afterPaint(() => startTransition(() => setIsMade(true)));
  }, [isMade]);
  return isMade ? children : <div style={place} />;
}
