import { useSearchParams } from "react-router";
import { may, useStaff } from "../../api/session.ts";
import { Card } from "../../parts/Card.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Choose } from "./Choose.tsx";
import { Sent } from "./Sent.tsx";
import { TakeOut } from "./TakeOut.tsx";

/** Goods from a file, tried before anything changes; and everything of the shop as files. A file that was sent stands in the address. */
export default function Files() {
  const [parameters, setParameters] = useSearchParams();
  const session = useStaff();
  const id = parameters.get("file");
  const show = (file: string | undefined) => setParameters(file ? { file } : {});
  return (
    <>
      <PageHead title="Files" />
      <div className="flex flex-col gap-6">
        {may(session, "products.edit") &&
          (id ? (
            <Sent key={id} id={id} leave={() => show(undefined)} />
          ) : (
            <Card title="Bring goods in">
              <Choose sent={show} />
            </Card>
          ))}
        <TakeOut />
      </div>
    </>
  );
}
