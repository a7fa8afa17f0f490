import { Bar } from "../../parts/Bar.tsx";

/** The first step's shape, before the device has said what is in the cart. */
export const CheckoutSkeleton = () => (
  <div aria-hidden="true" className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
    <div className="space-y-6 border-t border-hairline py-6 md:py-8">
      <Bar className="h-8 w-20" />
      {[0, 1, 2, 3, 4].map((field) => (
        <Bar key={field} className="h-16 md:ml-12" />
      ))}
    </div>
    <Bar className="hidden h-96 lg:block" />
  </div>
);
