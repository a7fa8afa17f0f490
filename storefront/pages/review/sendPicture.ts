const noAnswer = "We have no answer from the shop. Please check the connection and send the picture again.";

/** Sends a picture's file as it is; in what way the shop refused it, in its words, or undefined when it was taken. */
export async function sendPicture(token: string, product_url: string, file: File): Promise<string | undefined> {
  const query = new URLSearchParams({ product_url });
  const path = `/public/api/reviews/${encodeURIComponent(token)}/pictures?${query}`;
  try {
    const answer = await fetch(`${import.meta.env.VITE_API_BASE_URL ?? ""}${path}`, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/octet-stream" },
      body: file,
    });
    if (answer.ok) {
      await answer.body?.cancel(); // what is left unread holds its connection
      return undefined;
    }
    const { message }: { message?: unknown } = await answer.json();
    return typeof message === "string" ? message : noAnswer;
  } catch {
    return noAnswer;
  }
}
