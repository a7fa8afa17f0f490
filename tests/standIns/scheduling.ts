import { listen, type StandIn } from "./listen.ts";

const startIn = (body: unknown): string => {
  const start: unknown = body && typeof body === "object" ? Reflect.get(body, "starts_at") : undefined;
  return typeof start === "string" ? start : "";
};

/**
 * Stands in for a scheduling service as docs/tryouts.md asks for one: it offers noon and one o'clock of each day, keeps a
 * booking by its number, and answers 409 for a time that another has. `faults` of its server let it fail.
 */
export class SchedulingStandIn {
  readonly token = "the scheduling service's token";
  /** What it keeps: the time of each booking. */
  readonly kept = new Map<string, string>();
  server: StandIn = { url: "", faults: [], seen: [], close: async () => {} };

  static async start(): Promise<SchedulingStandIn> {
    const standIn = new SchedulingStandIn();
    standIn.server = await listen(({ method, path, query, headers, body }) => {
      if (headers.get("Authorization") !== `Bearer ${standIn.token}`) return { status: 401, body: {} };
      if (method === "GET" && path === "/api/times") return { status: 200, body: { times: standIn.#times(query) } };
      const no = /^\/api\/bookings\/([\w-]+)$/.exec(path)?.[1] ?? "";
      if (method === "DELETE") return { status: standIn.kept.delete(no) ? 200 : 404, body: {} };
      const start = startIn(body);
      if ([...standIn.kept].some(([other, time]) => other !== no && time === start)) return { status: 409, body: {} };
      standIn.kept.set(no, start);
      return { status: 201, body: {} };
    });
    return standIn;
  }

  #times(query: URLSearchParams): { starts_at: string; ends_at: string }[] {
    const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
    const days: string[] = [];
    for (let day = from; day <= until; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
      days.push(day);
    return days.flatMap((day) =>
      ["06:30", "07:30"].map((clock) => ({
        starts_at: `${day}T${clock}:00.000Z`,
        ends_at: new Date(Date.parse(`${day}T${clock}:00Z`) + 1_800_000).toISOString(),
      })),
    );
  }
}
