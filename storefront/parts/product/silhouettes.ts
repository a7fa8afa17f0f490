/** Outlines of instruments for an SVG: the view box, the path in it, and how high the largest of a product's sizes is drawn, in pixels. */
type Silhouette = { box: string; path: string; high: number };

/** From the front; drums of two heads lie on their side. */
export const silhouettes: Record<"bowed" | "plucked" | "barrel" | "round", Silhouette> = {
  bowed: {
    box: "0 0 36 100",
    path: "M16 4a2.4 2.4 0 1 1 4 0l.6 36c6 0 11.4 3 11.4 9.5 0 5-3 5.5-4 9-.8 3-.6 6 0 8.5 1 4 8 6 8 15 0 11-8 18-18 18S0 93 0 82c0-9 7-11 8-15 .6-2.5.8-5.5 0-8.5-1-3.5-4-4-4-9C4 43 9.4 40 15.4 40z",
    high: 72,
  },
  plucked: {
    box: "0 0 37 100",
    path: "M15 1h7v17l-1.5 2 .4 31c7 0 12 3 12 9.5 0 4.5-3 6.5-3 10 0 4.5 7 7 7 15.5 0 9.5-8 14-18.4 14S0 95.5 0 86c0-8.5 7-11 7-15.5 0-3.5-3-5.5-3-10C4 54 9 51 16 51l.4-31-1.4-2z",
    high: 72,
  },
  barrel: {
    box: "0 0 100 46",
    path: "M3 11C25-2 70-3 97 8v30C70 49 25 48 3 35z",
    high: 36,
  },
  round: { box: "0 0 100 100", path: "M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100z", high: 52 },
};
