import { useState } from "react";
import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Table } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { EditMember } from "./EditMember.tsx";
import { Invitations } from "./Invitations.tsx";
import { Invite } from "./Invite.tsx";
import type { Member } from "./list.ts";
import { RoleTable } from "./RoleTable.tsx";

/** How somebody enters, in words. */
function waysOf({ passkeys, password }: Member): string {
  const counted = passkeys > 0 ? `${passkeys} passkey${passkeys === 1 ? "" : "s"}` : "";
  return [counted, password ? "password and code" : ""].filter(Boolean).join(", ") || "none yet";
}

/** Who may enter, with which role. */
export default function Staff() {
  const read = useRead("GET /staff");
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Member>();
  useKeys("Staff", [{ keys: "n", what: "Invite somebody", act: () => setInviting(true) }]);
  return (
    <>
      <PageHead title="Staff">
        <Button look="primary" icon="plus" onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      </PageHead>
      <Loaded read={read}>
        {({ staff, roles, invites }) => (
          <>
            <Table
              caption="The staff"
              rows={staff}
              keyOf={({ id }) => id}
              rowClass={({ disabled }) => (disabled ? "text-muted" : "")}
              columns={[
                {
                  head: "Name",
                  phone: "lead",
                  cell: (member) => (
                    <button type="button" className="text-left" onClick={() => setEdited(member)}>
                      <span className="text-link font-[550]">{member.name}</span>
                      <span className="block text-xs text-muted">{member.email}</span>
                    </button>
                  ),
                },
                { head: "Role", cell: ({ role }) => roles.find(({ slug }) => slug === role)?.name ?? role },
                { head: "Enters by", cell: waysOf, phone: "none" },
                { head: "Last seen", cell: ({ seen_at }) => (seen_at ? <When time={seen_at} /> : "never") },
                {
                  head: "State",
                  cell: ({ disabled, sessions }) =>
                    disabled ? (
                      <Badge>no access</Badge>
                    ) : sessions > 0 ? (
                      <Badge tone="good">signed in</Badge>
                    ) : (
                      <Badge>signed out</Badge>
                    ),
                },
              ]}
            />
            <Invitations invites={invites} roles={roles} />
            <RoleTable roles={roles} />
            <Invite open={inviting} onClose={() => setInviting(false)} roles={roles} />
            <EditMember key={edited?.id} member={edited} onClose={() => setEdited(undefined)} roles={roles} />
          </>
        )}
      </Loaded>
    </>
  );
}
