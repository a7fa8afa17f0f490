/** What a member is told about his access. `device`: where it was done, as "Firefox on Linux". */
export type StaffMail = {
  template:
    | "device"
    | "recovery"
    | "joined"
    | "passkey_added"
    | "passkey_removed"
    | "codes"
    | "invited_anew"
    | "password_added"
    | "password_changed"
    | "app_changed";
  staff_id: number;
  device: string;
};
