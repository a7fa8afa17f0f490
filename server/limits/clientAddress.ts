import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import type { Settings } from "../settings.ts";

/** Where a request says who sent it. Whatever the sender wrote there himself is replaced by what the server knows. */
export const clientAddressHeader = "X-Client-Address";

/** One household has a whole /64 of IPv6; IPv4 in IPv6's clothes is IPv4. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The network that a request came from: the socket's, or the last hop that a trusted proxy has written down. */
export function networkOf(socketAddress: string | undefined, forwardedFor: string | null, trustProxy: boolean): string {
  const lastHop = trustProxy ? forwardedFor?.split(",").at(-1)?.trim() : undefined;
  return network(lastHop || socketAddress || "unknown");
}

/** Writes the sender's network into every request, for the limits. */
export const markClientAddress =
  ({ TRUST_PROXY }: Pick<Settings, "TRUST_PROXY">): MiddlewareHandler =>
  async (c, next) => {
    const socketAddress =
      typeof c.env === "object" && c.env !== null && "incoming" in c.env ? getConnInfo(c).remote.address : undefined;
    c.req.raw.headers.set(
      clientAddressHeader,
      networkOf(socketAddress, c.req.raw.headers.get("X-Forwarded-For"), TRUST_PROXY),
    );
    await next();
  };

/** The network that sent this request, as marked. */
export const clientOf = (request: Request): string => request.headers.get(clientAddressHeader) ?? "unknown";
