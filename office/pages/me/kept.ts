import type { DataOf } from "../../api/call.ts";
import { keepAnswer } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";

export type Me = DataOf<"GET /me">;

/** Keeps what the shop answered about who is signed in, so that the screen shows it at once. */
export const keepMe = (me: Me): void => keepAnswer(keyOf("GET /me"), me);
