import { useParams } from "react-router";
import { Pictures } from "./Pictures.tsx";

/** A product's pictures on a screen of their own. */
export default function Screen() {
  const { id = "" } = useParams();
  return <Pictures key={id} id={Number(id)} />;
}
