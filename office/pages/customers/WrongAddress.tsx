import type { WrongAddress } from "../../../contract/office/wrongAddress.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { When } from "../../parts/When.tsx";
import { AskWhy } from "./AskWhy.tsx";

/** Which address: one that a customer has saved, or (without `saved`) that of an order, whose number is `id` then. */
export type WhichAddress = { id: string; saved?: number };

const reads = [
  "GET /customers/{id}",
  "GET /orders/{no}",
  "GET /orders/{no}/packing",
  "GET /orders",
  "GET /board",
] as const;

/** Has an address taken for right again. */
export function useRightAgain() {
  const write = useWrite("PUT /customers/{id}/address", { reads, done: "The address is right again." });
  return ({ id, saved }: WhichAddress) =>
    write.start({ parameters: { id }, body: { wrong: false, ...(saved !== undefined && { address_id: saved }) } });
}

/** That nobody is found there, why, and who says so. */
export const IsWrong = ({ wrong, onRight }: { wrong: WrongAddress; onRight?: (() => void) | undefined }) => (
  <div className="notice notice-warn mt-2">
    <p className="font-[550]">The address is wrong</p>
    <p>“{wrong.reason}”</p>
    <p className="text-xs text-muted">
      Says {wrong.by}, <When time={wrong.at} />
    </p>
    {onRight && (
      <Button small look="quiet" onClick={onRight}>
        It is right
      </Button>
    )}
  </div>
);

/** Asks why an address is wrong. */
export function MarkWrong({ which, onClose }: { which: WhichAddress | undefined; onClose: () => void }) {
  const mark = useWrite("PUT /customers/{id}/address", {
    reads,
    quiet: true,
    done: "The address is marked as wrong. The checkout asks the customer to look at it.",
  });
  const send = async (reason: string) => {
    if (!which) return;
    const { id, saved } = which;
    await mark.run({
      parameters: { id },
      body: { wrong: true, reason, ...(saved !== undefined && { address_id: saved }) },
    });
  };
  return (
    <AskWhy
      open={which !== undefined}
      onClose={onClose}
      title="Mark the address as wrong"
      act="Mark it as wrong"
      onSend={send}
    >
      The checkout asks the customer to put it right before he orders to it again, and whoever packs an order to it sees
      this first. What is on its way goes on.
    </AskWhy>
  );
}
