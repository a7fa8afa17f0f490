import { Hono } from "hono";

/** The office's app as it was built, below `/office`. */
export function officeFiles(): Hono {
  return new Hono().get("*", (c) => c.text("The office is not built.", 404));
}
