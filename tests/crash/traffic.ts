// Shoppers behind a balancer, from a process of their own: they look, and some order, over kept connections, until they are told to
// end. A node that is not ready, or says that a connection ends, is left for the other one.
//   node tests/crash/traffic.ts WISH URL URL

import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What is ordered again and again, in JSON. */
export type Wish = { id: number; buyer: { contact: object; address: { pincode: string } } };
/** What it tells its parent: that traffic flows, and how it ended. `failed`: requests without a whole answer as it was wanted, in words. */
export type Heard = { flows: true } | { answered: number; ordered: string[]; failed: string[] };
/** What its parent tells it: a node that takes another's place, or that it is enough. */
export type Asked = { instead: [old: string, now: string] } | { end: true };

const shoppers = 16;
const lookedAfter = 50;
const { id, buyer }: Wish = JSON.parse(process.argv[2] ?? "");
const nodes = process.argv.slice(3).map((url) => ({ url, ready: true }));
const ordered: string[] = [];
const failed: string[] = [];
let answered = 0;
const over = new AbortController();
let told = false;

type Answer = { status: number; closes: boolean; text: string };

/** One request over a kept connection, its answer read to the end. A connection that ends before that is a failure. */
const ask = (url: string, agent: Agent | undefined, sent?: { body: object; key: string }): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = sent ? { "Content-Type": "application/json", "Idempotency-Key": sent.key } : {};
    const asked = request(url, { method: sent ? "POST" : "GET", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => void (text += part));
      answer.once("error", reject).once("end", () => {
        const closes = answer.headers.connection === "close";
        resolve({ status: answer.statusCode ?? 0, closes, text });
      });
    });
    asked.once("error", reject).end(sent && JSON.stringify(sent.body));
  });

async function balance(): Promise<void> {
  while (!over.signal.aborted) {
    for (const node of nodes)
      node.ready = await ask(`${node.url}/readyz`, undefined).then(
        ({ status }) => status === 200,
        () => false,
      );
    await pause(lookedAfter);
  }
}

const paths = ["/", "/product/venu-carnatic-flute-5-kattai", "/login", "order"];

async function shopper(n: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const want = async (url: string, status: number, sent?: { body: object; key: string }) => {
    const heard = await ask(url, agent, sent);
    answered++;
    if (heard.status !== status) throw new Error(`${heard.status} ${heard.text.slice(0, 200)}`);
    return heard.text;
  };
  for (let turn = n; !over.signal.aborted; turn++) {
    const path = paths[turn % paths.length] ?? "/";
    const node = nodes.filter(({ ready }) => ready)[turn % 2] ?? nodes.find(({ ready }) => ready);
    if (!node) failed.push("no node is ready");
    else
      try {
        if (path !== "order") await want(node.url + path, 200);
        else {
          const api = `${node.url}/public/api`;
          const wish = { lines: [{ id, quantity: 1 }], pincode: buyer.address.pincode, payment_method: "cod" };
          const { data } = JSON.parse(await want(`${api}/cart/quote`, 200, { body: wish, key: "" }));
          const body = { quote: data.quote, ...buyer, payment_method: "cod" };
          const placed = JSON.parse(await want(`${api}/orders`, 201, { body, key: `${n} ${turn} of traffic` }));
          ordered.push(placed.data.order_no);
        }
      } catch (error) {
        failed.push(`${path} of ${node.url}: ${String(error)}`);
      }
    if (answered > 100 && !told) {
      told = true;
      process.send?.({ flows: true } satisfies Heard);
    }
    await pause(5 * (n % 8));
  }
  agent.destroy();
}

process.on("message", (asked: Asked) => {
  if ("end" in asked) over.abort();
  else {
    const node = nodes.find(({ url }) => url === asked.instead[0]);
    if (node) node.url = asked.instead[1];
  }
});
await Promise.all([balance(), ...Array.from({ length: shoppers }, (_, n) => shopper(n))]);
process.send?.({ answered, ordered, failed } satisfies Heard);
process.disconnect?.();
