import { chargeableGrams } from "./rates.ts";

/** A line as delivery sees it. `available_from`: a pre-order can't leave before. */
export type Parcel = {
  product_name: string;
  category: string;
  department: string | null;
  quantity: number;
  weight_g: number;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
  available_from: string | null;
};

/** What all parcels together weigh for a courier, in grams. */
export const weigh = (parcels: Parcel[]): number =>
  parcels.reduce((sum, parcel) => sum + chargeableGrams(parcel) * parcel.quantity, 0);
