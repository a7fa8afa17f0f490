import { useState } from "react";
import { useRead } from "../../api/read.ts";
import { useKeys } from "../../keys/keys.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageHead.tsx";
import { Preview } from "../shopfront/Preview.tsx";
import { History, Plans, PublishBar } from "../shopfront/PublishBar.tsx";
import { useDraft, withEdit } from "../shopfront/useDraft.ts";
import { newKey, type State } from "../shopfront/words.ts";
import { addressesOf, type Banner, BannerDialog } from "./BannerDialog.tsx";
import { HomeList } from "./HomeList.tsx";
import { LinkDialog, type QuickLink, type Section, SectionDialog } from "./RowDialogs.tsx";

type Home = State<"home">;
type Open = { banner: Banner } | { section: Section } | { link: QuickLink };

const always = { from: null, until: null };

/** What the home page shows: banners, rows of products, quick links, with the page itself beside them. */
export default function Front() {
  const draft = useDraft("home");
  const collections = useRead("GET /shopfront/collections").data?.shown;
  const choices = useRead("GET /shopfront/choices").data;
  const [open, setOpen] = useState<Open>();
  const addresses = addressesOf(choices, collections);
  const named = new Map(collections?.collections.map(({ key, name }) => [key, name]));
  const close = () => setOpen(undefined);
  const isNew = (list: keyof Home, key: string) => !draft.state?.[list].some((thing) => thing.key === key);
  const newBanner = (): Banner => ({
    key: newKey(),
    title: "",
    text: "",
    action: "",
    url: "",
    image: "",
    alt: "",
    layout: "beside" as const,
    ...always,
  });
  useKeys("Shopfront", [{ keys: "n", what: "New banner", act: () => setOpen({ banner: newBanner() }) }]);
  useKeys("A list in an order", [
    { keys: "Alt+ArrowUp", what: "Move up what has the focus", act: () => {} },
    { keys: "Alt+ArrowDown", what: "Move it down", act: () => {} },
  ]);
  const listOf = <L extends keyof Home>(list: L) => ({
    things: draft.state?.[list] ?? [],
    onChange: (change: (things: Home[L]) => Home[L]) =>
      draft.start((state) => ({ ...state, [list]: change(state[list]) })),
  });
  const save =
    <L extends keyof Home>(list: L, opened: Home[L][number]) =>
    (typed: Home[L][number], told?: Home[L][number]) =>
      draft.change((state) => ({ ...state, [list]: withEdit<Home[L][number]>(state[list], opened, typed, told) }));
  return (
    <>
      <PageHead title="Home page" />
      <Loaded read={draft.read}>
        {() =>
          draft.data && (
            <div className="front-columns">
              <div className="front-main">
                <PublishBar part="home" data={draft.data} saving={draft.saving} />
                <HomeList
                  title="Banners"
                  add="New banner"
                  empty="No banner yet. The first one stands large at the head of the home page."
                  nameOf={({ title }) => title}
                  lead={({ image }) => <img src={`${image}-800.webp`} alt="" loading="lazy" className="banner-thumb" />}
                  about={({ url }) => url}
                  onAdd={() => setOpen({ banner: newBanner() })}
                  onOpen={(banner) => setOpen({ banner })}
                  {...listOf("banners")}
                />
                <HomeList
                  title="Rows of products"
                  add="New row"
                  empty="No row yet: the shop shows by itself what is new, what sells and its largest departments."
                  nameOf={({ title }) => title}
                  about={({ collection }) => named.get(collection) ?? "a collection"}
                  onAdd={() =>
                    setOpen({
                      section: {
                        key: newKey(),
                        title: "",
                        collection: collections?.collections[0]?.key ?? "",
                        ...always,
                      },
                    })
                  }
                  onOpen={(section) => setOpen({ section })}
                  {...listOf("sections")}
                />
                <HomeList
                  title="Quick links"
                  add="New link"
                  empty="No link yet. They stand at the foot of each page."
                  nameOf={({ name }) => name}
                  about={({ url }) => url}
                  onAdd={() => setOpen({ link: { key: newKey(), name: "", url: "", ...always } })}
                  onOpen={(link) => setOpen({ link })}
                  {...listOf("links")}
                />
                <Plans plans={draft.data.plans} />
                <History part="home" history={draft.data.history} />
              </div>
              <div className="front-side">
                <Preview part="home" version={draft.data.version} />
              </div>
            </div>
          )
        }
      </Loaded>
      {open && "banner" in open && (
        <BannerDialog
          {...open}
          addresses={addresses}
          isNew={isNew("banners", open.banner.key)}
          onClose={close}
          onSave={save("banners", open.banner)}
        />
      )}
      {open && "section" in open && (
        <SectionDialog
          {...open}
          collections={collections?.collections ?? []}
          isNew={isNew("sections", open.section.key)}
          onClose={close}
          onSave={save("sections", open.section)}
        />
      )}
      {open && "link" in open && (
        <LinkDialog
          {...open}
          addresses={addresses}
          isNew={isNew("links", open.link.key)}
          onClose={close}
          onSave={save("links", open.link)}
        />
      )}
    </>
  );
}
