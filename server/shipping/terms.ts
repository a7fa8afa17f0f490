/**
 * On what terms a place is delivered to, by the rate table or by the courier. Charge in paise, days from dispatch to
 * the door.
 */
export type Terms = { serviceable: boolean; cod: boolean; charge: number; days: [from: number, to: number] };
