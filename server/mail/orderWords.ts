/** What is particular about a mail; the order's lines and totals follow where `lines` says so. */
export type Words = {
  subject: string;
  paragraphs: string[];
  lines?: boolean;
  action?: string;
  /** Where the action leads, when not to the order's page: where a parcel can be followed. */
  follow?: string;
  note?: string;
};
