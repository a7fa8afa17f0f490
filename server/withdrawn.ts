/** Settings that earlier versions had: what became of each. */
const withdrawn: Record<string, string> = {
  STAFF_KEY:
    "it opens nothing any more. Make a key for each program in the office (Staff, Keys), with the rights it needs; docs/office.md",
};

/** What to tell of settings that are still given and count no longer. */
export const withdrawnTexts = (environment: Record<string, string | undefined>): string[] =>
  Object.entries(withdrawn)
    .filter(([name]) => environment[name])
    .map(([name, text]) => `${name} is withdrawn: ${text}`);
