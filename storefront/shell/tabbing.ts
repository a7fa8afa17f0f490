let tabs = false;

const onKeyDown = ({ key }: KeyboardEvent) => {
  tabs = key === "Tab";
};

/** A browser leaves what is half in sight where it is: under a bar, or beyond the edge of a row that scrolls. */
const onFocus = ({ target }: Event) => {
  if (tabs && target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** From now on what Tab reaches comes into sight as a whole, beside the header and the bars. */
export function keepInSight(): void {
  addEventListener("keydown", onKeyDown, true);
  addEventListener("focusin", onFocus);
}
