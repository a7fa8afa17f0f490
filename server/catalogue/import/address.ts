/**
 * A picture's address as it may be kept: one of ours (`/pictures/…`) or an http(s) address of at most 2,000
 * characters; undefined for anything else (data:, file:, javascript: …).
 */
export function pictureAddress(text: string): string | undefined {
  if (text.length > 2_000 || /[\s\p{Cc}"'<>\\]/u.test(text)) return undefined;
  if (/^\/pictures\/[\w/.-]+$/.test(text) && !text.includes("..")) return text;
  return URL.canParse(text) && /^https?:\/\//i.test(text) ? text : undefined;
}
