import { Form } from "react-router";
import { button } from "../../../parts/button.ts";
import { useLogOut } from "../../../shell/useLogOut.ts";

/** The way out; without script the server's, with it the device forgets what is the customer's too. */
export function LogOut() {
  const logOut = useLogOut();
  return (
    <Form
      method="post"
      action="/profile"
      onSubmit={(event) => {
        event.preventDefault();
        void logOut();
      }}
    >
      <button name="intent" value="logout" className={`${button.quiet} -mr-3`}>
        Logout
      </button>
    </Form>
  );
}
