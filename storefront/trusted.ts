/** Elements that do or fetch something by themselves, and attributes that are script. */
const active = /<\s*(script|iframe|object|embed|base|meta|link|form|svg|math|template)\b|\son\w+\s*=/i;
/** From this React makes its elements of scripts, which then hold data. */
const emptyScript = "<script></script>";

type Policies = { createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown };

declare global {
  var trustedTypes: Policies | undefined;
}

/**
 * The only way by which a text becomes HTML in the page, for browsers that know trusted types: descriptions and policies,
 * which the server has cleaned, and the empty script that React makes elements of. What could act is refused, and no text
 * ever becomes a script or its address.
 */
export function guardHtml(policies: Policies | undefined = globalThis.trustedTypes): void {
  policies?.createPolicy("default", {
    createHTML: (html) => (html !== emptyScript && active.test(html) ? null : html),
  });
}
