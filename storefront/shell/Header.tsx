import { Link } from "react-router";
import type { ShellData } from "../parts/shellData.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { Logo } from "./Logo.tsx";
import { SubMenu } from "./SubMenu.tsx";
import { PhoneSearch } from "./search/PhoneSearch.tsx";
import { SearchField } from "./search/SearchField.tsx";
import { TopMenu } from "./TopMenu.tsx";
import { useAway } from "./useAway.ts";

type Props = {
  shell: ShellData;
  /** In a low voice: somebody is paying. */
  quiet: boolean;
};

/** Logo, search, cart and account; the departments under them. It makes way while one scrolls down. */
export function Header({ shell, quiet }: Props) {
  const away = useAway();
  return (
    <header data-away={away} className={quiet ? "header quiet" : "header"}>
      <div className="page flex min-h-14 flex-wrap items-center gap-x-4 md:min-h-18 md:flex-nowrap md:gap-10">
        <Link to="/" className="plucked -mb-1 rounded-card text-brand" aria-label={`${shell.shop.name}, home page`}>
          <Logo name={shell.shop.name} logo={shell.shop.logo} className="text-3xl md:text-4xl" />
        </Link>
        <div className="hidden max-w-160 flex-1 md:mx-auto md:block">
          <SearchField moreThan={3} paneClassName="pane-floating" />
        </div>
        <div className="-mr-2.5 ml-auto md:ml-0">
          <AccountLinks />
        </div>
      </div>
      <div className="page pb-2 md:hidden">
        <PhoneSearch />
      </div>
      <TopMenu entries={shell.topMenu} />
      <SubMenu entries={shell.topMenu} />
    </header>
  );
}
