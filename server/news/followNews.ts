import { z } from "zod";
import { News } from "../../contract/office/news.ts";
import type { Sql } from "../database/connect.ts";
import { newsChannel } from "./publishNews.ts";

/** Somebody who hears news. `missed`: the connection was lost, and nobody knows what was. */
export type Listener = { news: (news: News) => void; missed: () => void; end: () => void };

type Room = { listeners: Set<Listener>; listening: Promise<{ unlisten: () => Promise<void> }> };
const rooms = new WeakMap<Sql, Room>();

const Told = z.array(News);

function openRoom(sql: Sql): Room {
  const listeners = new Set<Listener>();
  let connected = false;
  const listening = sql.listen(
    newsChannel,
    (message) => {
      const told = Told.safeParse(JSON.parse(message));
      for (const news of told.success ? told.data : []) for (const listener of listeners) listener.news(news);
    },
    () => {
      if (connected) for (const listener of listeners) listener.missed();
      connected = true;
    },
  );
  listening.catch(() => rooms.delete(sql)); // whoever waits for it is told; the next one tries again
  return { listeners, listening };
}

/** Hears what happens in the shop, on any node, until the returned function is called. One connection serves all of a node. */
export async function followNews(sql: Sql, listener: Listener): Promise<() => void> {
  const room = rooms.get(sql) ?? openRoom(sql);
  rooms.set(sql, room);
  room.listeners.add(listener);
  await room.listening;
  return () => void room.listeners.delete(listener);
}

/** Sends everybody away who hears news, as the node stops. */
export async function endNews(sql: Sql): Promise<void> {
  const room = rooms.get(sql);
  if (!room) return;
  rooms.delete(sql);
  for (const listener of room.listeners) listener.end();
  await (await room.listening).unlisten();
}
