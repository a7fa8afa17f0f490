import type { Facet } from "../../contract/catalogue.ts";
import { type Counted, discountSteps } from "./countFacets.ts";
import { originName } from "./countries.ts";
import { attributeLabel, availabilityLabels, bookingLabels, discountLabel } from "./labels.ts";
import type { Wanted } from "./listQuery.ts";

type Kind = {
  parameter: string;
  label: string;
  many: boolean;
  labels: (value: string) => string | undefined;
  order?: readonly string[];
};

const kinds: Kind[] = [
  { parameter: "category", label: "Category", many: false, labels: () => undefined },
  { parameter: "scategory", label: "Sub-category", many: false, labels: () => undefined },
  { parameter: "brand", label: "Brand", many: true, labels: () => undefined },
  known("availability", "Availability", availabilityLabels),
  known("booking", "Booking", bookingLabels),
  known("discount", "Discount", Object.fromEntries(discountSteps.map((step) => [String(step), discountLabel(step)]))),
  { parameter: "origin", label: "Country of origin", many: true, labels: originName },
];

function known(parameter: string, label: string, labels: Record<string, string>): Kind {
  const texts = new Map(Object.entries(labels));
  return { parameter, label, many: false, labels: (value) => texts.get(value), order: [...texts.keys()] };
}

/** 18 inch before 22 inch, 2 kattai before 2½. */
const natural = new Intl.Collator("en", { numeric: true });

/** The facets with their counted values; a chosen value that would leave nothing stays, so that it can be taken off. */
export function facetsOf(counted: Counted[], total: number, wanted: Wanted): Facet[] {
  const attributes = wanted.attributes.map(
    ({ name }): Kind => ({ parameter: name, label: attributeLabel(name), many: true, labels: (value) => value }),
  );
  const byParameter = Map.groupBy(counted, ({ parameter }) => parameter);
  return [...kinds, ...attributes]
    .map((kind) => facet(kind, byParameter.get(kind.parameter) ?? [], total, wanted, attributes.includes(kind)))
    .filter(({ values }) => values.length > 0);
}

function facet(
  { parameter, label, many, labels, order }: Kind,
  counted: Counted[],
  total: number,
  wanted: Wanted,
  isAttribute: boolean,
): Facet {
  const chosen = wanted.applied.filter((applied) => applied.parameter === parameter);
  const values = counted.map(({ value, label, count }) => ({
    value,
    label: label ?? labels(value) ?? value,
    count,
    active: chosen.some((applied) => applied.value === value),
  }));
  for (const { value, label } of chosen) {
    if (!values.some((shown) => shown.value === value))
      values.push({ value, label, count: many ? 0 : total, active: true });
  }
  if (order) values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  if (isAttribute) values.sort((a, b) => natural.compare(a.value, b.value));
  return { parameter, label, many, values };
}
