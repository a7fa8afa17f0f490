/** What a bounded queue tells of itself: how much waits and runs now, and how much was refused since the start. */
export type Queue = {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly refused: number;
};

/** The queues of this process, for the metrics. */
export const queues: Queue[] = [];
