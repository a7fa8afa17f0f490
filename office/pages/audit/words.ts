/** By which door somebody came who did not come by the office, in words. */
export const doors = { office: "", machine: "on the machine", key: "by a key" } as const;

/** Kinds of things that are acted upon, as people call them. */
export const things: Record<string, string> = {
  order: "order",
  return: "return",
  refund: "refund",
  grievance: "complaint",
  staff: "member",
  invite: "invitation",
  key: "key",
};
