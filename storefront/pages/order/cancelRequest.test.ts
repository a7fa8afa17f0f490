import { expect, test } from "vitest";
import { cancelRequest } from "./cancelRequest.ts";

test("what the page has said goes back is sent along, nothing too; an older page's form sends none", () => {
  const form = new FormData();
  expect(cancelRequest(form)).toEqual({});
  for (const [said, refund] of [
    ["0", 0],
    ["629900", 629_900],
  ] as const) {
    form.set("refund", said);
    expect(cancelRequest(form)).toEqual({ refund });
  }
  for (const said of ["", "-1", "1.5", "1e3", "all"]) {
    form.set("refund", said);
    expect(cancelRequest(form)).toEqual({});
  }
});
