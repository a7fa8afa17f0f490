/** Whether a day or a moment, written as 2026-11-28, is of a year from 2000 to 2099: the database can't hold, or reckon with, every year that can be written. */
export const isOfOurYears = (text: string): boolean => /^20\d\d-/.test(text);

/** What is said of one of another year. */
export const otherYear = "Please enter a year from 2000 to 2099.";
