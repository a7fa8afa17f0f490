import { Link } from "react-router";
import { apiOf } from "../api/context.ts";
import { needed } from "../parts/needed.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Price } from "../parts/Price.tsx";
import type { Route } from "./+types/emiOfSum";
import { Plans } from "./emi/Plans.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const amount = new URL(request.url).searchParams.get("amount") ?? "";
  return { ...(await needed(apiOf(context)("GET /get/emi", { query: { amount } }))).data, sum: Number(amount) };
}

/** What a sum of several things comes to by the month, at each bank whose instalments the shop's gateway offers, and on which terms. */
export default function EmiOfSum({ loaderData: { sum, least, banks } }: Route.ComponentProps) {
  return (
    <div className="page py-6">
      <PageHead title="EMI" description="What a cart costs by the month, bank by bank." canonical="/emi" hidden />
      <h1 className="mt-2 font-display text-4xl md:text-5xl">By the month</h1>
      <p className="mt-3 max-w-prose text-lg">
        Your cart: <Price paise={sum} />.{" "}
        {least ? (
          <>
            From <Price paise={least.monthly} /> a month, for {least.months} months at {least.bank}.
          </>
        ) : (
          "No bank offers instalments for it here."
        )}
      </p>
      <Plans banks={banks}>What is added to the cart, or delivered elsewhere for another charge, changes them.</Plans>
      <p className="mt-6">
        <Link to="/cart" className="text-link inline-flex min-h-11 items-center">
          Back to the cart
        </Link>
      </p>
    </div>
  );
}
