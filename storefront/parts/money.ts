const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });

/** An amount in integer paise as people in India write it: ₹1,24,999, and ₹99.50 when there are paise. */
export const formatPaise = (paise: number): string => (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
