import type { MouseEvent } from "react";

/** A click that asks for nothing but the link itself: with a key held or another button the browser opens a tab or a window, or saves. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
