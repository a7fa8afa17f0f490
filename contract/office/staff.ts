import { z } from "zod";
import { answer, type Call, Outcome } from "../answer.ts";
import { checked } from "../checked.ts";
import { email, personName } from "../fields.ts";
import { RightName, Rights } from "./session.ts";

const Slug = z.string().max(40);
const Id = z.object({ id: z.string().max(12) });

/** Somebody of the staff, as who gives access sees him. `sessions`: on so many devices he is signed in now. */
export const Member = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  disabled: z.boolean(),
  passkeys: z.int(),
  password: z.boolean(),
  sessions: z.int(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime().nullable(),
  version: z.int(),
});
export type Member = z.infer<typeof Member>;

const Role = z.object({ slug: z.string(), name: z.string(), rights: Rights });
const Invite = z.object({
  email: z.string(),
  role: z.string(),
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
});

/** Everybody, the roles that there are, and the invitations that nobody has taken up yet. */
export const StaffList = z.object({ staff: z.array(Member), roles: z.array(Role), invites: z.array(Invite) });
export type StaffList = z.infer<typeof StaffList>;

/** A key for a program; what it is worth is shown once, when it is made. */
export const Key = z.object({
  id: z.int(),
  name: z.string(),
  rights: z.array(RightName),
  made_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type Key = z.infer<typeof Key>;

/** Who may enter, and with which rights. Nobody gives what he has not himself. */
export const staffCalls = {
  "GET /staff": { summary: "The staff, the roles, and open invitations", answer: answer(StaffList) },
  "POST /staff/invite": {
    summary: "Invite somebody; who is a member already loses his devices and proofs and begins anew",
    body: z.object({ email: checked(email), role: Slug }),
    answer: answer(z.object({ link: z.string(), expires_at: z.iso.datetime() })),
  },
  "POST /staff/invite/end": {
    summary: "Take an invitation back",
    body: z.object({ email: checked(email) }),
    answer: Outcome,
  },
  "PATCH /staff/{id}": {
    summary:
      "Change a member's name or role, or end or give back his access; 409 with him as he is when somebody was faster",
    parameters: Id,
    body: z.object({
      version: z.int(),
      name: checked(personName).optional(),
      role: Slug.optional(),
      disabled: z.boolean().optional(),
    }),
    answer: answer(Member),
  },
  "POST /staff/{id}/end-sessions": { summary: "Sign a member out everywhere", parameters: Id, answer: Outcome },
  "GET /keys": { summary: "Keys of programs, the newest first", answer: answer(z.array(Key)) },
  "POST /keys": {
    summary: "Make a key for a program; it is shown once",
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1, "Please give the key a name.")
        .max(60, "Please shorten the name to 60 characters."),
      rights: z.array(RightName).min(1, "Please choose what the key may.").max(40),
    }),
    answer: answer(z.object({ id: z.int(), key: z.string() })),
    done: [201],
  },
  "DELETE /keys/{id}": { summary: "Take a key back", parameters: Id, answer: Outcome },
} satisfies Record<string, Call>;
