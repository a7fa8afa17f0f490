import { ApiError } from "./reply.ts";

const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Whether a page can read what is sent to it: pages are read, or sent a form. Throws an ApiError: 405 for another
 * method, 415 for what is no form, 400 for a form that can't be read.
 */
export async function checkPosted(request: Request): Promise<void> {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (request.method !== "POST")
    throw new ApiError(405, "A page can be read, or sent a form.", {}, { Allow: "GET, HEAD, POST" });
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!forms.includes(type)) throw new ApiError(415, "Please send a form.");
  await request
    .clone()
    .formData()
    .catch(() => {
      throw new ApiError(400, "The form can't be read.");
    });
}
