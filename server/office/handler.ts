import type { z } from "zod";
import type { OfficeCallName, OfficeCalls } from "../../contract/office/calls.ts";
import type { Parsed, Reply } from "../http/reply.ts";
import type { SignedIn } from "../staff/session.ts";
import type { officeRights } from "./whoMayCall.ts";

/** What a call's handler gets: everything parsed by the contract, and who asks where he is signed in. */
type OfficeInput<K extends OfficeCallName> = Parsed<OfficeCalls[K]> &
  ((typeof officeRights)[K] extends { anybody: true } ? unknown : { staff: SignedIn });

/** Answers a call; by a whole Response where the answer is no JSON (a document, news). */
type OfficeHandler<K extends OfficeCallName> = (
  input: OfficeInput<K>,
) => Promise<Reply<z.input<OfficeCalls[K]["answer"]>> | Response>;

export type OfficeHandlers = { [K in OfficeCallName]: OfficeHandler<K> };
