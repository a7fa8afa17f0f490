import { Bar } from "../../parts/Bar.tsx";

/** Lines of a cart, before the device has said what is in it. */
export const CartSkeleton = () => (
  <div aria-hidden="true" className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="border-t border-hairline">
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-4 border-b border-hairline py-6 md:gap-6">
          <Bar className="size-24 md:size-32" />
          <div className="flex-1 space-y-3 pt-1">
            <Bar className="h-5 w-3/5" />
            <Bar className="h-4 w-2/5" />
            <Bar className="mt-6 h-11 w-20" />
          </div>
        </div>
      ))}
    </div>
    <Bar className="h-96 w-full" />
  </div>
);
