import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Call } from "../../contract/answer.ts";
import { officeCalls } from "../../contract/office/calls.ts";
import { reviewFormBytes } from "../../contract/pictureProblems.ts";
import { bodyLimit } from "../http/body.ts";
import { times } from "../http/listen.ts";
import { installServiceCommand } from "./installService.ts";

const folder = mkdtempSync(join(tmpdir(), "swara-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));
const root = resolve(".");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Runs `bin/shop install-service` in this process and answers its status and what it said. */
async function install(args: string[], settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ INIT_CWD: folder, ...settings })) vi.stubEnv(name, value);
  let text = "";
  const hear = (piece: string | Uint8Array) => {
    text += String(piece);
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(hear));
  try {
    return { status: await installServiceCommand.run(args), text };
  } finally {
    for (const stream of streams) stream.mockRestore();
    vi.unstubAllEnvs();
  }
}

test("the units are those of this checkout: its folder, data, backups and user", async () => {
  const data = { DATA_DIR: join(folder, "data"), BACKUP_DIR: join(folder, "backup") };
  const { status, text } = await install(["--print", "--user", "trader", "--owner", "owner@raga.in"], data);
  expect(status).toBe(0);
  expect(text).toContain(`ReadWritePaths=${data.DATA_DIR} ${data.BACKUP_DIR}\n`);
  expect(text).toContain(`WorkingDirectory=${root}\n`);
  expect(text).toContain(`ExecStart=${root}/.runtime/bin/node`);
  expect(text.match(/^User=trader$/gm)).toHaveLength(2);
  expect(text).toContain("Environment=OWNER=owner@raga.in\n");
  expect(text).toContain("PrivateTmp=yes\n");
  expect(text).not.toContain("/srv/swara");
  const deep = { DATA_DIR: join(folder, "d".repeat(90)) };
  expect((await install(["--print"], deep)).text).toContain("PrivateTmp=no\n");
});

test("what can't stand in a unit is refused", async () => {
  for (const args of [[], ["--print", "--write", "x"], ["--print", "--user", "a\nb"], ["--print", "--owner", "a b"]])
    expect(await install(args)).toMatchObject({
      status: 2,
      text: expect.stringContaining("Usage: bin/shop install-service"),
    });
  await expect(install(["--print"], { DATA_DIR: join(folder, "my data") })).rejects.toThrow(
    "my data: a service needs a path",
  );
});

const analyze = ["/usr/bin/systemd-analyze", "/bin/systemd-analyze"].find((file) => existsSync(file));
test.runIf(analyze)("systemd has nothing to say against the units", async () => {
  const { status } = await install(["--write", "units", "--user", userInfo().username], { DATA_DIR: folder });
  expect(status).toBe(0);
  const units = ["swara@3000.service", "swara-status.service", "swara-status.timer"];
  const written = join(folder, "units");
  writeFileSync(join(written, "swara@3000.service"), readFileSync(join(written, "swara@.service")));
  const verified = spawnSync(analyze ?? "", ["verify", "--man=no", ...units.map((name) => join(written, name))], {
    encoding: "utf8",
  });
  const about = `${verified.stdout}${verified.stderr}`.split("\n").filter((line) => /swara|mail-status/.test(line));
  expect(about).toEqual([]);
});

test("the owner gets one mail when the shop begins to need a person, and none while it doesn't", () => {
  const place = join(folder, "mailing");
  mkdirSync(join(place, "bin"), { recursive: true });
  const program = (name: string, script: string) => {
    writeFileSync(join(place, "bin", name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(place, "bin", name), 0o755);
  };
  program("mail", `echo "$@" >> ${place}/mails; cat >> ${place}/mails`);
  const run = () =>
    spawnSync(join(root, "deploy", "mail-status"), {
      cwd: place,
      env: { PATH: `${join(place, "bin")}:${process.env.PATH}`, OWNER: "owner@raga.in", STATE_DIRECTORY: place },
    }).status;
  const mails = () => (existsSync(join(place, "mails")) ? readFileSync(join(place, "mails"), "utf8") : "");
  program("shop", "exit 0");
  expect([run(), mails()]).toEqual([0, ""]);
  program("shop", "echo Mail fails; exit 1");
  const mail = "-s The shop needs you owner@raga.in\nMail fails\n";
  expect([run(), mails()]).toEqual([1, mail]);
  expect([run(), mails()]).toEqual([1, mail]);
  program("shop", "exit 0");
  expect([run(), mails()]).toEqual([0, mail]);
  program("shop", "echo Mail fails; exit 2");
  expect([run(), mails()]).toEqual([1, mail + mail]);
});

test("both proxies know the units' ports, tell who asks, and are not more patient or stricter than the shop's door", () => {
  const [nginx, caddy] = [read("deploy/nginx.conf"), read("deploy/Caddyfile")];
  for (const text of [nginx, caddy]) {
    for (const port of ["3000", "3001"]) expect(text).toContain(`127.0.0.1:${port}`);
    expect(read("docs/live.md")).toContain("swara@3000 swara@3001");
  }
  expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(nginx).toContain("proxy_set_header X-Forwarded-Proto $scheme;");
  expect(nginx).toMatch(/^ {4}listen 443 ssl;\n {4}listen \[::\]:443 ssl;\n {4}http2 on;$/m);
  const most = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 * 1024;
  expect(most).toBeGreaterThan(bodyLimit);
  const largest = Math.max(...Object.values<Call>(officeCalls).map(({ stream }) => stream?.most ?? 0));
  expect(
    Number(/location \/office\/api\/ \{\s+client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 * 1024,
  ).toBeGreaterThan(largest);
  expect(Number(/request_body @office \{\s+max_size (\d+)MB/.exec(caddy)?.[1]) * 1e6).toBeGreaterThan(largest);
  const pictures = /location ~ \^\S+pictures\$ \{\s+client_max_body_size (\d+)m;/.exec(nginx)?.[1];
  expect(Number(pictures) * 1024 * 1024).toBeGreaterThan(reviewFormBytes);
  expect(Number(/request_body @pictures \{\s+max_size (\d+)MB/.exec(caddy)?.[1]) * 1e6).toBeGreaterThan(
    reviewFormBytes,
  );
  expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1]) * 1_000).toBeLessThan(times.keptForProxy);
});

test("what the image is made of is there, and what is not to be in it is kept out", () => {
  const text = read("Containerfile");
  expect(text).toMatch(/^USER swara$/m);
  expect(text).toMatch(/^VOLUME \/data$/m);
  expect(text).toMatch(/HEALTHCHECK[^]*\/readyz/);
  const named = [...text.matchAll(/(?:server|bin)\/[\w/]+(?:\.ts)?/g)].map(([name]) => name);
  expect(named).toContain("server/main.ts");
  expect(named.filter((name) => /^(server|bin\/start)/.test(name) && !existsSync(join(root, name)))).toEqual([]);
  const ignored = read(".dockerignore").trim().split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".git", "node_modules", "var"]));
});

const builder = ["podman", "docker", "buildah"].find(
  (name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0,
);
const usual = builder === "podman" || builder === "docker" ? builder : undefined;
test.runIf(usual)("the image is built, starts, and says when it is ready", { timeout: 900_000 }, async () => {
  const run = (...args: string[]) => execFileSync(usual ?? "", args, { encoding: "utf8" }).trim();
  run("build", "-q", "-f", "Containerfile", "-t", "swara-trial", ".");
  const id = run("run", "-d", "--rm", "--init", "-p", "127.0.0.1::3000", "swara-trial");
  try {
    const [place = ""] = run("port", id, "3000").split("\n");
    await expect
      .poll(
        () =>
          fetch(`http://${place}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    expect(run("exec", id, "id", "-un")).toBe("swara");
  } finally {
    run("stop", id);
  }
});
