import { Link, useLocation, useNavigate } from "react-router";
import { forgetCustomer, useCustomer } from "../device/customer.ts";
import { Icon } from "../parts/Icon.tsx";
import { CartBadge } from "./CartBadge.tsx";

const place = "relative grid size-11 place-items-center rounded-full hover:bg-tint hover:text-brand";

/** Cart, profile or login, and for a customer who is logged in the way out. */
export function AccountLinks() {
  const customer = useCustomer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logOut = () => {
    forgetCustomer();
    void navigate(pathname.toLowerCase() === "/cart" ? "/" : "/login");
  };
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
        <button type="button" className={place} onClick={logOut}>
          <Icon name="leave" label="Logout" />
        </button>
      )}
    </div>
  );
}
