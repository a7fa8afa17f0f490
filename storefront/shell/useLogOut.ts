import { useLocation, useNavigate } from "react-router";

/** Logs out, and leaves the cart's page for the home page, any other for the login. What that takes is fetched only then. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    const { logOut } = await import("../device/logOut.ts");
    if (await logOut()) await navigate(/^\/cart\/?$/i.test(pathname) ? "/" : "/login");
  };
}
