import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Empty } from "../../parts/Empty.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Menu } from "../../parts/Menu.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { useWhole } from "../../parts/useWhole.ts";
import { counted } from "../order/words.ts";
import { Preview } from "../shopfront/Preview.tsx";
import { History, Plans, PublishBar } from "../shopfront/PublishBar.tsx";
import { useDraft, withEdit, withThing } from "../shopfront/useDraft.ts";
import { newKey } from "../shopfront/words.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { type Category, moveIn, moveOut, moveUpDown } from "./moves.ts";

/** What a key does to the order of the tree. */
const moves: Record<string, (list: Category[], key: string) => Category[]> = {
  ArrowUp: (list, key) => moveUpDown(list, key, -1),
  ArrowDown: (list, key) => moveUpDown(list, key, 1),
  ArrowLeft: moveOut,
  ArrowRight: moveIn,
};

/** A new entry, in a department or as one. */
const entry = (parent: string | null): Category => ({
  key: newKey(),
  parent,
  slug: "",
  name: "",
  hidden: false,
  facets: [],
  guide: "",
  tax_class: null,
  into: null,
});

/** So many departments with their categories are about what a screen shows. */
const inSight = 3;

/** The first departments in the first paint, and the others right behind it. */
function Whole({ items, draw }: { items: Category[]; draw: (department: Category) => ReactNode }) {
  const isWhole = useWhole();
  return (isWhole ? items : items.slice(0, inSight)).map(draw);
}

/** The menu: departments with their categories, in the order in which shoppers see them. */
export default function MenuTree() {
  const draft = useDraft("menu");
  const choices = useRead("GET /shopfront/choices").data;
  const [open, setOpen] = useState<Category>();
  const [going, setGoing] = useState<Category>();
  const tree = useRef<HTMLUListElement>(null);
  const followed = useRef<string>(undefined);
  const list = draft.state?.categories ?? [];
  const counts = new Map(choices?.counts.map(({ key, products }) => [key, products]));
  const within = (of: Category) =>
    list.reduce((sum, { key, parent }) => sum + (key === of.key || parent === of.key ? (counts.get(key) ?? 0) : 0), 0);
  const placed = list.map(({ key, parent }) => `${parent}/${key}`).join();
  useEffect(() => {
    if (!placed || followed.current === undefined) return;
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = undefined;
  }, [placed]);
  const hear = (event: KeyboardEvent, { key }: Category) => {
    const move = event.altKey ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    followed.current = key;
    draft.start((state) => ({ categories: move(state.categories, key) }));
  };
  useKeys("Shopfront", [{ keys: "n", what: "New department", act: () => setOpen(entry(null)) }]);
  useKeys("An entry that has the focus", [
    { keys: "Alt+ArrowUp", what: "Move it up", act: () => {} },
    { keys: "Alt+ArrowDown", what: "Move it down", act: () => {} },
    { keys: "Alt+ArrowRight", what: "Make it a category of the department above", act: () => {} },
    { keys: "Alt+ArrowLeft", what: "Make it a department", act: () => {} },
  ]);
  const row = (category: Category) => {
    const { key, name, parent, hidden, into, facets } = category;
    return (
      <div className={`sortable-row ${parent === null ? "" : "tree-child"}`}>
        <button
          type="button"
          data-key={key}
          className={`min-w-0 flex-1 text-start hover:text-brand ${hidden ? "tree-hidden" : ""} ${into === null ? "" : "tree-going"}`}
          onKeyDown={(event) => hear(event, category)}
          onClick={() => setOpen(category)}
        >
          <span className={parent === null ? "font-[600]" : ""}>{name}</span>{" "}
          <span className="text-xs text-muted">
            {counted(within(category), "product")}
            {facets.length > 0 && `, filtered by ${facets.join(", ")}`}
          </span>
        </button>
        {hidden && <Badge>hidden</Badge>}
        {into !== null && <Badge tone="warn">goes into {list.find((other) => other.key === into)?.name}</Badge>}
        <Menu
          label={`More for ${name}`}
          acts={[
            { name: "Change", icon: "edit", do: () => setOpen(category) },
            {
              name: hidden ? "Show in the menu" : "Hide from the menu",
              do: () =>
                draft.start((state) => ({ categories: withThing(state.categories, { ...category, hidden: !hidden }) })),
            },
            ...(parent === null
              ? [{ name: "New category in it", icon: "plus" as const, do: () => setOpen(entry(key)) }]
              : []),
            into === null
              ? { name: "Delete", icon: "close", danger: true, do: () => setGoing(category) }
              : {
                  name: "Keep it after all",
                  icon: "undo",
                  do: () =>
                    draft.start((state) => ({ categories: withThing(state.categories, { ...category, into: null }) })),
                },
          ]}
        />
      </div>
    );
  };
  const departments = list.filter(({ parent }) => parent === null);
  return (
    <>
      <PageHead title="Menu">
        <Button look="primary" icon="plus" onClick={() => setOpen(entry(null))}>
          New department
        </Button>
      </PageHead>
      <Loaded read={draft.read}>
        {() =>
          draft.data && (
            <div className="front-columns">
              <div className="front-main">
                <PublishBar part="menu" data={draft.data} saving={draft.saving} />
                {departments.length === 0 ? (
                  <Empty icon="menu" title="No department yet">
                    Departments stand at the head of each page, their categories below them. An import of products makes
                    them too.
                  </Empty>
                ) : (
                  <ul ref={tree} aria-label="Menu" className="card">
                    <Whole
                      items={departments}
                      draw={(department) => (
                        <li key={department.key}>
                          {row(department)}
                          <ul aria-label={`Categories of ${department.name}`}>
                            {list
                              .filter(({ parent }) => parent === department.key)
                              .map((category) => (
                                <li key={category.key}>{row(category)}</li>
                              ))}
                          </ul>
                        </li>
                      )}
                    />
                  </ul>
                )}
                <Plans plans={draft.data.plans} />
                <History part="menu" history={draft.data.history} />
              </div>
              <div className="front-side">
                <Preview part="menu" version={draft.data.version} />
              </div>
            </div>
          )
        }
      </Loaded>
      {open && (
        <CategoryDialog
          category={open}
          departments={departments}
          choices={choices}
          isNew={!list.some(({ key }) => key === open.key) || open.key.startsWith("new-")}
          onClose={() => setOpen(undefined)}
          onSave={(category, told) =>
            draft.change((state) => ({ categories: withEdit(state.categories, open, category, told) }))
          }
        />
      )}
      {going && (
        <DeleteDialog
          category={going}
          products={counts.get(going.key) ?? 0}
          others={list.filter(({ key, into }) => key !== going.key && into === null)}
          onClose={() => setGoing(undefined)}
          onDelete={(into) =>
            draft.change((state) => ({
              categories: into
                ? withThing(state.categories, { ...going, into })
                : state.categories.filter(({ key }) => key !== going.key),
            }))
          }
        />
      )}
    </>
  );
}
