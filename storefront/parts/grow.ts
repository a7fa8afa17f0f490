/** The small picture that was pressed last, where it stood on the screen, and to which page it leads. */
let pressed: { src: string; box: DOMRect; to: string } | undefined;

const motion: KeyframeAnimationOptions = { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** Notes the picture of the card whose link was pressed. */
export function noteGrowing(link: HTMLAnchorElement): void {
  const picture = link.closest("article")?.querySelector("img");
  pressed = picture ? { src: picture.currentSrc, box: picture.getBoundingClientRect(), to: link.pathname } : undefined;
}

/**
 * The product's large picture begins as the small one that was pressed, where it stood, and is that until its own file has come. `strip`: the element
 * that holds it, at the top of a page that is shown from its beginning.
 */
export function growInto(strip: HTMLElement): void {
  const large = strip.querySelector("img");
  if (!large || pressed?.to !== location.pathname) return;
  const { src, box } = pressed;
  pressed = undefined;
  // One that has come already tells nobody of it any more.
  if (!large.complete) {
    large.style.backgroundImage = `url("${src}")`;
    large.addEventListener("load", () => large.style.removeProperty("background-image"), { once: true });
  }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top, width } = large.getBoundingClientRect();
  const its = strip.getBoundingClientRect();
  const transformOrigin = `${left - its.left}px ${top - its.top}px`;
  const from = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width})`;
  strip.animate({ transformOrigin: [transformOrigin, transformOrigin], transform: [from, "none"] }, motion);
}
