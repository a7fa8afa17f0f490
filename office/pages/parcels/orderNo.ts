/** An order's number as it stands on its slip and label, with or without its hyphen; undefined: the code is something else. */
export function readOrderNo(code: string): string | undefined {
  const signs = code.toUpperCase().replace(/[\s-]/g, "");
  return /^[2-9A-HJKMNP-TV-Z]{10}$/.test(signs) && /[A-Z]/.test(signs)
    ? `${signs.slice(0, 5)}-${signs.slice(5)}`
    : undefined;
}
