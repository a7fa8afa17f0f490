/** What is told of a piece of work besides its name. Never what names or reaches a person, nor what opens anything. */
export type Facts = Record<string, string | number>;

/** A piece of work: what it is, on which side of a question it stands, and the headers of who asked for it. */
export type Piece = { name: string; kind?: "server" | "client" | "internal"; facts?: Facts; askedBy?: Headers };

/** Tells what is known of a piece only when it is done; `failed`: it went wrong although nothing was thrown. */
export type Tell = (more: { name?: string; facts?: Facts; failed?: boolean }) => void;

export type Tracer = {
  run<T>(piece: Piece, work: (tell: Tell) => Promise<T>): Promise<T>;
  /** A piece that is over: how long it took, in milliseconds. */
  over(name: string, ms: number, failed: boolean): void;
  /** Tells who is asked next whose work it is part of (W3C's traceparent). */
  passOn(headers: Headers): void;
};

let tracer: Tracer | undefined;

/** From now on pieces of work are told to this one; without one nothing is. */
export function traceTo(next: Tracer | undefined): void {
  tracer = next;
}

const untold: Tell = () => {};

/** Does a piece of work and tells of it, where somebody listens; costs nothing where nobody does. */
export const traced = <T>(piece: Piece, work: (tell: Tell) => Promise<T>): Promise<T> =>
  tracer ? tracer.run(piece, work) : work(untold);

/** Tells of a piece that is over and that is part of nothing else. */
export const traceOver = (name: string, ms: number, failed: boolean): void => tracer?.over(name, ms, failed);

/** Marks a question to another server as part of what is being done. */
export const passTraceOn = (headers: Headers): void => tracer?.passOn(headers);
