const entrances = /^\/(login|register|forgotpassword|reset-password|verify-account)(\/|$)/i;

/** Where to go after logging in, from an address's `to`: a page of this shop, or the profile for anything else. */
export function safePath(to: string | null): string {
  const base = "http://shop.invalid";
  if (!to?.startsWith("/") || !URL.canParse(to, base)) return "/profile";
  const { origin, pathname, search, hash } = new URL(to, base);
  const elsewhere = origin !== base || pathname.startsWith("//");
  return elsewhere || entrances.test(pathname) ? "/profile" : pathname + search + hash;
}
