/** The whole sentences that a text begins with, as far as they fit so many letters; of a longer first one all of it. */
export function beginning(text: string, most: number): string {
  const sentences = text.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?]+|$)\s*/g) ?? [text];
  let told = "";
  for (const sentence of sentences) {
    if (told && (told + sentence).trimEnd().length > most) break;
    told += sentence;
  }
  return told.trimEnd();
}
