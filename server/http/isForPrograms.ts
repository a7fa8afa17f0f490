/** Whether a path belongs to programs, who are answered in the contract's form, and not to people. */
export const isForPrograms = (path: string): boolean => /^\/(public\/api|office\/api|hooks)(\/|$)/.test(path);
