import { createHash } from "node:crypto";

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashes = (html: string, pattern: RegExp) =>
  [
    ...new Set(
      [...html.matchAll(pattern)]
        .filter(([, text]) => text)
        .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
    ),
  ].join(" ");

/** Where browsers say what they have refused on a page, and how a policy says so: as all of them understand it, in fewer bytes than by two headers. */
export const reportPath = "/csp-reports";
export const reporting = `report-uri ${reportPath}`;

const trustedTypesOnly = "require-trusted-types-for 'script'";
/** For our pages beside the storefront: no text becomes HTML or script in them. */
export const noTrustedTypes = `${trustedTypesOnly}; trusted-types 'none'`;

/** A page's policy: nothing from elsewhere, and inline only what stands in this very page, by hash, so that it can be cached. */
export const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScripts)}`.trim(),
    `style-src 'self' ${hashes(html, inlineStyles)}`.trim(),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The one policy that storefront/trusted.ts makes.
    "trusted-types default",
    trustedTypesOnly,
    reporting,
  ].join("; ");

/** For a page of the shop in a frame of the office's: it shows itself and does nothing. `by`: the origin that may frame it. */
export const framePolicy = (html: string, by: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${hashes(html, inlineStyles)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors ${by}`,
    "sandbox allow-same-origin",
  ].join("; ");

/** On every answer, whatever it is. `secure`: it travels by TLS. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self), usb=()",
  ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Sets what every answer carries where it does not say something else itself. */
export function completeHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(secure))) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", noContentPolicy);
}

/** The id that a proxy gave a request, if it can be one. */
export const requestIdOf = (given: string | undefined): string | undefined => given?.match(/^[\w-]{8,64}$/)?.[0];

/** For an answer that is not a page. */
export const noContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
