import type { Today, TodayItem } from "../../../contract/office/today.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";

const without = (today: Today, no: string): Today => ({
  ...today,
  groups: today.groups.map((group) => {
    const items = group.items.filter(({ id }) => group.kind !== "try_outs" || id !== no);
    return { ...group, items, count: group.count - (group.items.length - items.length) };
  }),
});

/** Whether somebody who was to try something came; he leaves the list with it. */
export function WhoCame({ item: { id: no, title } }: { item: TodayItem }) {
  const mark = useWrite("POST /tryouts/{no}", {
    reads: ["GET /today", "GET /tryouts"],
    optimistic: () => client.setQueryData<Today>(keyOf("GET /today", {}), (now) => now && without(now, no)),
    done: (_, { body }) => `${title} ${body.state === "shown" ? "came" : "did not come"}.`,
  });
  const as = (state: "shown" | "no_show") => () => {
    document.getElementById("today-try_outs")?.querySelector("a")?.focus(); // the buttons go with it
    mark.start({ parameters: { no }, body: { state } });
  };
  return (
    <span className="relative z-1 mt-1 flex flex-wrap gap-2">
      <Button small busy={mark.busy} onClick={as("shown")} aria-label={`Came: ${title}`}>
        Came
      </Button>
      <Button small busy={mark.busy} onClick={as("no_show")} aria-label={`Did not come: ${title}`}>
        Did not come
      </Button>
    </span>
  );
}
