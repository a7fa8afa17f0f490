import type { OfficeCallName } from "../../../contract/office/calls.ts";
import type { TestOffice } from "../testOffice.ts";

/** A call of the office as somebody would make it who may. */
type OfficeExample = {
  /** The call's own path, where it names no thing. */
  path?: string;
  /** JSON; bytes are sent as they are, with the Content-Type that `headers` says. */
  body?: object;
  headers?: Record<string, string>;
  /** What he gets who may; 200 unless something else is said. */
  status?: number;
  /** A write that changes nothing of the shop's, and so leaves no row of audit. */
  changes?: false;
  /** A stream that does not end by itself: its beginning is enough. */
  endless?: true;
};

type Member = Awaited<ReturnType<TestOffice["staffMember"]>>;

/** An example for each of some calls, made anew for each try; `as` is who will make it. */
export type OfficeExamples<Calls extends { [name: string]: unknown }> = {
  [K in keyof Calls & OfficeCallName]: (office: TestOffice, as: Member) => OfficeExample | Promise<OfficeExample>;
};
