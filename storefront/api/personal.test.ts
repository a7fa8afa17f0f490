import { expect, test } from "vitest";
import { createClient } from "./client.ts";
import { fetchFor } from "./personal.ts";

const page = (headers: Record<string, string>) => new Request("http://shop.test/profile", { headers });

test("the browser's session goes to the API, and the API's cookie comes back for the browser", async () => {
  const asked: Request[] = [];
  const browser = fetchFor(
    page({ Cookie: "session=a", "User-Agent": "Firefox", "X-Client-Address": "9.9.9.9" }),
    async (call) => {
      asked.push(call);
      return Response.json({ error: 0, message: "" }, { headers: { "Set-Cookie": "session=b; Path=/" } });
    },
  );
  await createClient("http://shop.internal/public/api", browser.fetch)("POST /logout");
  const sent = ["Cookie", "User-Agent", "X-Client-Address", "X-Forwarded-For"].map((name) =>
    asked[0]?.headers.get(name),
  );
  expect(sent).toEqual(["session=a", "Firefox", "9.9.9.9", "9.9.9.9"]);
  expect(browser.cookies).toEqual(["session=b; Path=/"]);
});

test("a browser without a session brings none", async () => {
  let cookie: string | null = "";
  const browser = fetchFor(page({}), async (call) => {
    cookie = call.headers.get("Cookie");
    return Response.json({ error: 0, message: "" });
  });
  await createClient("http://shop.internal/public/api", browser.fetch)("POST /logout");
  expect([cookie, browser.cookies]).toEqual([null, []]);
});
