import { expect, test } from "vitest";
import { answerFor } from "./PincodeBox.tsx";

test.each(["There is no such pincode.", "We do not deliver to 900001 yet."])(
  "where nothing is delivered the cart says what the shop says: %s",
  (cod_reason) => {
    const delivery = { serviceable: false, cod: false, cod_reason, charge: 0, date_from: null, date_to: null };
    expect(answerFor("900001", delivery, 0)).toBe(cod_reason);
  },
);
