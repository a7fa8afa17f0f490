import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchPicture, limits } from "./fetchPicture.ts";
import { isPrivate } from "./privateNetworks.ts";

let host = "";
const answers: Record<string, RequestListener> = {
  "/ok": (_, response) => response.end("bytes"),
  "/there": (_, response) => response.writeHead(302, { Location: "/ok" }).end(),
  "/round": (_, response) => response.writeHead(301, { Location: "/round" }).end(),
  "/inside": (_, response) => response.writeHead(302, { Location: "http://169.254.169.254/latest/meta-data" }).end(),
  "/mail": (_, response) => response.writeHead(302, { Location: "mailto:a@example.in" }).end(),
  "/missing": (_, response) => response.writeHead(404).end(),
  "/said": (_, response) => response.writeHead(200, { "Content-Length": limits.bytes + 1 }).end(),
  "/endless": (_, response) => {
    const chunk = Buffer.alloc(1 << 20);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  },
  "/silent": () => {},
  "/half": (_, response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("half", () => response.destroy());
  },
};
const server = createServer((request, response) => answers[request.url ?? ""]?.(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, time?: number) => fetchPicture(`http://${host}${path}`, [host], time);

test("a picture comes from its address, also by way of another", async () => {
  expect(await get("/ok")).toEqual(Buffer.from("bytes"));
  expect(await get("/there")).toEqual(Buffer.from("bytes"));
});

test.each([
  ["/missing", "the answer was 404"],
  ["/round", "more than 3 times"],
  ["/mail", "it leads to mailto:"],
  ["/said", "larger than 20 MB"],
  ["/endless", "larger than 20 MB"],
  ["/half", /broke off|aborted/],
  ["/inside", "169.254.169.254 is in a private network"],
])("%s: refused, and why", async (path, reason) => {
  await expect(get(path)).rejects.toThrow(reason);
});

test("a server that says nothing is waited for no longer than its time", async () => {
  await expect(get("/silent", 150)).rejects.toThrow("did not come within 0.15 seconds");
});

describe("private networks", () => {
  test("are not asked, by number or by name, unless the host is trusted", async () => {
    const { port } = new URL(`http://${host}`);
    for (const address of [`http://${host}/ok`, `http://localhost:${port}/ok`, `http://[::ffff:127.0.0.1]:${port}/ok`])
      await expect(fetchPicture(address, [])).rejects.toThrow("in a private network; PICTURE_HOSTS allows it");
  });

  test.each(
    "127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 100.64.0.1 169.254.1.1 0.0.0.0 224.0.0.1 192.0.0.1 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1 198.18.0.1 198.51.100.1 203.0.113.1 240.0.0.1 255.255.255.255".split(
      " ",
    ),
  )("%s is private", (ip) => {
    const hex = ip.split(".").map((byte) => Number(byte).toString(16).padStart(2, "0"));
    const written = [ip, `::ffff:${ip}`, `0:0:0:0:0:FFFF:${ip}`, `::ffff:${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`];
    expect(written.filter((text) => !isPrivate(text))).toEqual([]);
  });

  test.each(
    ":: ::1 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 100:0:0:1::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:30::1"
      .split(" ")
      .concat(
        "2001:db8::1 2002:7f00:1:: 2620:4f:8000::1 3fff::1 5f00::1 fc00::1 fd00::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1 abcd::1".split(
          " ",
        ),
      ),
  )("%s is private", (ip) => expect(isPrivate(ip)).toBe(true));

  test("the rest of the world is not", () => {
    const outside = [
      "8.8.8.8",
      "172.32.0.1",
      "100.128.0.1",
      "192.0.1.1",
      "203.0.114.1",
      "::ffff:8.8.8.8",
      "::ffff:808:808",
    ].concat(["2606:4700::1111", "2001:4860:4860::8888", "2001:200::1", "2400:cb00::1", "3000::1"]);
    expect(outside.filter(isPrivate)).toEqual([]);
  });
});
