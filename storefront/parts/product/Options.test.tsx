import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Variant } from "../../../contract/catalogue.ts";
import { Options } from "./Options.tsx";

test("what comes with another finish alone looks and is called otherwise than what can't be bought", () => {
  const variant = { id: 1, image: null } as Variant;
  const choice = (value: string, available: boolean, changed: string[]) => ({
    value,
    active: false,
    variant,
    available,
    changed,
  });
  const choices = [choice("Left", false, []), choice("Right", true, ["Finish", "Size"]), choice("Both", true, [])];
  const shown = renderToStaticMarkup(<Options options={[{ name: "Hand", choices }]} />);
  const links = [...shown.matchAll(/<a .*?class="(.*?)".*?>(.*?)<\/a>/g)].map(([, look = "", text = ""]) => [
    look.trim().replaceAll(/ +/g, " "),
    text.replaceAll(/<.*?>/g, ""),
  ]);
  expect(links).toEqual([
    ["chip border-dashed text-muted line-through", "Left, not available"],
    ["chip border-dashed", "Right, with another Finish and Size"],
    ["chip", "Both"],
  ]);
});
