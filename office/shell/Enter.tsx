import { useEffect } from "react";
import { shopName } from "../shop.ts";
import { Entrance } from "./Entrance.tsx";
import { SignIn } from "./SignIn.tsx";

/** Who is nobody yet signs in here, at whatever address he came to, and stays there. */
export function Enter() {
  useEffect(() => {
    document.title = `Sign in · ${shopName}`;
  }, []);
  return (
    <Entrance title="The office" lead="For those who work here.">
      <SignIn />
    </Entrance>
  );
}
