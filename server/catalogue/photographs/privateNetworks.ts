import { lookup as systemLookup } from "node:dns";
import { BlockList, type LookupFunction } from "node:net";

/** The whole of IANA's special-purpose registries (RFC 6890 and what came since), and multicast. */
const special: [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"], // documentation
  ["192.31.196.0", 24, "ipv4"], // AS112
  ["192.52.193.0", 24, "ipv4"], // AMT
  ["192.88.99.0", 24, "ipv4"], // 6to4 relays
  ["192.168.0.0", 16, "ipv4"],
  ["192.175.48.0", 24, "ipv4"], // AS112
  ["198.18.0.0", 15, "ipv4"], // benchmarks
  ["198.51.100.0", 24, "ipv4"], // documentation
  ["203.0.113.0", 24, "ipv4"], // documentation
  ["224.0.0.0", 3, "ipv4"], // multicast, reserved, broadcast
  // Only 2000::/3 leads into the world. Outside of it: this host, NAT64 (64:ff9b::), discard (100::), segment routing
  // (5f00::), unique local (fc00::), link and site local (fe80::, fec0::), multicast (ff00::), and what is not given out.
  ["::", 3, "ipv6"],
  ["4000::", 2, "ipv6"],
  ["8000::", 1, "ipv6"],
  ["2001::", 23, "ipv6"], // IETF protocols: Teredo, benchmarks, ORCHID, drones
  ["2001:db8::", 32, "ipv6"], // documentation
  ["2002::", 16, "ipv6"], // 6to4
  ["2620:4f:8000::", 48, "ipv6"], // AS112
  ["3fff::", 20, "ipv6"], // documentation
];

/** Apart, as a list takes every IPv4 address for an IPv6 one too. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix, family] of special) closed[family].addSubnet(net, prefix, family);
const mapped = new BlockList();
mapped.addSubnet("::ffff:0:0", 96, "ipv6");

/** The IPv4 address within an IPv6 address that only carries one (::ffff:127.0.0.1); any other as it is. */
function unmapped(ip: string): string {
  if (!ip.includes(":") || !mapped.check(ip, "ipv6")) return ip;
  const [high = "0", low = "0"] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split(":").slice(-2);
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");
}

/** Whether an IP address leads into a private, local or otherwise special network, however it is written. */
export function isPrivate(ip: string): boolean {
  const bare = unmapped(ip.replace(/%.*/, "")); // a zone is of this host's own links
  const family = bare.includes(":") ? "ipv6" : "ipv4";
  return closed[family].check(bare, family);
}

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
