import { Navigate, useRouteError } from "react-router";
import { may, useStaff } from "../api/session.ts";
import { pages } from "../pages.ts";
import { Button, ButtonLink } from "../parts/Button.tsx";
import { Empty } from "../parts/Empty.tsx";
import { PageHead } from "../parts/PageHead.tsx";

/** Where somebody begins: the first screen of the menu that he may see, else his own account. */
export function First() {
  const session = useStaff();
  const first = pages.find(({ menu, right }) => menu && may(session, right));
  return <Navigate to={`/${first?.path ?? "me"}`} replace />;
}

export const NotFound = () => (
  <>
    <PageHead title="Nothing here" />
    <Empty icon="search" title="There is no such screen" act={<ButtonLink to="/">To the start</ButtonLink>}>
      The address may have been copied in part, or what it led to has moved.
    </Empty>
  </>
);

/** A screen that broke, or whose script did not come. */
export function Broken() {
  const error = useRouteError();
  return (
    <main className="p-6">
      <Empty
        icon="warning"
        title="This screen could not be shown"
        act={<Button onClick={() => location.reload()}>Load it again</Button>}
      >
        <p>The shop may have been updated, or the connection broke. What was saved is safe.</p>
        <p className="mt-2 text-xs">{error instanceof Error ? error.message : String(error)}</p>
      </Empty>
    </main>
  );
}
