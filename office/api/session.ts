import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Right } from "../../contract/office/rights.ts";
import { createStore } from "../store.ts";
import { call, type DataOf, Refused, whenSessionEnds } from "./call.ts";
import { client } from "./client.ts";

/** Who is signed in, and what he may. */
export type Session = DataOf<"GET /session">;

const sessionKey = ["session"];

/** Why the screen is locked, and who worked here; undefined while it is open. */
export const lock = createStore<{ why: "idle" | "ended"; who: Session } | undefined>(undefined);

const known = () => client.getQueryData<Session | null>(sessionKey) ?? undefined;

/** Who is signed in; null for nobody. Asked once, then kept until somebody signs in or out. */
export const useSession = (): UseQueryResult<Session | null> =>
  useQuery({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Session | null> => {
      try {
        return await call("GET /session");
      } catch (error) {
        if (error instanceof Refused && error.status === 401) return null;
        throw error;
      }
    },
  });

/** Who is signed in, on a screen that only who is signed in sees. */
export function useStaff(): Session {
  const { data } = useSession();
  if (!data) throw new Error("This screen is only for who is signed in.");
  return data;
}

/** Whether who is signed in has a right, or one of some. No right asked: yes. */
export const may = ({ rights }: Session, right: Right | readonly Right[] | undefined): boolean =>
  right === undefined || (typeof right === "string" ? [right] : right).some((one) => rights[one] !== undefined);

/** Has whoever signed in go on: the same person with all that is open, another one from the start. */
export function enter(session: Session): void {
  const before = lock.get()?.who ?? known();
  if (before && before.staff.id !== session.staff.id) return location.reload();
  client.setQueryData(sessionKey, session);
  if (!lock.get()) return;
  lock.set(undefined);
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** The shop has another name now. */
export const nameShop = (name: string): void =>
  void client.setQueryData<Session | null>(sessionKey, (is) => is && { ...is, shop: { ...is.shop, name } });

/** Signs out and forgets what was read. */
export async function leave(): Promise<void> {
  await call("DELETE /session").catch(() => {}); // a session that is over already, or a shop that is away
  location.assign("/office/");
}

/** Locks the screen. The session is ended at the shop too: what is open stays, and nobody goes on without his proof. */
export function lockScreen(why: "idle" | "ended"): void {
  const who = known();
  if (!who || lock.get()) return;
  lock.set({ why, who });
  if (why === "idle") void call("DELETE /session").catch(() => {});
}
whenSessionEnds(() => lockScreen("ended"));
