import type { Draft } from "../checkout/fields.ts";

/** What was typed, on its way through a page that only shows it. Not the consent: it is ticked where it is asked for. */
export const HiddenDraft = ({ draft }: { draft: Draft }) => (
  <>
    {Object.entries(draft)
      .filter(([name, value]) => name !== "consent" && value !== "")
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
  </>
);
