import { deviceOf } from "../customers/device.ts";
import { hashOf } from "../customers/secretText.ts";
import type { Transaction } from "../database/connect.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { readCookie } from "./cookie.ts";
import { recordAct } from "./recordAct.ts";
import { openSession } from "./session.ts";
import { tellMember } from "./tellMember.ts";

/** By what somebody entered. */
export type Proof = "passkey" | "password" | "recovery code" | "invitation" | "demo";

/** Whether this member has signed in from here within the months that sessions are remembered. */
async function isKnown(tx: Transaction, request: Request, staffId: number): Promise<boolean> {
  const cookie = readCookie(request);
  const userAgent = request.headers.get("User-Agent")?.slice(0, 300) ?? "";
  const found = await tx`
    select from staff_session where staff_id = ${staffId}
      and (hash = ${hashOf(cookie ?? "")} or (user_agent = ${userAgent} and network = ${clientOf(request)})) limit 1`;
  return found.length > 0;
}

/**
 * Signs a member in who has shown who he is: a new session, a line of audit, and a mail to him when he was never seen on
 * this device. Answers the header with the cookie.
 */
export async function enter(
  tx: Transaction,
  request: Request,
  member: { id: number; name: string },
  proof: Proof,
): Promise<{ "Set-Cookie": string }> {
  const known = proof === "invitation" || proof === "demo" || (await isKnown(tx, request, member.id));
  const { headers, sessionId } = await openSession(tx, request, member.id);
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  const requestId = request.headers.get("X-Request-Id");
  const actor = { door: "office", staffId: member.id, name: member.name, ...(requestId ? { requestId } : {}) } as const;
  const after = { proof, device, network: clientOf(request) };
  await recordAct(tx, actor, { act: "staff.enter", thing: "staff", id: member.id, after });
  if (!known) await tellMember(tx, request, member.id, "device", sessionId);
  return headers;
}
