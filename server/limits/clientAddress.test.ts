import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientOf, markClientAddress, networkOf } from "./clientAddress.ts";

test.each([
  ["203.0.113.7", null, false, "203.0.113.7"],
  ["::ffff:203.0.113.7", null, false, "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", null, false, "2001:db8:1:2::/64"],
  ["2001:DB8:0001::6", null, false, "2001:db8:1:0::/64"],
  ["0:0:0:0:0:FFFF:203.0.113.7", null, false, "203.0.113.7"],
  ["fe80::1%eth0", null, false, "fe80:0:0:0::/64"],
  ["::1", null, false, "0:0:0:0::/64"],
  ["10.0.0.1", "1.2.3.4, 198.51.100.9", true, "198.51.100.9"],
  ["10.0.0.1", "1.2.3.4, 198.51.100.9", false, "10.0.0.1"],
  ["10.0.0.1", null, true, "10.0.0.1"],
  ["10.0.0.1", "203.0.113.8:50001", true, "203.0.113.8"],
  ["10.0.0.1", "1.2.3.4, 203.0.113.8:50002", true, "203.0.113.8"],
  ["10.0.0.1", "[2001:db8:1:2::9]:50001", true, "2001:db8:1:2::/64"],
  ["10.0.0.1", "[2001:db8:1:2::9]", true, "2001:db8:1:2::/64"],
  ["10.0.0.1", "[::ffff:203.0.113.8]:50001", true, "203.0.113.8"],
  ["10.0.0.1", "::ffff:cb00:7108", true, "203.0.113.8"],
  ["10.0.0.1", "unknown", true, "10.0.0.1"],
  ["10.0.0.1", "_made-up-50001", true, "10.0.0.1"],
  ["10.0.0.1", "", true, "10.0.0.1"],
  [undefined, null, false, "unknown"],
])("socket %s, forwarded %s, proxy trusted %s: %s", (socket, forwarded, trusted, expected) => {
  expect(networkOf(socket, forwarded, trusted)).toBe(expected);
});

test("nobody can name his own address", async () => {
  const app = new Hono();
  app.use(markClientAddress({ TRUST_PROXY: false }));
  app.get("/", (c) => c.text(clientOf(c.req.raw)));
  const incoming = { socket: { remoteAddress: "203.0.113.7", remoteFamily: "IPv4", remotePort: 1 } };
  const request = new Request("http://x/", {
    headers: { "X-Client-Address": "1.1.1.1", "X-Forwarded-For": "2.2.2.2" },
  });
  expect(await (await app.fetch(request, { incoming })).text()).toBe("203.0.113.7");
});
