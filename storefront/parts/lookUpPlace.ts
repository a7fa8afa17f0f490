import type { AnswerOf } from "../../contract/calls.ts";
import { api } from "../api/browser.ts";
import { CallFailed } from "../api/client.ts";
import { allowing, type Like } from "../api/isLike.ts";

/** Town and state of a pincode as far as they are known, or that there is no such pincode. `states`: all that it may lie in. */
export type FoundPlace = { city?: string; state?: string; states: string[]; error?: string };

type Answer = AnswerOf<"GET /get/place/{pincode}">;
const word = allowing(null, "");
const like: Like<Answer> = { data: { city: word, state: word, states: [""] } };

const askBrowser = (pincode: string, signal: AbortSignal): Promise<Answer> =>
  api("GET /get/place/{pincode}", { parameters: { pincode }, signal, like });

/** Looks a pincode up. Nothing is found when nobody answers: town and state can be typed. The server asks with a client of its own. */
export async function lookUpPlace(pincode: string, ask = askBrowser): Promise<FoundPlace> {
  try {
    const answer = await ask(pincode, AbortSignal.timeout(5_000));
    const { city, state, states } = answer.data;
    return { states: states, ...(city && { city }), ...(state && { state }) };
  } catch (error) {
    const unknown = error instanceof CallFailed && (error.status === 404 || error.status === 422);
    return { states: [], ...(unknown && { error: error.message }) };
  }
}
