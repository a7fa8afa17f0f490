import { memo } from "react";
import { Link } from "../parts/Link.tsx";
import type { ShellData } from "../parts/shellData.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { LogoLink } from "./LogoLink.tsx";
import { SubMenu } from "./SubMenu.tsx";
import { PhoneSearch } from "./search/PhoneSearch.tsx";
import { SearchField } from "./search/SearchField.tsx";
import { TopMenu } from "./TopMenu.tsx";
import { useAway } from "./useAway.ts";

/**
 * Logo, search, cart and account; the departments under them. It makes way while one scrolls down. On a phone cart and
 * account stand in the bar at the foot alone. Of another page hears what in it needs to.
 */
export const Header = memo(function Header({ shell }: { shell: ShellData }) {
  const away = useAway();
  return (
    <header data-away={away} className="header">
      <div className="page flex min-h-14 items-center gap-x-4 md:min-h-18 md:gap-10">
        <LogoLink shop={shell.shop} />
        <div className="hidden max-w-160 flex-1 md:mx-auto md:block">
          <SearchField moreThan={3} paneClassName="pane-floating" />
        </div>
        <div className="min-w-0 flex-1 md:hidden">
          <PhoneSearch />
        </div>
        <AccountLinks />
      </div>
      <TopMenu entries={shell.topMenu} />
      <SubMenu entries={shell.topMenu} />
    </header>
  );
});

/** Where somebody is paying: the logo and the way back, and nothing that leads elsewhere. */
export const CheckoutHeader = ({ shop }: Pick<ShellData, "shop">) => (
  <header className="border-b border-hairline">
    <div className="page flex min-h-14 items-center justify-between gap-x-4 md:min-h-18">
      <LogoLink shop={shop} />
      <Link to="/cart" className="text-link inline-flex min-h-11 items-center">
        Back to the cart
      </Link>
    </div>
  </header>
);
