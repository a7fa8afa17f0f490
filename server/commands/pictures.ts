import { mkdirSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Command } from "./command.ts";
import { type PicturesArguments, readPicturesArguments } from "./picturesArguments.ts";
import { barLine } from "./progressLine.ts";
import { say, whereGiven } from "./terminal.ts";

const usage = `Usage: bin/shop pictures [OPTIONS]

Renders the pictures that the demo catalogue names, those whose model has changed since their files in
catalogue/pictures/files were written. It can be stopped at any time and goes on where it was, and it leaves the machine
to other work. Models need Chromium (CHROMIUM=/path/to/it where it isn't found). docs/models.md tells how to write one.

  --kind KIND        only this kind (veena); more than one with commas or by repeating
  --finish FINISH    only this finish (natural)
  --hour HOUR        only the pictures of day or of night (those for dark screens)
  --workers N        how many pictures at a time; default 2
  --passes N         rounds of light per picture; default 16,
                     of the further views (back, head, bridge) 10, by night 8 and of another side or a closer look 6
  --size N           pixels of the picture before it is scaled; default 1200,
                     of the other views and by night 800, of other views by night 720
  --all              also what has not changed
  --prune            delete the files of pictures that nobody names any longer
  --preview FOLDER   quick pictures of --kind, in its first finish or in each --finish, from the front or in each --view,
                     as FOLDER/KIND-FINISH.png and FOLDER/KIND-FINISH-VIEW.png: 8 passes at 500 pixels unless said
                     otherwise; nothing else is written
  --sheet FILE       write all fronts beside one another to FILE (docs/pictures/contact-sheet.webp), with --hour night those
                     for dark screens; nothing is rendered
  --measure          print how much of its square each front covers and how much it weighs for the eye, the least first;
                     of --kind and --finish alone if they are given; nothing is rendered

Exit status: 0 all is up to date, 1 some could not be made, 2 wrong use.
`;

const quick = { size: 500, passes: 8 };
const idle = 19;

async function previewAll(
  { kinds, finishes, views, hours, passes, size }: PicturesArguments,
  folder: string,
): Promise<void> {
  const { preview } = await import("../../studio/bake/bake.ts");
  const quality = { size: size ?? quick.size, passes: passes ?? quick.passes };
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds) {
    let started = Date.now();
    await preview(kind, { finishes, views, hours }, quality, async ({ finish, view, hour }, png) => {
      const file = join(
        folder,
        `${kind}-${finish}${view === "front" ? "" : `-${view}`}${hour === "day" ? "" : `-${hour}`}.png`,
      );
      writeFileSync(file, png);
      say(`${file} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      started = Date.now();
    });
  }
}

async function bakeAll(args: PicturesArguments): Promise<number> {
  const [{ bake }, { FILES }] = await Promise.all([
    import("../../studio/bake/bake.ts"),
    import("../../studio/needed.ts"),
  ]);
  const progress = barLine("pictures", process.stderr);
  const outcome = await bake({ ...args, folder: FILES }, ({ done, total, name, seconds }) => {
    progress.show(done / total, `${done} of ${total}, ${name} in ${seconds.toFixed(1)} s`);
  });
  progress.end();
  say(`${outcome.looked} pictures: ${outcome.done} rendered, ${outcome.pruned} pruned.`);
  for (const failure of outcome.failures) process.stderr.write(`${failure}\n`);
  return outcome.failures.length ? 1 : 0;
}

async function measureAll(choice: PicturesArguments): Promise<void> {
  const [{ chosen }, { opticalSize }] = await Promise.all([
    import("../../studio/bake/plan.ts"),
    import("../../studio/opticalSize.ts"),
  ]);
  const found: { name: string; covered: number; weight: number }[] = [];
  for (const { kind, look } of [...chosen({ ...choice, views: ["front"] }).values()].flat())
    found.push({ name: `${kind}/${look}`, ...(await opticalSize(`${kind}/${look}`)) });
  const percent = (part: number) => `${(100 * part).toFixed(1).padStart(5)} %`;
  say("covered  weight");
  for (const { name, covered, weight } of found.sort((a, b) => a.covered - b.covered))
    say(`${percent(covered)} ${percent(weight)}  ${name}`);
}

async function run(words: string[]): Promise<number> {
  const args = readPicturesArguments(words);
  if ("wrong" in args) {
    process.stderr.write(`${args.wrong}\n\n${usage}`);
    return 2;
  }
  if (args.preview !== undefined) {
    await previewAll(args, whereGiven(args.preview));
    return 0;
  }
  if (args.sheet !== undefined) {
    const { writeContactSheet } = await import("../../studio/bake/contactSheet.ts");
    await writeContactSheet(whereGiven(args.sheet), args.hours[0]);
    return 0;
  }
  if (args.measure) {
    await measureAll(args);
    return 0;
  }
  setPriority(idle);
  return bakeAll(args);
}

export const picturesCommand: Command = { summary: "render the demo catalogue's pictures that changed", usage, run };
