/** Why a picture can't be had, as a sentence for who sent it; what a decoder says of a broken file is of no use to him. */
export function problemWords(reason: string): string {
  const plain = reason.startsWith("it can't be read")
    ? "it can't be read: the file is damaged, or did not come whole"
    : reason;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
