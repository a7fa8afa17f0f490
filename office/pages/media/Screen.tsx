import { useParams } from "react-router";
import { Media } from "./Media.tsx";

/** A product's sounds and films on a screen of their own. */
export default function Screen() {
  const { id = "" } = useParams();
  return <Media key={id} id={Number(id)} />;
}
