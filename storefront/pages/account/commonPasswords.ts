let known: ((typed: string) => boolean) | undefined;

/** Brings the list of common passwords, which is as large as all other rules together: when a new one is about to be typed. */
export async function bringCommonPasswords(): Promise<void> {
  known ??= (await import("../../../contract/password.ts")).isCommonPassword;
}

/** Whether a password is a common one, as far as the list is here; the server knows in any case. */
export const isCommon = (typed: string): boolean => known?.(typed) ?? false;
