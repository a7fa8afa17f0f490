/** A line of a report. Amounts in paise; `sign` -1 where it was taken off; `net` = sign · gross - fee - fee_gst. */
export type ReportLine = {
  outside_id: string;
  kind: "payment" | "refund" | "cash" | "other";
  said: string;
  key: string | null;
  /** By which a courier knows the order, where he says no number of ours. */
  awb: string | null;
  gross: number;
  sign: 1 | -1;
  fee: number;
  fee_gst: number;
  net: number;
  reference: string;
  day: string;
};

/** Reads a cell of a row by what its column is called; empty where there is no such column. */
export type Cells = (...names: string[]) => string;

/** What a row is: a line, nothing of it yet, or what is wrong with it, in words. */
export type Read<Line = ReportLine> = { line: Line } | { left: "waiting" | "sum" } | { wrong: string };

/** What became of some lines: how many were new and what they come to; ids of those that were here with other figures; freight of no order of ours. */
export type Kept = { added: number; net: number; changed: string[]; unknown: string[] };
