/** The colours of painted bodies, by the name that pictures end in. */
export const paints = {
  black: "#0f0f11",
  white: "#f7f5ef",
  red: "#a80f18",
  blue: "#17489c",
  green: "#1f6444",
  teal: "#12757d",
  pink: "#e98fa8",
  cream: "#ead9ab",
  grey: "#70767c",
} as const;
