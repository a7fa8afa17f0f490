/** The classes of what can be pressed; `theme/theme.css` says how they look. */
export const button = {
  /** The one thing to do here. */
  primary: "button button-primary",
  /** Another thing that may be done here. */
  secondary: "button button-secondary",
  /** A button that reads as text. */
  quiet: "button button-quiet",
} as const;

/** What a button that has put something into the cart becomes: it leads there. */
export const inTheCart = "In the cart · View";
