const megabyte = 1024 * 1024;

/** A file's size in words: "820 KB", "6.5 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
