/** The longest answer that is read, in bytes: a customer's whole data, many times over. */
const longest = 8 * 1024 * 1024;

/** The JSON of an answer. Throws when it is none, or more than anybody should have to read. */
export async function readBounded({ body }: Response): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let taken = 0; ; ) {
    const part = await reader?.read();
    if (!part || part.done) return JSON.parse(text);
    taken += part.value.length;
    if (taken > longest) {
      void reader?.cancel();
      throw new Error("too long an answer");
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
