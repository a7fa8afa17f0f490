/** The colours of one finish: what the light falls on, what it leaves dark, and the line around it. */
export type Palette = {
  base: string;
  light: string;
  dark: string;
  edge: string;
  /** The colour of the wood's grain, where it has one. */
  grain?: string;
  /** Polished metal: its reflections are harder. */
  metal?: true;
  /** Shaded from a bright centre to a dark rim. */
  burst?: true;
};

const wood = (base: string, light: string, dark: string, edge: string, grain: string): Palette => ({
  base,
  light,
  dark,
  edge,
  grain,
});
const lacquer = (base: string, light: string, dark: string, edge: string): Palette => ({ base, light, dark, edge });
const metal = (base: string, light: string, dark: string, edge: string): Palette => ({
  base,
  light,
  dark,
  edge,
  metal: true,
});

/** The finishes by the name that pictures end in. */
export const finishes = {
  natural: wood("#e3bd84", "#f3d9a8", "#bd8c50", "#7d5429", "#a8743a"),
  sunburst: { ...wood("#d78a34", "#f3bf62", "#4a1d0e", "#2a0f08", "#8a4a1c"), burst: true },
  black: lacquer("#26262a", "#55565e", "#121214", "#060607"),
  white: lacquer("#efece6", "#ffffff", "#c9c4ba", "#8f897d"),
  red: lacquer("#bf2430", "#e8545a", "#7a0f1b", "#4b070f"),
  blue: lacquer("#2458a6", "#5a92dc", "#123068", "#0a1d42"),
  green: lacquer("#2d7a50", "#62b083", "#164a2f", "#0b2c1b"),
  cherry: wood("#9c2f20", "#c9583c", "#5c140f", "#360907", "#5a150e"),
  walnut: wood("#6d4427", "#966541", "#432615", "#28150a", "#3a2010"),
  mahogany: wood("#8a4329", "#b5694a", "#572414", "#341309", "#4d2011"),
  rosewood: wood("#5a2a20", "#85483a", "#341410", "#1f0a08", "#2a0f0b"),
  maple: wood("#ebcf9d", "#f9e8c6", "#c9a265", "#8d6a37", "#b98d4e"),
  jackwood: wood("#c98d2f", "#e8b757", "#8f5b17", "#573509", "#8a5614"),
  honey: wood("#d0853a", "#edb066", "#96541d", "#5d310e", "#9a5a22"),
  teal: lacquer("#237f86", "#5fb6b8", "#114c53", "#082e33"),
  gold: metal("#d8a640", "#f9dc8c", "#96691b", "#5b3d0b"),
  brass: metal("#c79a45", "#f0d28a", "#84601f", "#4f380e"),
  copper: metal("#b5663c", "#e6a27a", "#74361b", "#451c0b"),
  silver: metal("#c3c6ca", "#f4f5f7", "#82878e", "#4e5359"),
  chrome: metal("#b4b9c0", "#ffffff", "#666c75", "#3c4148"),
  clay: lacquer("#b5633c", "#d98d63", "#7d3b1f", "#4d2110"),
  cream: lacquer("#ead9b4", "#f8eed6", "#c4ab79", "#8a7345"),
  pink: lacquer("#e58fa6", "#f7bccb", "#b65b76", "#7c3249"),
  purple: lacquer("#6a418f", "#9a72c0", "#3f2260", "#25113b"),
  grey: lacquer("#7b8087", "#a9adb3", "#4d5157", "#303338"),
} satisfies Record<string, Palette>;

/** The palette of a finish by its name, if there is one. */
export function finishNamed(name: string): Palette | undefined {
  return (finishes as Record<string, Palette>)[name];
}
