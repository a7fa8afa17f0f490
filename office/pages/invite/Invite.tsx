import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { call } from "../../api/call.ts";
import { knowsPasskeys } from "../../api/passkey.ts";
import { Button } from "../../parts/Button.tsx";
import { LoadFailed } from "../../parts/Loaded.tsx";
import { Entrance } from "../../shell/Entrance.tsx";
import { shopName } from "../../shop.ts";
import { ByPasskey } from "./ByPasskey.tsx";
import { ByPassword } from "./ByPassword.tsx";
import type { Invited } from "./invited.ts";

/** Where an invitation's link leads: one gives one's name and makes the proof that one enters with from now on. */
export default function Invite() {
  const { token = "" } = useParams();
  const read = useQuery({
    queryKey: ["invite", token],
    queryFn: () => call("GET /invite/{token}", { parameters: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    document.title = `Welcome · ${shopName}`;
  }, []);
  if (read.data) return <Welcome invited={{ ...read.data, token }} />;
  if (!read.error) return null;
  return (
    <Entrance title="This invitation opens nothing">
      <LoadFailed error={read.error} again={() => void read.refetch()} />
      <p className="text-muted">An invitation opens once, and for a short time. Ask who sent it for another one.</p>
    </Entrance>
  );
}

function Welcome({ invited }: { invited: Invited }) {
  const [way, setWay] = useState<"passkey" | "password">(knowsPasskeys() ? "passkey" : "password");
  return (
    <Entrance
      wide
      title="Welcome"
      lead={
        <>
          You are invited to the office of {invited.shop} as <b>{invited.role_name}</b>, under {invited.email}.
        </>
      }
    >
      {way === "passkey" ? <ByPasskey invited={invited} /> : <ByPassword invited={invited} />}
      {knowsPasskeys() && (
        <Button look="quiet" className="mt-4 w-full" onClick={() => setWay(way === "passkey" ? "password" : "passkey")}>
          {way === "passkey" ? "With a password and an authenticator app instead" : "With a passkey instead"}
        </Button>
      )}
    </Entrance>
  );
}
