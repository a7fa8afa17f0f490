import { Link } from "react-router";
import { useCustomer } from "../device/customer.ts";
import { Icon } from "../parts/Icon.tsx";
import { CartBadge } from "./CartBadge.tsx";
import { useLogOut } from "./useLogOut.ts";

const place = "relative grid size-11 place-items-center rounded-full hover:bg-tint hover:text-brand";

/** Cart, profile or login, and for a customer who is logged in the way out. */
export function AccountLinks() {
  const customer = useCustomer();
  const logOut = useLogOut();
  return (
    <div className="flex items-center">
      <Link to={customer ? "/profile" : "/login"} className={place}>
        <Icon name="person" label={customer ? "My Profile" : "Login"} />
      </Link>
      <Link to="/cart" className={place}>
        <Icon name="cart" label="Cart" />
        <CartBadge />
      </Link>
      {customer && (
        <button type="button" className={place} onClick={() => void logOut()}>
          <Icon name="leave" label="Logout" />
        </button>
      )}
    </div>
  );
}
