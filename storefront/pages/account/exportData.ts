import { redirect } from "react-router";
import { personalApiOf } from "../../api/context.ts";
import { needed } from "../../parts/needed.ts";
import type { Route } from "./+types/exportData";
import { isLoggedOut } from "./act.ts";

/** Everything the shop keeps about the customer, as a file to save. */
export async function loader({ context }: Route.LoaderArgs) {
  const call = personalApiOf(context)("GET /customer/data").catch((error: unknown) => {
    if (isLoggedOut(error)) throw redirect("/login?to=/profile");
    throw error;
  });
  const { data } = await needed(call);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${data.exported_at.slice(0, 10)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
