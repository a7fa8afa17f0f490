import { join } from "node:path";

/** Where the demo's rendered pictures lie: docs/decisions/0018-three-folders.md tells why not with what renders them. */
export const renderedPictures = join(import.meta.dirname, "..", "..", "catalogue", "pictures", "files");
