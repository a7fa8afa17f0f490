import type { Refused } from "../answer.ts";
import type { Intent } from "./actions.ts";

/** Why a button's wish was not done. */
export const Problem = ({ refused, intents }: { refused: Refused | undefined; intents: Intent[] }) => (
  <p role="alert" className="mb-5 border-l-4 border-error bg-tint px-4 py-3 empty:hidden">
    {refused && intents.some((intent) => intent === refused.intent) && refused.message}
  </p>
);
