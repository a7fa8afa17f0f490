import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guideCalls } from "../../contract/guides.ts";
import { openCatalogue } from "../../tests/support/testCatalogue.ts";
import { fitGuide } from "./fitGuide.ts";
import { readGuides } from "./readGuides.ts";

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const plain = { slug: "rain", title: "Which coat?", text: "By rain.", category: "coats" };

describe("choose.json", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "guides-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const withFile = (content: unknown) => {
    writeFileSync(join(folder, "choose.json"), typeof content === "string" ? content : JSON.stringify(content));
    return () => readGuides(folder, "production");
  };

  test("is not needed, and the demo has its own", () => {
    expect(readGuides("/nowhere", "production")).toEqual([]);
    expect(readGuides("/nowhere", "demo").length).toBeGreaterThan(3);
  });

  test("of the owner's folder stands for the demo's", () => {
    const read = withFile([{ ...plain, questions: [{ name: "wet", ask: "Wet?", answers }] }]);
    expect(read()).toMatchObject([{ slug: "rain", questions: [{ help: "", answers: [{ find: {} }, {}] }] }]);
    expect(readGuides(folder, "demo")).toHaveLength(1);
  });

  test.each<[string, unknown, string]>([
    ["half a document", "[{", "choose.json"],
    ["six questions", [{ ...plain, questions: Array(6).fill({ name: "a", ask: "?", answers }) }], "0.questions"],
    ["a question twice", [{ ...plain, questions: Array(2).fill({ name: "a", ask: "?", answers }) }], "stands twice"],
    [
      "an answer twice",
      [{ ...plain, questions: [{ name: "a", ask: "?", answers: [answers[0], answers[0]] }] }],
      "twice",
    ],
    ["a field that nobody knows", [{ ...plain, colour: "red", questions: [] }], "colour"],
    [
      "two questions that set one parameter",
      [
        {
          ...plain,
          questions: ["a", "b"].map((name) => ({
            name,
            ask: "?",
            answers: answers.map((one) => ({ ...one, find: { size: one.value } })),
          })),
        },
      ],
      "one question alone",
    ],
  ])("with %s is refused with file and place", (_, content, place) => {
    expect(withFile(content)).toThrow(place);
  });
});

test("of a guide falls out what leads nowhere, and a guide without its category altogether", () => {
  const [guitar] = readGuides("/nowhere", "demo");
  if (!guitar) throw new Error("The demo has no guide.");
  expect(fitGuide(guitar, new Set(["shirts"]))).toBeUndefined();
  const fitted = fitGuide(guitar, new Set(["guitars", "ukuleles", "acoustic-guitars", "strings"]));
  expect(fitted?.questions[0]?.answers.map(({ value }) => value)).toEqual(["songs", "small"]);
  expect(fitted?.needs.map(({ category }) => category)).toEqual(["strings"]);
  const alone = fitGuide(guitar, new Set(["guitars", "ukuleles"]));
  expect(alone?.questions.map(({ name }) => name)).not.toContain("music");
});

describe("the calls", () => {
  let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
  beforeAll(async () => {
    catalogue = await openCatalogue();
  });
  afterAll(() => catalogue.close());
  const list = async () => (await catalogue.read(guideCalls["GET /get/guides"].answer, "/get/guides")).data;

  test("name the guides for whose category there are products, and give each; others are not there", async () => {
    expect((await list()).map(({ slug }) => slug)).toEqual(["first-guitar", "flute", "keyboard", "veena", "strings"]);
    expect((await list()).filter(({ sizes }) => sizes).map(({ slug, sizes }) => [slug, sizes])).toEqual([
      ["first-guitar", "guitar"],
    ]);
    const { data } = await catalogue.read(guideCalls["GET /get/guide/{guide}"].answer, "/get/guide/FLUTE");
    expect(data.questions.length).toBeGreaterThan(2);
    for (const slug of ["violin-size", "nothing", "%00", "a".repeat(100)])
      expect((await catalogue.ask(`/get/guide/${slug}`)).status).toBeGreaterThanOrEqual(404);
  });

  test("an empty shop has none", async () => {
    await catalogue.sql`delete from card`;
    expect(await list()).toEqual([]);
  });
});
