import { cloth } from "../materials/cloth.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { backCover, type Cover, frontCover, spine } from "../parts/bookCover.ts";
import { type Book, boundBook } from "../parts/boundBook.ts";
import * as carnatic from "../parts/carnaticCovers.ts";
import * as western from "../parts/westernCovers.ts";

type Look = Cover & Pick<Book, "width" | "height" | "thickness" | "binding" | "wire"> & { clothBound?: boolean };

const crown = { width: 18, height: 24, binding: "sewn" } as const;
const album = { width: 23, height: 30, thickness: 0.6, binding: "stapled" } as const;
const [gold, cream] = ["#f3d9a0", "#f8ecd2"];

/** The books, or the first of each series. */
const books = {
  cream: {
    ...crown,
    thickness: 1.1,
    ground: "#f1e4c4",
    ink: "#7a2a22",
    tint: "#e6b7a0",
    title: ["First Lessons"],
    subtitle: "in Carnatic Music",
    figure: carnatic.lotusPond,
  },
  red: {
    ...crown,
    thickness: 1.9,
    clothBound: true,
    ground: "#92161d",
    ink: gold,
    tint: "#e08d5c",
    title: ["Forty Varnams"],
    tamil: "நாற்பது வர்ணங்கள்",
    subtitle: "with Notation",
    figure: carnatic.kolam,
  },
  honey: {
    ...crown,
    thickness: 1.3,
    ground: "#e6a73a",
    ink: "#4a220c",
    tint: "#c47b2c",
    title: ["Mridangam", "Primer"],
    subtitle: "strokes, talas and the first tani",
    figure: carnatic.mridangamHands,
  },
  rosewood: {
    width: 21,
    height: 28,
    thickness: 1.3,
    binding: "spiral",
    ground: "#5e2119",
    ink: cream,
    tint: "#8c4030",
    wire: "#cfcac0",
    title: ["Carnatic Violin", "Method"],
    subtitle: "Part 1, beginner",
    figure: carnatic.scrollOnFoot,
  },
  jackwood: {
    ...crown,
    thickness: 1.4,
    ground: "#b9812f",
    ink: "#3d1d0a",
    tint: "#dba955",
    title: ["Veena Lessons"],
    tamil: "வீணை பாடங்கள்",
    subtitle: "with fret charts",
    figure: carnatic.yali,
  },
  blue: {
    ...album,
    ground: "#1f4684",
    ink: cream,
    tint: "#e0a63c",
    title: ["Piano Album"],
    grade: "1",
    subtitle: "nine pieces, scales and sight-reading",
    figure: (on, _ink, tint) => western.pianoKeys(on, "#16233d", tint),
  },
  green: {
    ...album,
    ground: "#1f5a41",
    ink: cream,
    tint: "#5a2f1b",
    title: ["Guitar Studies"],
    grade: "1",
    subtitle: "in staff notation and tablature",
    figure: (on, _ink, tint) => western.fretboard(on, "#241108", tint),
  },
  purple: {
    width: 21,
    height: 29.7,
    thickness: 0.7,
    binding: "stapled",
    ground: "#52306f",
    ink: cream,
    tint: "#c9a3dd",
    title: ["Music Theory"],
    grade: "1",
    subtitle: "a workbook",
    figure: western.trebleClef,
  },
  ivory: {
    ...album,
    ground: "#efe5cf",
    ink: "#2c3f63",
    tint: "#b9c6dd",
    title: ["Violin Scales", "and Arpeggios"],
    subtitle: "one to three octaves",
    figure: western.staircase,
  },
  crimson: {
    width: 23,
    height: 30,
    thickness: 1.1,
    binding: "spiral",
    wire: "#cfcac0",
    ground: "#a3202a",
    ink: cream,
    tint: "#e58f6b",
    title: ["Drum Kit Reading", "and Grooves"],
    subtitle: "with forty tracks",
    figure: western.crossedSticks,
  },
} satisfies Record<string, Look>;

/** The same book for other grades: `blue-3`. */
const graded = (finish: "blue" | "green" | "purple", grades: readonly string[]): Record<string, Look> =>
  Object.fromEntries(grades.map((grade) => [`${finish}-${grade.toLowerCase()}`, { ...books[finish], grade }]));

export default model<Look>({
  finishes: {
    ...books,
    "cream-tamil": { ...books.cream, tamil: "கர்நாடக இசை முதல் பாடங்கள்" },
    "honey-tamil": { ...books.honey, tamil: "மிருதங்கம் முதல் பாடங்கள்" },
    "rosewood-2": { ...books.rosewood, subtitle: "Part 2, intermediate" },
    ...graded("blue", ["Initial", "2", "3", "4", "5"]),
    ...graded("green", ["2", "3", "4"]),
    ...graded("purple", ["2", "3", "4", "5"]),
  },
  size: [18, 24, 1.2],
  camera: { azimuth: -26, elevation: 14, fill: 0.86, lightFromRight: true },
  angle: { azimuth: 152, elevation: 12, fill: 0.86 },
  close: { azimuth: -34, elevation: 16, at: [0, 13.9, 0.6], across: 20.5, lightFromRight: true },
  build: (look) =>
    boundBook({
      ...look,
      card: look.clothBound ? cloth(look.ground, 0.05) : physical({ color: look.ground, roughness: 0.62 }),
      front: frontCover(look),
      back: backCover(look),
      spine: look.binding === "sewn" ? spine(look) : undefined,
    }),
});
