import { RazorpayError } from "./ask.ts";

/** The largest picture that is passed on, in bytes, and for how long it is waited for, in milliseconds. */
const largest = 2 * 1024 * 1024;
const patience = 5_000;

/** A picture's type by its first bytes; what is neither is not passed on. */
function typeOf(bytes: Uint8Array): "image/png" | "image/jpeg" | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (start === "89504e47") return "image/png";
  return start.startsWith("ffd8ff") ? "image/jpeg" : undefined;
}

/**
 * The picture of a QR code from where Razorpay keeps it, to be shown as the shop's own: the page loads nothing from
 * elsewhere. Throws a RazorpayError when there is none.
 */
export async function fetchPicture(url: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (Number(response.headers.get("Content-Length") ?? 0) > largest) throw new Error("too large");
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new RazorpayError("Razorpay's picture of a QR code: no answer", undefined, error);
  }
  const type = typeOf(bytes);
  if (!type || bytes.length > largest) throw new RazorpayError("Razorpay's picture of a QR code is none");
  return { bytes, type };
}
