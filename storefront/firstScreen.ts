/** The page's own style, as entry.server.tsx fills it in. */
const style = /(?<=<style id="look">)[^<]*/;
const styleEnd = /<style id="look">.*?<\/style>/s;
const face = /@font-face\s*\{[^}]*\}/g;
const preload = /<link rel="preload" as="font"/g;
const largest = /<img [^>]*fetchPriority="high"/;

/**
 * What is not on the screen is neither styled nor laid out until somebody comes near it; its height is guessed. That is for the first page alone:
 * to return to where one was, all above it must be as high as it is (shell/useLaidOut.ts). A list's rows are as high as their highest card, which they
 * know when all of them are laid out: on a phone nobody sees the ninth so soon. Until then each is as high as it is by itself:
 * what is contained shares no rows.
 */
const farOff = [
  "@media (scripting:enabled){",
  "html:not([data-all]) .section,html:not([data-all]) .far{content-visibility:auto;contain-intrinsic-size:auto 22rem;overflow-clip-margin:2rem}",
  "@media (width<48rem){html:not([data-all]) .product-grid>li:nth-child(n+9){content-visibility:auto;contain-intrinsic-size:auto 22rem;grid-template-rows:none}}",
  "}",
].join("");

/**
 * The pictures after the first one are shown, and so fetched, when that is there: they would share the line with it. The script that begins the app
 * says that they wait, so that they do so only where it runs.
 */
const pictureFirst = "html[data-waits] picture:has(>[loading=lazy]){clip-path:inset(50%)}";

/** Whether a page begins with a picture that was said to be its largest (parts/Picture.tsx and parts/home/FullPicture.tsx, `priority`). */
export const isPictureFirst = (html: string): boolean => largest.test(html);

/**
 * A page whose first screen costs nothing of what comes after it. Where a large picture comes first it is shown before any type is fetched,
 * in stand-ins of the same measures until then: the faces are declared for who runs no script, by the first rule of the page's style. The
 * script that begins the app (begin.ts) fetches them and the `sheets`, the whole look, when the picture is there (`later`), or the page has loaded
 * (`after`), and then puts all on at once.
 */
export function firstScreen(html: string, sheets: string[]): string {
  const isPicture = isPictureFirst(html);
  const page = html.replace(style, (css) => {
    const fetched = isPicture ? (css.match(face) ?? []).filter((one) => one.includes("url(")) : [];
    const declared = fetched.length > 0 ? `@media (scripting:none){${fetched.join("")}}` : "";
    return `${declared}${farOff}${isPicture ? pictureFirst : ""}${fetched.reduce((rest, one) => rest.replace(one, ""), css)}`;
  });
  const rel = isPicture ? "later" : "after";
  const links = sheets.map((sheet) => `<link rel="${rel}" href="${sheet}" media="not all"/>`);
  const dressed = page.replace(styleEnd, `$&${links.join("")}`);
  return isPicture ? dressed.replace(preload, '<link rel="later" as="font"') : dressed;
}
