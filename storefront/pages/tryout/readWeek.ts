import { CallFailed, type Client } from "../../api/client.ts";
import { dateOf, daysLater, daysOf, weekAsked } from "./days.ts";

/** The free times of the week that an address asks for; `away`: in words, when the shop can't say. A week without a free time leads to the next. */
export async function readWeek(api: Client, product_url: string, address: string) {
  const query = new URL(address).searchParams;
  const from = weekAsked(query);
  try {
    const { data } = await api("GET /get/slots/{product_url}", { parameters: { product_url }, query: { from } });
    const days = daysOf(from, data);
    const asked = query.get("day");
    const shown =
      days.find(({ date }) => date === asked)?.date ?? days.find(({ slots }) => slots.length > 0)?.date ?? from;
    const first = dateOf(new Date());
    return { days, shown, earlier: from > first, later: daysLater(from, 7) < daysLater(first, 30), away: "" };
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 503)) throw error;
    return { days: [], shown: from, earlier: false, later: false, away: error.message };
  }
}
