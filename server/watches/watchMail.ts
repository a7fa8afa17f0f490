/** The mail that somebody waits for, by its row: whom it goes to is found there when it is sent. */
export type WatchMail = { watch: number };
