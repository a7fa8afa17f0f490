import { bucketStore, isBucketAway } from "../catalogue/store/bucketStore.ts";
import { copyPictures } from "../catalogue/store/copyPictures.ts";
import { folderStore } from "../catalogue/store/folderStore.ts";
import { picturesOf } from "../catalogue/uploads/folders.ts";
import { loadSettings } from "../settings.ts";
import type { Command } from "./command.ts";
import { stepLine } from "./progressLine.ts";
import { say } from "./terminal.ts";

const usage = `Usage: bin/shop bucket send | bring

  send    copies every photograph of DATA_DIR/pictures to the bucket of PICTURES_BUCKET: before nodes are told of it
  bring   copies every photograph of the bucket to DATA_DIR/pictures: before a backup, or to do without it

What is there already is left alone, so that it may be stopped and begun anew; nothing is deleted. It works beside a running shop.
Exit status: 0 done, 2 not.
`;

export const bucketCommand: Command = {
  summary: "move photographs from the folder to a bucket, or back",
  usage,
  takes: { words: ["send or bring"] },
  async run([way]) {
    if (way !== "send" && way !== "bring") {
      process.stderr.write(`There is no "bucket ${way}".\n\n${usage}`);
      return 2;
    }
    const settings = loadSettings();
    const bucket = bucketStore(settings);
    if (!bucket) {
      process.stderr.write("PICTURES_BUCKET is not set: docs/many.md tells how.\n");
      return 2;
    }
    const folder = folderStore(picturesOf(settings));
    const progress = stepLine("pictures", process.stderr);
    try {
      const [from, to] = way === "send" ? [folder, bucket] : [bucket, folder];
      const { copied, there } = await copyPictures(from, to, progress.show);
      progress.end();
      say(`${copied} files copied, ${there} were there.`);
      return 0;
    } catch (error) {
      progress.end();
      if (!(error instanceof Error && isBucketAway(error))) throw error;
      process.stderr.write(`It was stopped: ${error.message}. What was copied stays; the same command goes on.\n`);
      return 2;
    }
  },
};
