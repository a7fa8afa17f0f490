import type { Settings } from "../settings.ts";
import { SettingsError } from "../shop/settingsError.ts";

/** Why nobody can listen there, by the setting that is to be changed. */
export function notListening({ HOST, PORT }: Pick<Settings, "HOST" | "PORT">, error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  switch ("code" in error && error.code) {
    case "EADDRINUSE":
      return new SettingsError(`PORT=${PORT}: somebody else listens there already`);
    case "EACCES":
      return new SettingsError(
        `PORT=${PORT}: expected 1024 or more, as smaller ones are for the system's administrator`,
      );
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new SettingsError(`HOST=${HOST}: expected a name that leads to this machine, and nobody knows this one`);
    case "EADDRNOTAVAIL":
    case "EINVAL":
      return new SettingsError(`HOST=${HOST}: expected an address of this machine, such as localhost or 0.0.0.0`);
    default:
      return error;
  }
}
