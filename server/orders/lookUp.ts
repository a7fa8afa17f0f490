/** What somebody says of the order whose link he has lost: its number, and the mobile number that he gave with it. */
export type LookUp = { order_no: string; mobile: string };
