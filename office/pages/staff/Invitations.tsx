import { client } from "../../api/client.ts";
import { keyOf } from "../../api/read.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { When } from "../../parts/When.tsx";
import type { StaffList } from "./list.ts";

/** Links that nobody has opened yet. */
export function Invitations({ invites, roles }: Pick<StaffList, "invites" | "roles">) {
  const end = useWrite("POST /staff/invite/end", {
    reads: ["GET /staff"],
    done: "The invitation is taken back.",
    optimistic: ({ body }) =>
      client.setQueryData<StaffList>(
        keyOf("GET /staff"),
        (list) => list && { ...list, invites: list.invites.filter(({ email }) => email !== body.email) },
      ),
  });
  if (invites.length === 0) return null;
  return (
    <div className="mt-6">
      <Card title="Invited">
        <ul className="divide-y divide-hairline">
          {invites.map(({ email, role, invited_by, expires_at }) => (
            <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <span className="block truncate font-[550]">{email}</span>
                <span className="text-xs text-muted">
                  as {roles.find(({ slug }) => slug === role)?.name ?? role} by {invited_by}, until{" "}
                  <When time={expires_at} />
                </span>
              </span>
              <Button
                small
                look="quiet"
                aria-label={`Take back the invitation of ${email}`}
                onClick={() => end.start({ body: { email } })}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
