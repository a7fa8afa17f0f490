import PostalMime from "postal-mime";

/** A mail as it can be shown; `attached` are the files' names. */
export type Shown = { subject: string; to: string; text: string; html: string; attached: string[] };

/** Reads a mail as it goes over the wire or lies in a file. What a mail does not have is empty. */
export async function readEml(source: string): Promise<Shown> {
  const { subject, to, text, html, attachments } = await PostalMime.parse(source);
  return {
    subject: subject ?? "",
    to: (to ?? []).flatMap(({ address }) => address ?? []).join(", "),
    text: text ?? "",
    html: html ?? "",
    attached: attachments.flatMap(({ filename }) => filename ?? []),
  };
}
