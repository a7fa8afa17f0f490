import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import type { Settings } from "../settings.ts";

/** Where a request says who sent it. Whatever the sender wrote there himself is replaced by what the server knows. */
export const clientAddressHeader = "X-Client-Address";

/** The eight groups of an IPv6 address, without leading zeros, however short it was written. */
function groupsOf(address: string): string[] {
  const hex = address
    .toLowerCase()
    .replace(/%.*/, "")
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
  const [left = [], right] = hex.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = right ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...(right ?? [])].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}

/** One household has a whole /64 of IPv6; IPv4 in IPv6's clothes is IPv4. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}

/** The address of a hop as proxies write it: bare, with a port behind it, or IPv6 in brackets; undefined for anything else. */
function addressOf(hop: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(bare) ? bare : undefined;
}

/**
 * The network that a request came from: the socket's, or the last hop that a trusted proxy has written down. A hop that
 * is no address counts as none: made-up ones are no networks of their own.
 */
export function networkOf(socketAddress: string | undefined, forwardedFor: string | null, trustProxy: boolean): string {
  const lastHop = trustProxy ? addressOf(forwardedFor?.split(",").at(-1)?.trim() ?? "") : undefined;
  return network(lastHop ?? socketAddress ?? "unknown");
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
