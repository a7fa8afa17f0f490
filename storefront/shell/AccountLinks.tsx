import { useCustomer } from "../device/customer.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { CartBadge } from "./CartBadge.tsx";
import { useLogOut } from "./useLogOut.ts";

const place = "relative size-11 place-items-center rounded-full hover:bg-tint hover:text-brand";
/** A phone has both in the bar at its foot. */
const onDesktop = `${place} hidden md:grid`;

/** Profile or login, cart, and for a customer who is logged in the way out. */
export function AccountLinks() {
  const customer = useCustomer();
  const logOut = useLogOut();
  return (
    <div className="contents items-center md:-mr-2.5 md:flex">
      <Link to={customer ? "/profile" : "/login"} className={onDesktop}>
        <Icon name="person" label={customer ? "My Profile" : "Login"} />
      </Link>
      <Link to="/cart" className={onDesktop}>
        <Icon name="cart" label="Cart" />
        <CartBadge />
      </Link>
      {customer && (
        <button type="button" className={`${place} -mr-2.5 grid md:mr-0`} onClick={() => void logOut()}>
          <Icon name="leave" label="Logout" />
        </button>
      )}
    </div>
  );
}
