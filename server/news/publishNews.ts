import type { News } from "../../contract/office/news.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { afterCommit } from "../database/transaction.ts";

/** Where news are told, to all nodes. */
export const newsChannel = "office_news";

/** So long news are gathered after some have been told, in milliseconds: PostgreSQL tells one at a time. */
const gathered = 100;

/** A message takes 8,000 bytes at most. */
const mostAtOnce = 40;

type Waiting = { news: News[]; sending: Promise<void> | undefined };
const waiting = new WeakMap<Sql, Waiting>();

async function send(sql: Sql, kept: Waiting): Promise<void> {
  while (kept.news.length > 0) {
    const told = JSON.stringify(kept.news.splice(0, mostAtOnce));
    // What is lost here is seen at the next look: news are hints.
    await sql`select pg_notify(${newsChannel}, ${told})`.catch(() => {});
    await new Promise((resolve) => void setTimeout(resolve, gathered).unref());
  }
  kept.sending = undefined;
}

/** Tells all nodes what has happened, outside any transaction: a commit that tells would wait for all others that do. */
export function publishNews(sql: Sql, news: News): void {
  const kept = waiting.get(sql) ?? { news: [], sending: undefined };
  waiting.set(sql, kept);
  kept.news.push(news);
  kept.sending ??= send(sql, kept);
}

/** Has news told once the transaction is committed. */
export const newsAfter = (tx: Transaction, news: News): void => afterCommit(tx, (sql) => publishNews(sql, news));
