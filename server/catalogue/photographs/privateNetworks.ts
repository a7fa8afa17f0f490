import { lookup as systemLookup } from "node:dns";
import { BlockList, type LookupFunction } from "node:net";

const ranges: [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

const closed = new BlockList();
for (const [net, prefix, family] of ranges) closed.addSubnet(net, prefix, family);

/**
 * Whether an IP address leads into a private, local or otherwise special network (RFC 6890), also when it is written as
 * an IPv4 address within IPv6.
 */
export const isPrivate = (ip: string): boolean => closed.check(ip, ip.includes(":") ? "ipv6" : "ipv4");

/** An address that a picture may not be fetched from. */
export class PrivateNetwork extends Error {}

/**
 * Resolves names as the system does and refuses those that lead into private networks. The connection is made to just
 * the address that was looked at, so that a name can't point elsewhere in between.
 */
export const publicLookup: LookupFunction = (host, options, done) =>
  systemLookup(host, { ...options, all: true }, (error, found) => {
    const bad = found?.some(({ address }) => isPrivate(address));
    const refusal = error ?? (bad ? new PrivateNetwork(`${host} is in a private network`) : null);
    const [first] = found ?? [];
    if (refusal || !first) done(refusal, "");
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
