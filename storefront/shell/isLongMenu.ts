/** How many letters of departments stand beside each other on 1280 pixels and more, a gap counted as one. */
const mostLetters = 175;

/** Whether there are more departments than a desktop's bar has room for: then it scrolls, as a phone's does. */
export const isLongMenu = (departments: { name: string }[]): boolean =>
  departments.reduce((letters, { name }) => letters + name.length + 1, 0) > mostLetters;
