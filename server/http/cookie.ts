/** What the request brings as a cookie of this name that holds a secret of 256 bits; undefined for anything else. */
export function secretCookie(request: Request, name: string): string | undefined {
  for (const pair of request.headers.get("Cookie")?.split(";") ?? []) {
    const [key = "", value = ""] = pair.trim().split("=");
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
