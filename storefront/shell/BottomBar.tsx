import { memo } from "react";
import { useCustomer } from "../device/customer.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { telephone } from "../parts/phone.ts";
import { opens } from "../parts/sheet.ts";
import { CartBadge } from "./CartBadge.tsx";
import { sideMenuId } from "./SideMenu.tsx";

const place = "relative flex h-full w-full flex-col items-center justify-center gap-0.5";

/** The phone's bar within the thumb's reach: Products, My Profile or Login, Cart, Call Us. */
export const BottomBar = memo(function BottomBar({ phone }: { phone: string | undefined }) {
  const customer = useCustomer();
  return (
    <nav aria-label="Shortcuts" className="bottom-bar md:hidden">
      <button type="button" className={place} {...opens(sideMenuId)}>
        <Icon name="menu" />
        Products
      </button>
      <Link to={customer ? "/profile" : "/login"} className={place}>
        <Icon name="person" />
        {customer ? "My Profile" : "Login"}
      </Link>
      <Link to="/cart" className={place}>
        <Icon name="cart" />
        Cart
        <CartBadge />
      </Link>
      {phone && (
        <a href={telephone(phone)} className={place}>
          <Icon name="phone" />
          Call Us
        </a>
      )}
    </nav>
  );
});
