/** Thrown within a transaction to undo it and carry out what came of it instead. */
export class Rollback<Outcome> extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("The transaction was undone.");
    this.outcome = outcome;
  }
}

/** What work in a transaction answers; undone by `Rollback`, what that carries. */
export async function orUndone<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as Outcome;
    throw error;
  }
}
