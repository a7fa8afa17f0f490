/** A setting that can't be used; the message names it and says what is expected. */
export class SettingsError extends Error {}
