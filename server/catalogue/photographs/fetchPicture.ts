import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP } from "node:net";
import { pictureBytes } from "../import/address.ts";
import { isPrivate, PrivateNetwork, publicLookup } from "./privateNetworks.ts";

/** What one picture may take: bytes of its file, milliseconds until it is there, addresses it may lead on to. */
export const limits = { bytes: pictureBytes, time: 20_000, redirects: 3 };

/** Why a picture can't be had, in words for the shop's staff. */
export class NoPicture extends Error {}

type Answer = { bytes: Buffer } | { next: string };

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

function ask(url: URL, guarded: boolean, signal: AbortSignal): Promise<Answer> {
  if (guarded && isIP(hostOf(url)) && isPrivate(hostOf(url)))
    throw new PrivateNetwork(`${hostOf(url)} is in a private network`);
  const request = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      headers: { Accept: "image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8", "User-Agent": "Swara import" },
      agent: false,
      ...(guarded && { lookup: publicLookup }),
    };
    request(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      const fail = (reason: string) => {
        response.destroy();
        reject(new NoPicture(reason));
      };
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
        response.destroy();
        return resolve({ next: headers.location });
      }
      if (statusCode !== 200) return fail(`the answer was ${statusCode}`);
      const tooLarge = `it is larger than ${limits.bytes / 1024 / 1024} MB`;
      if (Number(headers["content-length"] ?? 0) > limits.bytes) return fail(tooLarge);
      const chunks: Buffer[] = [];
      let length = 0;
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > limits.bytes) fail(tooLarge);
        else chunks.push(chunk);
      });
      response.on("end", () =>
        response.complete ? resolve({ bytes: Buffer.concat(chunks) }) : fail("the answer broke off"),
      );
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

const reasons: Record<string, string> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name can't be looked up now",
  ECONNREFUSED: "the host refuses connections",
  ECONNRESET: "the connection broke off",
};

/**
 * The bytes of a picture at an http(s) address: at most 20 MB, within 20 seconds, over at most three redirects, never
 * from a private network but from `trusted` hosts ('nas.local:8080'). Throws a NoPicture that says why not.
 */
export async function fetchPicture(
  address: string,
  trusted: readonly string[],
  time: number = limits.time,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(time);
  let url = new URL(address);
  try {
    for (let step = 0; step <= limits.redirects; step++) {
      if (!/^https?:$/.test(url.protocol)) throw new NoPicture(`it leads to ${url.protocol}`);
      const answer = await ask(url, !trusted.includes(url.host), signal);
      if ("bytes" in answer) return answer.bytes;
      if (!URL.canParse(answer.next, url)) throw new NoPicture("it leads to no address");
      url = new URL(answer.next, url);
    }
    throw new NoPicture(`it leads on more than ${limits.redirects} times`);
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    if (error instanceof PrivateNetwork) throw new NoPicture(`${error.message}; PICTURE_HOSTS allows it`);
    if (signal.aborted) throw new NoPicture(`it did not come within ${time / 1000} seconds`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new NoPicture(reasons[code ?? ""] ?? message);
  }
}
