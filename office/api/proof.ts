import { createStore } from "../store.ts";

/** Somebody waits for a proof of who he is: `answer` says whether it was given. */
type Waiting = { answer: (given: boolean) => void };

export const proofAsked = createStore<Waiting | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Asks who sits here for his proof, once for all calls that need it at the moment. Gives whether it was given. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const answer = (given: boolean) => {
      asked = undefined;
      proofAsked.set(undefined);
      resolve(given);
    };
    proofAsked.set({ answer });
  });
  return asked;
}
