import type { News, newsCalls } from "../../../contract/office/news.ts";
import { ApiError } from "../../http/reply.ts";
import { followNews } from "../../news/followNews.ts";
import type { Shop } from "../../shop/shop.ts";
import { findStaff, type SignedIn } from "../../staff/session.ts";
import type { OfficeHandlers } from "../handler.ts";

/** How often a stream shows that it is alive, and looks whether its session still is, in milliseconds. */
const beat = 25_000;

/** A member has so many streams at most on one node: tabs. Who has more asks from time to time instead. */
const mostStreams = 8;
const streams = new Map<number, number>();

/** A browser that leaves so many lines unread is gone, or asleep. */
const mostUnread = 1_000;

const mayHear = ({ rights }: Pick<SignedIn, "rights">, { kind }: News): boolean =>
  rights.has(kind === "complaint" ? "grievances.answer" : "orders.read");

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Counts a stream of a member; answers what uncounts it. Throws an ApiError of 429. */
function countStream(staffId: number): () => void {
  const open = streams.get(staffId) ?? 0;
  if (open >= mostStreams) throw new ApiError(429, "News are open in many tabs already.", {}, { "Retry-After": "60" });
  streams.set(staffId, open + 1);
  return () => {
    const left = (streams.get(staffId) ?? 1) - 1;
    if (left > 0) streams.set(staffId, left);
    else streams.delete(staffId);
  };
}

/** A stream of news for as long as the session lives, has the right, and the browser listens. */
function streamOf(shop: Shop, request: Request, staff: SignedIn, uncount: () => void, pulse: number): ReadableStream {
  const encoder = new TextEncoder();
  let finish = () => {};
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let unfollow = () => {};
      let over = false;
      let hearer = staff;
      const say = (text: string) => {
        if ((controller.desiredSize ?? 0) < -mostUnread) end();
        else controller.enqueue(encoder.encode(text));
      };
      const stillThere = async () => {
        const now = await findStaff(shop, request, false).catch(() => staff); // a database that is away ends nobody's session
        if (over) return;
        if (!now?.rights.has("orders.read")) return end();
        hearer = now;
        say(": \n\n");
      };
      const timer = setInterval(() => void stillThere(), pulse);
      finish = () => {
        if (over) return;
        over = true;
        clearInterval(timer);
        unfollow();
        uncount();
      };
      const end = () => {
        if (over) return;
        finish();
        controller.close();
      };
      const news = (told: News) => void (mayHear(hearer, told) && say(event(told.kind, told)));
      try {
        unfollow = await followNews(shop.sql, { news, missed: () => say(event("hello", {})), end });
        if (over) unfollow();
        else say(event("hello", {}));
      } catch (error) {
        finish();
        throw error;
      }
    },
    cancel: () => finish(),
  });
}

/** What happens, as it happens. `pulse`: other than the usual, for tests. */
export const newsRoutes = (shop: Shop, pulse = beat): Pick<OfficeHandlers, keyof typeof newsCalls> => ({
  "GET /news": async ({ request, staff }) =>
    new Response(streamOf(shop, request, staff, countStream(staff.staffId), pulse), {
      headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
    }),
});
