import { addressOf } from "../../api/call.ts";
import { useWrite } from "../../api/write.ts";
import { Button } from "../../parts/Button.tsx";
import type { Row, RowPicture } from "./words.ts";

const seenAt = (picture: string, width: "400" | "1200") =>
  addressOf("/reviews/pictures/{picture}", { parameters: { picture }, query: { width } });

type Props = { row: Row; onLeaveOut: (picture: RowPicture) => void };

/** The pictures of a review, whether they are shown or not; each can be left out alone. */
export function RowPictures({ row, onLeaveOut }: Props) {
  const take = useWrite("POST /reviews/{id}/pictures/{picture}", {
    reads: ["GET /reviews"],
    done: "It is taken in again.",
  });
  if (row.pictures.length === 0) return null;
  return (
    <ul className="pictures" aria-label={`Pictures by ${row.name}`}>
      {row.pictures.map((one, at) => (
        <li key={one.id} className="picture-card">
          {one.state === "ready" && (
            <a className="picture-face" href={seenAt(one.id, "1200")} target="_blank" rel="noreferrer">
              <img
                src={seenAt(one.id, "400")}
                alt={one.alt || `Picture by ${row.name}, ${at + 1} of ${row.pictures.length}`}
                width={400}
                height={400}
                loading="lazy"
              />
            </a>
          )}
          {one.state === "ready" && (
            <p className="text-menu break-words">
              {one.alt || <span className="text-muted">Without words of its own</span>}
            </p>
          )}
          {one.state === "coming" && <p className="text-menu text-muted">It is being made ready.</p>}
          {one.problem !== null && <p className="text-menu text-error">{one.problem}</p>}
          {one.left_out !== null && (
            <p className="text-menu text-error break-words">
              Left out: {one.left_out}
              {one.staff_name && ` (${one.staff_name})`}
            </p>
          )}
          {one.state === "ready" && (
            <div className="mt-auto">
              {one.left_out === null ? (
                <Button small onClick={() => onLeaveOut(one)}>
                  Leave it out
                </Button>
              ) : (
                <Button
                  small
                  busy={take.busy}
                  onClick={() =>
                    take.start({
                      parameters: { id: String(row.id), picture: one.id },
                      body: { shown: true, version: row.version },
                    })
                  }
                >
                  Take it in again
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
