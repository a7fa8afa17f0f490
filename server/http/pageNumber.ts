/** Which page of an answer is asked for by `?page=`: the first one unless a number says otherwise. */
export const pageNumber = (page = "1"): number => (/^\d{1,6}$/.test(page) ? Number(page) : 1);
