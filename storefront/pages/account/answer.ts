/** What was typed into a form, by the fields' names. */
export type Typed = Record<string, string>;

/**
 * Why the shop did not do what a form asked for: in words, and beside the fields that they are about. `typed` is what was
 * entered, but never a password; `reason` is the contract's word where the page can do something about it.
 */
export type Refused = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  typed: Typed;
  reason?: string;
};
