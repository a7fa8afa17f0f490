import { expect, test } from "vitest";
import guides from "../../../demo/choose.json" with { type: "json" };
import { silhouettes } from "../product/silhouettes.ts";
import { named } from "../product/sizes.ts";
import { drawings } from "./drawings.ts";

/** Pixels to a centimetre, the same for all, so that instruments beside one another are to scale too. */
const scale = 1.25;
/** Where they stand, and where the words below end. */
const [ground, height] = [128, 160];

/** What is drawn in the middle of each outline, so that one knows what it is: the hole and the bridge, the two holes. */
const kinds = {
  guitar: {
    shape: silhouettes.plucked,
    within: '<circle cx="18.5" cy="65" r="4.4"/><path d="M12 82.5h13"/>',
    whole: 1,
    step: 70,
  },
  // A violin goes by its body, which is 0.6 of all of it.
  violin: {
    shape: silhouettes.bowed,
    within: '<path d="M11 65.5v8M25 65.5v8M14 72h8"/>',
    whole: 0.6,
    step: 50,
  },
};

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function drawn(kind: keyof typeof kinds): string {
  const { shape, within, whole, step } = kinds[kind];
  const sizes = sizesOf(kind).map((name) => ({ name, long: (named[kind]?.[name] ?? 0) / whole }));
  const [wide = 0] = shape.box.split(" ").slice(2).map(Number);
  const shapes = sizes.map(({ name, long }, at) => {
    const by = rounded((long * scale) / 100);
    const middle = step * (at + 0.5);
    return `  <g transform="translate(${rounded(middle - (wide * by) / 2)} ${rounded(ground - 100 * by)}) scale(${by})"><path class="body" d="${shape.path}"/><g class="hole">${within}</g></g>
  <text x="${middle}" y="143">${name}</text>
  <text class="long" x="${middle}" y="157">${Math.round(long)} cm</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${step * sizes.length} ${height}" font-family="Instrument Sans,Arial,sans-serif" font-size="13" text-anchor="middle">
  <style>
    .body { fill: #a5795a } .hole { fill: #fbfaf6; stroke: #fbfaf6; stroke-width: 1.6; stroke-linecap: round } .ground { stroke: #cfc9bb }
    text { fill: #17173a; font-weight: 600 } .long { fill: #5b5a6e; font-weight: 400; font-size: 12px }
    @media (prefers-color-scheme: dark) {
      .body { fill: #c79c78 } .hole { fill: #12122a; stroke: #12122a } .ground { stroke: #45456b }
      text { fill: #f3f1ea } .long { fill: #b4b2c6 }
    }
    /* Too small for words. */
    @media (max-height: 120px) { text { display: none } .all { transform: scale(1.12); transform-origin: 50% 0 } }
  </style>
  <g class="all">
  <path class="ground" d="M0 ${ground + 0.5}H${step * sizes.length}"/>
${shapes.join("\n")}
  </g>
</svg>
`;
}

/** Those that the demo's guide leads to. */
function sizesOf(kind: string): string[] {
  const questions: { answers: { find?: Record<string, string | undefined> }[] }[] =
    guides.find(({ sizes }) => sizes === kind)?.questions ?? [];
  return questions.flatMap(({ answers }) => answers).flatMap(({ find }) => find?.size ?? []);
}

test.each(["guitar", "violin"] as const)("the drawing of a %s's sizes is to scale", async (kind) => {
  await expect(drawn(kind)).toMatchFileSnapshot(`${kind}.svg`);
  const { width, height: high } = drawings[kind];
  expect(width / high).toBe((kinds[kind].step * sizesOf(kind).length) / height);
});
