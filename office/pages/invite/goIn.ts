/** Goes to the office as who has just become a member: as a new page, without the invitation behind it. */
export const goIn = (): void => location.replace("/office/");
