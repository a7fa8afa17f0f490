import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { BreakerOpen, CircuitBreaker } from "../../limits/circuitBreaker.ts";
import { breakerOpen } from "../../metrics/metrics.ts";
import type { Settings } from "../../settings.ts";
import { traced } from "../../tracing/trace.ts";
import { isLarge, isPictureFile, type PictureStore } from "./pictureStore.ts";

export type BucketSettings = Pick<
  Settings,
  "PICTURES_BUCKET" | "PICTURES_BUCKET_REGION" | "PICTURES_BUCKET_KEY_ID" | "PICTURES_BUCKET_SECRET"
>;

/** Only these of all settings, for a process that is told no others. */
export const bucketSettings = (settings: BucketSettings): BucketSettings => ({
  PICTURES_BUCKET: settings.PICTURES_BUCKET,
  PICTURES_BUCKET_REGION: settings.PICTURES_BUCKET_REGION,
  PICTURES_BUCKET_KEY_ID: settings.PICTURES_BUCKET_KEY_ID,
  PICTURES_BUCKET_SECRET: settings.PICTURES_BUCKET_SECRET,
});

/** For how long an answer may take, in milliseconds: who looks at a picture waits less long than who sends one. */
const patience = { read: 3_000, write: 20_000, large: 90_000 };
/** How often a question is asked that was answered "slow down", failed or broke off, and the pause before the second time, in milliseconds. */
const tries = { read: 2, write: 4, pause: 100 };
/** After so many faults in a row the bucket is left alone for so long, in milliseconds. */
const rules = { faults: 3, rest: 10_000 };

/** The bucket refused, or did not answer. */
export class BucketFault extends Error {
  /** Whether the same question may be answered in a moment. */
  readonly passing: boolean;
  constructor(message: string, passing: boolean) {
    super(message);
    this.passing = passing;
  }
}

/** Whether it is the bucket that failed, or that is left alone. */
export const isBucketAway = (error: unknown): boolean => error instanceof BucketFault || error instanceof BreakerOpen;

const breakers = new Map<string, CircuitBreaker>();

/** One breaker for all who ask this bucket from this process. */
function breakerOf(bucket: string): CircuitBreaker {
  const known = breakers.get(bucket);
  if (known) return known;
  const changed = (open: boolean) => breakerOpen.set({ service: "bucket" }, open ? 1 : 0);
  const made = new CircuitBreaker({ ...rules, changed });
  breakers.set(bucket, made);
  changed(false);
  return made;
}

/** Why no answer came; fetch has it in its cause: 'connect ECONNREFUSED 10.0.0.5:9000'. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const isSlowDown = (status: number) => status === 429 || status >= 500;

/** The words of S3's error, which name no key: 'SignatureDoesNotMatch'. */
const codeOf = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
const textOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** What a bucket lists in one answer, and where it goes on. */
function readListing(xml: string, prefix: string) {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = ""]) => ({
    name: (textOf(one, "Key") ?? "").slice(prefix.length),
    bytes: Number(textOf(one, "Size")),
  }));
  const next = textOf(xml, "NextContinuationToken")?.replaceAll("&amp;", "&");
  return { files: files.filter(({ name }) => isPictureFile(name)), next };
}

/** Pictures in a bucket of any service that speaks S3's protocol, addressed by path; undefined where none is set. */
export function bucketStore(settings: BucketSettings): PictureStore | undefined {
  const { PICTURES_BUCKET, PICTURES_BUCKET_KEY_ID: accessKeyId, PICTURES_BUCKET_SECRET: secretAccessKey } = settings;
  if (!PICTURES_BUCKET || !accessKeyId || !secretAccessKey) return undefined;
  const base = PICTURES_BUCKET.replace(/\/$/, "");
  const [, bucket = "", ...below] = new URL(base).pathname.split("/");
  const prefix = [...below, "pictures", ""].join("/");
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region: settings.PICTURES_BUCKET_REGION,
    service: "s3",
    retries: 0,
  });
  const breaker = breakerOf(base);

  /** One question and its whole answer; 404 is an answer. */
  async function once(url: string, init: RequestInit, wait: number): Promise<{ status: number; body: Buffer }> {
    try {
      const signed = await client.sign(url, init);
      const answer = await fetch(signed, { signal: AbortSignal.timeout(wait), redirect: "error" });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.ok || answer.status === 404) return { status: answer.status, body };
      const why = `the bucket answered ${answer.status} ${codeOf(body.toString())}`.trim();
      throw new BucketFault(why, isSlowDown(answer.status));
    } catch (error) {
      if (error instanceof BucketFault) throw error;
      throw new BucketFault(`the bucket did not answer: ${wordsOf(error)}`, true);
    }
  }

  async function again(url: string, init: RequestInit, kind: "read" | "write") {
    for (let tried = 1; ; tried++) {
      try {
        return await once(url, init, isLarge(url) ? patience.large : patience[kind]);
      } catch (error) {
        const passing = error instanceof BucketFault && error.passing;
        if (!passing || tried >= tries[kind]) throw error;
        await pause(tries.pause * 2 ** (tried - 1) * (0.5 + Math.random()));
      }
    }
  }

  const ask = (method: "GET" | "PUT" | "DELETE", url: string, body?: Buffer) =>
    traced({ name: `${method} bucket`, kind: "client", facts: { "server.address": new URL(base).host } }, () =>
      breaker.run(() =>
        again(url, { method, ...(body && { body: new Uint8Array(body) }) }, method === "GET" ? "read" : "write"),
      ),
    );

  return {
    async read(name) {
      const { status, body } = await ask("GET", `${base}/pictures/${name}`);
      // A bucket that is not there answers 404 too; no picture is empty.
      if (status === 404 && codeOf(body.toString()) === "NoSuchBucket")
        throw new BucketFault("there is no such bucket", false);
      return status === 404 ? undefined : body;
    },
    async write(name, bytes) {
      const { status } = await ask("PUT", `${base}/pictures/${name}`, bytes);
      if (status === 404) throw new BucketFault("there is no such bucket", false);
    },
    async remove(name) {
      const { status, body } = await ask("DELETE", `${base}/pictures/${name}`);
      if (status === 404 && codeOf(body.toString()) === "NoSuchBucket")
        throw new BucketFault("there is no such bucket", false);
    },
    async *list() {
      const url = new URL(`/${bucket}`, base);
      for (let next: string | undefined, first = true; first || next !== undefined; first = false) {
        url.search = new URLSearchParams({
          "list-type": "2",
          prefix,
          ...(next !== undefined && { "continuation-token": next }),
        }).toString();
        const { status, body } = await ask("GET", url.toString());
        if (status === 404) throw new BucketFault("there is no such bucket", false);
        const listing = readListing(body.toString(), prefix);
        yield listing.files;
        next = listing.next;
      }
    },
  };
}
