import type { CustomerSeen } from "../../../contract/office/customers.ts";
import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";

/** What is read anew when something of a customer has changed. */
export const ofCustomers = ["GET /customers/{id}", "GET /customers/list"] as const;

/** Gives the browser a file to keep. */
function keepFile(name: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser reads it after the click
}

/** What can be done with a customer at one press. */
export function useActs({ id }: CustomerSeen) {
  const options = { parameters: { id } };
  const show = (change: Partial<CustomerSeen>) =>
    client.setQueryData<CustomerSeen>(keyOf("GET /customers/{id}", options), (now) => now && { ...now, ...change });
  const signOut = useWrite("POST /customers/{id}/end-sessions", {
    reads: ofCustomers,
    optimistic: () => show({ sessions: [] }),
    done: "Signed out everywhere.",
  });
  const cash = useWrite("PUT /customers/{id}/cash", {
    reads: ofCustomers,
    optimistic: () => show({ cash: null }),
    done: "Cash on delivery is offered again.",
  });
  const everything = useWrite("POST /customers/{id}/export", {
    after: (data) => keepFile(`customer-${id}.json`, JSON.stringify(data, undefined, 2)),
    done: "The file is in your downloads. It is the customer's own: hand it to nobody else.",
  });
  return {
    signOut: () => signOut.start(options),
    allowCash: () => cash.start({ ...options, body: { closed: false } }),
    fetchData: () => everything.start(options),
    busy: signOut.busy || cash.busy || everything.busy,
  };
}
