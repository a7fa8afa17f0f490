import type { ComponentType } from "react";
import type { Right } from "../../contract/office/rights.ts";
import { rights } from "../../contract/office/rights.ts";
import { may, useStaff } from "../api/session.ts";
import { Empty } from "../parts/Empty.tsx";
import { PageHead } from "../parts/PageHead.tsx";

/** A screen for who has the right; others are told which one it needs. */
export function Guarded({
  right,
  screen: Screen,
}: {
  right: Right | readonly Right[] | undefined;
  screen: ComponentType;
}) {
  const session = useStaff();
  if (may(session, right)) return <Screen />;
  const [needed = right] = typeof right === "string" ? [right] : (right ?? []);
  return (
    <>
      <PageHead title="Not for this role" />
      <Empty icon="lock" title={`${session.staff.role_name} does not do this here`}>
        It needs the right “{typeof needed === "string" ? rights[needed] : ""}”. Whoever keeps the staff can give it.
      </Empty>
    </>
  );
}
