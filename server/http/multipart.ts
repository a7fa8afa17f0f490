import { ApiError } from "./reply.ts";

/** A part of a form: the field's name, a file's own name where it is one, and its bytes, which are read before the next part. */
export type FormPart = { name: string; file: string | undefined; body: AsyncIterable<Uint8Array> };

/** The most bytes that a part's head may have. */
const headLimit = 4_096;
/** The most parts that a form may have. */
const partLimit = 20;

const broken = () => new ApiError(400, "The form can't be read.");

/** What comes, held as far as it is not yet known what it is. */
class Held {
  bytes: Buffer = Buffer.from("\r\n"); // the first delimiter stands at a line's beginning too
  readonly #source: AsyncIterator<Uint8Array>;
  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Takes on what comes next. Throws an ApiError of 400 at the end, as nobody asks for more than a form must have. */
  async more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw broken();
    this.bytes = Buffer.concat([this.bytes, next.value]);
  }

  take(length: number): Buffer {
    const taken = this.bytes.subarray(0, length);
    this.bytes = this.bytes.subarray(length);
    return taken;
  }

  /** Everything before the next delimiter, in pieces; the delimiter is taken too. */
  async *upTo(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.bytes.indexOf(delimiter);
      if (at > 0) yield this.take(at);
      if (at >= 0) return void this.take(delimiter.length);
      const sure = this.bytes.length - delimiter.length + 1;
      if (sure > 0) yield this.take(sure);
      await this.more();
    }
  }
}

async function headOf(held: Held): Promise<string> {
  for (;;) {
    const at = held.bytes.indexOf("\r\n\r\n");
    if (at > headLimit || (at < 0 && held.bytes.length > headLimit)) throw broken();
    if (at >= 0) return held.take(at + 4).toString("utf8");
    await held.more();
  }
}

const drain = async (body: AsyncIterable<Uint8Array>) => {
  for await (const _ of body);
};

/** A text of a form, of at most so many bytes. Throws an ApiError of 400 for a longer one. */
export async function textOf({ body }: FormPart, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > most) throw broken();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * The parts of a multipart form (RFC 7578) as they come, so that a file in it is never whole in memory. What is not read of a part is
 * thrown away. Throws an ApiError of 400 for what is no such form, has more than twenty parts or breaks off, and what the stream itself throws.
 */
export async function* readMultipart(type: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<FormPart> {
  const [, quoted, plain] = /boundary=(?:"([^"\r\n]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw broken();
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  const held = new Held(stream);
  await drain(held.upTo(delimiter));
  for (let parts = 0; ; parts++) {
    while (held.bytes.length < 2) await held.more();
    const ending = held.take(2).toString("latin1");
    if (ending === "--") return;
    if (ending !== "\r\n" || parts === partLimit) throw broken();
    const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(await headOf(held))?.[1];
    const name = disposition && /\bname="([^"]*)"/i.exec(disposition.replace(/\bfilename="[^"]*"/i, ""))?.[1];
    if (disposition === undefined || name === undefined) throw broken();
    let ended = false;
    const body = (async function* () {
      yield* held.upTo(delimiter);
      ended = true;
    })();
    yield { name, file: /\bfilename="([^"]*)"/i.exec(disposition)?.[1], body };
    // Not by `body`, which has ended for who left it in the middle.
    if (!ended) await drain(held.upTo(delimiter));
  }
}
