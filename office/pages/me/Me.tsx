import { useRead } from "../../api/read.ts";
import { leave, useStaff } from "../../api/session.ts";
import { Button } from "../../parts/Button.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Devices } from "./Devices.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { SecondWay } from "./SecondWay.tsx";

/** One's own ways in, and where one is signed in. */
export default function Me() {
  const { staff } = useStaff();
  const me = useRead("GET /me");
  return (
    <>
      <PageHead title={staff.name} aside={`${staff.role_name} · ${staff.email}`}>
        <Button icon="leave" onClick={() => void leave()}>
          Sign out
        </Button>
      </PageHead>
      <Loaded read={me}>
        {(own) => (
          <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <Passkeys me={own} />
            <SecondWay me={own} />
            <div className="lg:col-span-2">
              <Devices me={own} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
