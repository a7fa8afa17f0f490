import { useWrite } from "../../api/write.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { When } from "../../parts/When.tsx";
import { keepMe, type Me } from "./kept.ts";

/** Where one is signed in, this device first, and how to end it. */
export function Devices({ me }: { me: Me }) {
  const end = useWrite("DELETE /me/sessions/{id}", { done: "That device is signed out.", after: keepMe });
  const endAll = useWrite("POST /me/sessions/end", { done: "All other devices are signed out.", after: keepMe });
  const sessions = me.sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card
      title="Signed in on"
      aside={
        me.sessions.length > 1 && (
          <Button small busy={endAll.busy} onClick={() => endAll.start({})}>
            Sign all others out
          </Button>
        )
      }
    >
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, user_agent, network, created_at, seen_at, current }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Icon name="device" className="size-5 text-muted" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-[550]">
                {user_agent || "Unknown device"} {current && <Badge tone="info">this device</Badge>}
              </p>
              <p className="text-xs text-muted">
                since <When time={created_at} />, last seen <When time={seen_at} />, from {network}
              </p>
            </div>
            {!current && (
              <Button
                small
                look="quiet"
                aria-label={`Sign out ${user_agent || "Unknown device"}`}
                onClick={() => end.start({ parameters: { id } })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
