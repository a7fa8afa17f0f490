type Shown = { loaderData?: unknown; actionData?: unknown; params: Record<string, string | undefined> };

/**
 * Whether a page is to show what it shows already, for `memo`: the router has pages made anew with each step on the way to another one, three times
 * for each press of a link.
 */
export const sameData = (before: Shown, now: Shown): boolean =>
  before.loaderData === now.loaderData &&
  before.actionData === now.actionData &&
  Object.entries(now.params).every(([name, value]) => before.params[name] === value);
