import releases from "./releases.json" with { type: "json" };

/** What was given out: its name, its commit, and the last migration that it has. The last one is what may still run beside this version. */
export type Release = { name: string; commit: string; migration: string };

/** All releases, the oldest first. */
export const allReleases: readonly Release[] = releases;
