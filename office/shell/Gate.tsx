import { useSession } from "../api/session.ts";
import { LoadFailed } from "../parts/Loaded.tsx";
import { Enter } from "./Enter.tsx";
import { Shell } from "./Shell.tsx";

/** Lets who is signed in to the screens, and asks everybody else who he is. */
export function Gate() {
  const { data, error, refetch } = useSession();
  if (data) return <Shell session={data} />;
  if (data === null) return <Enter />;
  return error ? <LoadFailed error={error} again={() => void refetch()} /> : null;
}
