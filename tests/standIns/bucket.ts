import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How the next requests fare, one each: S3's "slow down", an answer that breaks off, none, or a connection that ends. */
type Fault = "slow down" | "cut" | "silent" | "gone";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const mac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
/** As AWS encodes a part of an address: all but unreserved signs. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The signature that a request must have (AWS Signature Version 4, docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html),
 * computed here from what came in.
 */
function signatureOf(request: IncomingMessage, body: Buffer, secret: string): { expected: string; given: string } {
  const authorization = request.headers.authorization ?? "";
  const [, scope = "", signed = "", given = ""] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ?? [];
  const url = new URL(request.url ?? "", "http://bucket");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const content = request.headers["x-amz-content-sha256"]?.toString() ?? "";
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.split(";").map((name) => `${name}:${request.headers[name]?.toString().trim() ?? ""}`),
    "",
    signed,
    content,
  ].join("\n");
  const stamp = request.headers["x-amz-date"]?.toString() ?? "";
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, hash(canonical)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>((key, part) => mac(key, part), `AWS4${secret}`);
  const isBody = content === "UNSIGNED-PAYLOAD" || content === hash(body);
  return { expected: isBody ? mac(key, toSign).toString("hex") : "another body was signed", given };
}

/** A bucket that speaks S3's protocol over HTTP on this machine: PUT, GET, DELETE and ListObjectsV2, by path, three names a listing. */
export async function bucketStandIn(secret = "a secret of the bucket") {
  const objects = new Map<string, Buffer>();
  const faults: Fault[] = [];
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? "", "http://bucket");
    seen.push(`${request.method} ${url.pathname}`);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { "Content-Type": "application/xml" })
        .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    const fault = faults.shift();
    if (fault === "silent") return;
    if (fault === "gone") return request.socket.destroy();
    if (fault === "slow down") return refuse(503, "SlowDown");
    const { expected, given } = signatureOf(request, body, secret);
    if (expected !== given) return refuse(403, "SignatureDoesNotMatch");
    const [, bucket, ...key] = url.pathname.split("/");
    if (bucket !== "swara") return refuse(404, "NoSuchBucket");
    const name = key.join("/");
    if (request.method === "PUT") {
      objects.set(name, body);
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (name === "") return response.writeHead(200).end(listing(objects, url.searchParams));
    const object = objects.get(name);
    if (!object) return refuse(404, "NoSuchKey");
    response.writeHead(200, { "Content-Length": object.length });
    if (fault !== "cut") return response.end(object);
    return response.write(object.subarray(0, object.length / 2), () => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    faults,
    seen,
    settings: {
      PICTURES_BUCKET: `${url}/swara`,
      PICTURES_BUCKET_REGION: "ap-south-1",
      PICTURES_BUCKET_KEY_ID: "a-key",
      PICTURES_BUCKET_SECRET: secret,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const all = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
  const from = Number((query.get("continuation-token") ?? "from=0&to").replace(/\D/g, ""));
  const some = all.slice(from, from + 3).map((name) => {
    const size = objects.get(name)?.length;
    return `<Contents><Key>${name}</Key><ETag>&quot;x&quot;</ETag><Size>${size}</Size></Contents>`;
  });
  const next = from + 3 < all.length ? `<NextContinuationToken>from=${from + 3}&amp;to</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><Name>swara</Name><IsTruncated>${next !== ""}</IsTruncated>${next}${some.join("")}</ListBucketResult>`;
}
