import { CallFailed, type Client } from "./client.ts";

/** A client whose failed calls are told to `report` by their name; a refusal (4xx) is an answer and no failure. */
export function reported(client: Client, report: (call: string, error: unknown) => void): Client {
  return async (name, ...options) => {
    try {
      return await client(name, ...options);
    } catch (error) {
      if (!(error instanceof CallFailed && error.status < 500)) report(name, error);
      throw error;
    }
  };
}
