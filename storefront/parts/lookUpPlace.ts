import { api } from "../api/browser.ts";
import { CallFailed } from "../api/client.ts";

/** Town and state of a pincode as far as they are known, or that there is no such pincode. `states`: several it may lie in. */
export type FoundPlace = { city?: string; state?: string; states: string[]; error?: string };

/** Looks a pincode up. Nothing is found when nobody answers: town and state can be typed. */
export async function lookUpPlace(pincode: string): Promise<FoundPlace> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const { city, state, states } = (await api("GET /get/place/{pincode}", { parameters: { pincode }, signal })).data;
    return { states: state ? [] : states, ...(city && { city }), ...(state && { state }) };
  } catch (error) {
    const unknown = error instanceof CallFailed && (error.status === 404 || error.status === 422);
    return { states: [], ...(unknown && { error: "There is no such pincode." }) };
  }
}
