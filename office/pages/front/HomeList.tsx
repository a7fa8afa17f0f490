import type { ReactNode } from "react";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { Sortable } from "../../parts/Sortable.tsx";
import { ShownWhen } from "../shopfront/ShownWhen.tsx";
import { movedBy } from "../shopfront/useDraft.ts";

type Thing = { key: string; from: string | null; until: string | null };
type Props<T extends Thing> = {
  title: string;
  empty: string;
  add: string;
  things: readonly T[];
  nameOf: (thing: T) => string;
  lead?: (thing: T) => ReactNode;
  about: (thing: T) => ReactNode;
  onAdd: () => void;
  onOpen: (thing: T) => void;
  onChange: (change: (things: T[]) => T[]) => void;
};

/** A list of the home page in its order: each is opened, moved, taken away. */
export const HomeList = <T extends Thing>({
  title,
  things,
  nameOf,
  lead,
  about,
  onChange,
  onOpen,
  ...more
}: Props<T>) => {
  /** The same name may stand in several lists. */
  const called = (thing: T) => `${nameOf(thing)} in ${title}`;
  return (
    <Card
      title={title}
      aside={
        <Button small icon="plus" onClick={more.onAdd}>
          {more.add}
        </Button>
      }
    >
      {things.length === 0 ? (
        <p className="text-muted">{more.empty}</p>
      ) : (
        <Sortable
          label={title}
          things={things}
          nameOf={called}
          onMove={(key, by) => onChange((list) => movedBy(list, key, by))}
        >
          {(thing) => (
            <>
              {lead?.(thing)}
              <button
                type="button"
                className="min-w-0 flex-1 text-start hover:text-brand"
                onClick={() => onOpen(thing)}
              >
                <span className="block font-[550]">{nameOf(thing)}</span>
                <span className="block text-xs text-muted">{about(thing)}</span>
              </button>
              <ShownWhen {...thing} />
              <Menu
                label={`More for ${called(thing)}`}
                acts={[
                  { name: "Change", icon: "edit", do: () => onOpen(thing) },
                  {
                    name: "Take away",
                    icon: "close",
                    danger: true,
                    do: () => onChange((list) => list.filter(({ key }) => key !== thing.key)),
                  },
                ]}
              />
            </>
          )}
        </Sortable>
      )}
    </Card>
  );
};
