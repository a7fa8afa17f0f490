import { addressOf, NoAnswer, Refused, sessionEnded } from "./call.ts";
import { askForProof } from "./proof.ts";

/** Calls that answer a file and leave a row in the audit, so that they are no links. */
type FileCall = "POST /exports/orders" | "POST /exports/customers";

const isRefusal = (response: Response) => response.headers.get("Content-Type")?.includes("json") === true;

/**
 * Fetches a file and hands it to the browser to be kept. Where the shop asks who it is for a proof, he is asked, and it is fetched
 * once more. Throws Refused for a refusal and NoAnswer when nothing came.
 */
export async function fetchFile(name: FileCall, again = true): Promise<void> {
  const lost = () => new NoAnswer("The shop could not be reached. Check the connection and try again.");
  const response = await fetch(addressOf(name.replace("POST ", ""), {}), { method: "POST" }).catch(() => {
    throw lost();
  });
  if (isRefusal(response)) {
    const refused = new Refused(response.status, (await response.json()) as Record<string, unknown>);
    if (response.status === 401) sessionEnded();
    if (again && refused.answer.reason === "prove" && (await askForProof())) return fetchFile(name, false);
    throw refused;
  }
  if (!response.ok) throw lost();
  const file = await response.blob().catch(() => {
    throw lost();
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "export.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
