import { expect, test } from "vitest";
import { catalogueDatabase } from "../../tests/support/testDatabase.ts";
import { SettingsError } from "../shop/settingsError.ts";
import { openDatabase } from "./connect.ts";

test("a DATABASE_URL that opens nothing is named with what the server at its host refused", async () => {
  const database = await catalogueDatabase();
  const opening = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return openDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2, DATA_DIR: "none" });
  };
  const noName = opening((url) => {
    url.pathname = "/no-such-database";
  });
  await expect(noName).rejects.toThrow(SettingsError);
  await expect(noName).rejects.toThrow(/^DATABASE_URL: the database at .+:\d+ has no database of that name$/);
  const noUser = opening((url) => {
    url.searchParams.set("user", "nobody-we-know");
  });
  await expect(noUser).rejects.toThrow(/^DATABASE_URL: the database at .+:\d+ refuses the user or the password$/);
  await database.close();
});
