/** What is read anew when a report has come or a line was settled. */
export const listsOfSettlements = [
  "GET /settlements",
  "GET /settlements/lists/{list}",
  "GET /settlements/transfers",
] as const;
