import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { drawable, FILES, FORMATS, filesOf, neededPictures, WIDTHS } from "./needed.ts";
import { picture } from "./studio.ts";

const HELP = `node catalogue/pictures/render.ts [--all] [--prune] [KIND|KIND/FINISH…]

Renders the pictures that catalogue/products/*.csv and catalogue/home.json name into
catalogue/pictures/files/{kind}/{finish}-{width}.{avif,webp}: those whose drawing has changed
since files/manifest.json was written, and of them only the named ones, if any are named.

  --all     render also what has not changed
  --prune   delete the files of pictures nobody names any longer
  --help    show this
`;

const MANIFEST = new URL("manifest.json", FILES);

/** What each picture's drawing was, by its hash, when its files were written. */
type Manifest = Record<string, string>;

const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest) : {};

function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What the AVIF of 400 pixels, the one in every list, may weigh; a busy picture gives up quality for it. */
const LIST_BYTES = 8 * 1024;

async function encode(sized: Sharp, format: (typeof FORMATS)[number], width: number): Promise<Buffer> {
  if (format === "webp") return sized.clone().webp({ quality: 78 }).toBuffer();
  for (let quality = 55; ; quality -= 5) {
    const coded = await sized.clone().avif({ quality, effort: 4 }).toBuffer();
    if (width !== 400 || coded.length <= LIST_BYTES || quality <= 40) return coded;
  }
}

/** Writes the six files of a picture. */
async function write(name: string, svg: string): Promise<void> {
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  mkdirSync(dirname(fileURLToPath(new URL(name, FILES))), { recursive: true });
  for (const width of WIDTHS) {
    const sized = sharp(pixels).resize(width, width);
    for (const format of FORMATS)
      writeFileSync(new URL(`${name}-${width}.${format}`, FILES), await encode(sized, format, width));
  }
}

const complete = (name: string): boolean => filesOf(name).every((file) => existsSync(new URL(file, FILES)));

/** Forgets the pictures nobody names, with their files; answers how many. */
function prune(manifest: Manifest, needed: readonly string[]): number {
  const stale = Object.keys(manifest).filter((name) => !needed.includes(name));
  for (const name of stale) {
    for (const file of filesOf(name)) rmSync(new URL(file, FILES), { force: true });
    delete manifest[name];
  }
  return stale.length;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean" }, prune: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  sharp.concurrency(1);
  mkdirSync(FILES, { recursive: true });
  const manifest = readManifest();
  const needed = neededPictures();
  const pruned = values.prune ? prune(manifest, needed) : 0;
  const wanted = needed.filter(
    (name) => !positionals.length || positionals.some((given) => name === given || name.startsWith(`${given}/`)),
  );
  const unknown: string[] = [];
  let rendered = 0;
  for (const [index, name] of wanted.entries()) {
    const found = drawable(name);
    if (typeof found === "string") {
      unknown.push(found);
      continue;
    }
    const svg = await picture(found.kind, found.finish);
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
    if (values.all || manifest[name] !== hash || !complete(name)) {
      await write(name, svg);
      manifest[name] = hash;
      writeManifest(manifest);
      rendered++;
    }
    const line = `${index + 1}/${wanted.length} ${name}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
    else if ((index + 1) % 25 === 0) process.stderr.write(`${line}\n`);
  }
  writeManifest(manifest);
  if (process.stderr.isTTY) process.stderr.write("\n");
  process.stdout.write(`${wanted.length} pictures, ${rendered} rendered, ${pruned} pruned\n`);
  if (unknown.length) {
    process.stderr.write(`${unknown.join("\n")}\n`);
    process.exitCode = 1;
  }
}

await main();
