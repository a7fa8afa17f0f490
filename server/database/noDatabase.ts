import { type connect, PostgresError } from "./driver.ts";

/** What a server says by these codes of who wants to come in. */
const refusals: Record<string, string> = {
  "28P01": "refuses the user or the password",
  "28000": "refuses the user or the password",
  "3D000": "has no database of that name",
};

/** Codes of connections that found nobody. */
const nobody = /^(ECONN|EHOST|ENET|ENOTFOUND|ENOENT|EAI_|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_)/;

/** Why the server of DATABASE_URL can't be used, in words without the password; undefined for what is not the setting's fault. */
export function noDatabase(
  { options }: Pick<ReturnType<typeof connect>, "options">,
  error: unknown,
): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const code = String(error.code);
  const at = `${[options.host].flat()[0]}:${[options.port].flat()[0]}`;
  if (error instanceof PostgresError) {
    const refused = refusals[code];
    return refused && `DATABASE_URL: the database at ${at} ${refused}`;
  }
  return nobody.test(code) ? `DATABASE_URL: nobody answers at ${at}` : undefined;
}
