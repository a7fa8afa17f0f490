/** Has `work` wait until what was done so far is on the screen; where nothing is painted, as in a tab behind another, for a moment. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
