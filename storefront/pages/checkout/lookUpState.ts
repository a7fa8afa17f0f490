import { api } from "../../api/browser.ts";
import { CallFailed } from "../../api/client.ts";
import { halves } from "../../device/halves.ts";
import { mostLines } from "../../device/line.ts";

/** The state that a pincode lies in, or what is wrong with the pincode. Neither when it lies in several or nobody answers. */
export async function lookUpState(pincode: string): Promise<{ state?: string; error?: string }> {
  try {
    const { confirmed, waiting } = halves();
    const lines = [...confirmed, ...waiting].slice(0, mostLines).map(({ id, quantity }) => ({ id, quantity }));
    const { data } = await api("POST /get/shipping/charges", {
      body: { pincode, lines },
      signal: AbortSignal.timeout(5_000),
    });
    return data.place?.state ? { state: data.place.state } : {};
  } catch (error) {
    const message = error instanceof CallFailed ? error.answer.errors?.pincode : undefined;
    return message ? { error: message } : {};
  }
}
