import { call, Refused } from "../../api/call.ts";
import { client } from "../../api/client.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { SelectField, TextField } from "../../parts/Field.tsx";
import { Failure, Form } from "../../parts/Form.tsx";
import { say } from "../../shell/toasts.ts";
import type { Member, StaffList } from "./list.ts";

type Props = { member: Member | undefined; onClose: () => void; roles: StaffList["roles"] };

const readAnew = () => client.invalidateQueries({ queryKey: ["GET /staff"] });

/** One member: his name and role, his devices, his access. Only what was changed is sent, with the version that was seen. */
export function EditMember({ member, onClose, roles }: Props) {
  const signOut = useWrite("POST /staff/{id}/end-sessions", {
    reads: ["GET /staff"],
    done: `${member?.name ?? "The member"} is signed out everywhere.`,
  });
  const change = async (changes: { name?: string; role?: string; disabled?: boolean }, done: string) => {
    if (!member) return;
    try {
      await call("PATCH /staff/{id}", {
        parameters: { id: String(member.id) },
        body: { version: member.version, ...changes },
      });
    } catch (error) {
      if (error instanceof Refused && error.status === 409) await readAnew();
      throw error;
    }
    say({ kind: "done", text: done });
    await readAnew();
    onClose();
  };
  const save = async ({ name = "", role = "" }: Record<string, string>) =>
    change({ ...(name !== member?.name && { name }), ...(role !== member?.role && { role }) }, "Saved.");
  const turn = async () =>
    change({ disabled: !member?.disabled }, member?.disabled ? "Access is given back." : "Access is ended.");
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={member?.name ?? ""}>
      <Form onSend={save}>
        {({ errors, failure, busy }) => (
          <>
            <TextField label="Name" name="name" autoComplete="off" defaultValue={member?.name} error={errors.name} />
            <SelectField label="Role" name="role" defaultValue={member?.role} error={errors.role}>
              {roles.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Failure text={failure} />
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              Save
            </Button>
          </>
        )}
      </Form>
      <hr className="my-5 border-hairline" />
      <div className="flex flex-wrap gap-3">
        {member && member.sessions > 0 && (
          <Button busy={signOut.busy} onClick={() => signOut.start({ parameters: { id: String(member.id) } })}>
            Sign out everywhere
          </Button>
        )}
        {member && !member.disabled && (
          <p className="w-full text-sm text-muted">
            With access end, at once: the sessions on all devices, open invitations that {member.name} was sent or has
            sent, and the keys that {member.name} made for programs. Giving access back brings none of them back.
          </p>
        )}
        <Form onSend={turn} className="contents">
          {({ failure, busy }) => (
            <>
              <Button type="submit" look={member?.disabled ? "secondary" : "danger"} busy={busy}>
                {member?.disabled ? "Give access back" : "End access"}
              </Button>
              <Failure text={failure} />
            </>
          )}
        </Form>
      </div>
    </Dialog>
  );
}
