import { sql } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { pageViews } from "#app/catalog/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** What is counted of a service: its page was seen, or it was put into a cart. Never by whom. */
type Interest = "views" | "carted";

type Counts = { day: string; service: ServiceSlug; views: number; carted: number };

/** What this server has counted and not written yet. If it is killed, these few seconds are lost. */
let waiting = new Map<string, Counts>();

const writtenEveryMs = 3_000;

/** Counts one more, in memory: no request waits for it, and none can fail by it. */
export function countInterest(service: ServiceSlug, interest: Interest, now: Date): void {
  const day = utcDay(now);
  const name = `${day} ${service}`;
  const counts = waiting.get(name) ?? { day, service, views: 0, carted: 0 };
  counts[interest] += 1;
  waiting.set(name, counts);
}

/** Adds what was counted to the table, in one statement. What could not be written waits for the next time. */
export async function writeInterest(): Promise<void> {
  if (waiting.size === 0) return;
  // In one order, so that two servers never wait for each other.
  const counted = [...waiting.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  waiting = new Map();
  try {
    const { day, service, views, carted } = pageViews;
    await db
      .insert(pageViews)
      .values(counted)
      .onConflictDoUpdate({
        target: [day, service],
        set: { views: sql`${views} + excluded.views`, carted: sql`${carted} + excluded.carted` },
      });
  } catch (error) {
    log.warn({ error }, "views are not written yet");
    for (const one of counted) putBack(one);
  }
}

/** Writes every few seconds until it is stopped, and then once more. */
export function keepWritingInterest(): { stop(): Promise<void> } {
  let writing: Promise<void> | null = null;
  const write = () => (writing ??= writeInterest().finally(() => (writing = null)));
  const timer = setInterval(() => void write(), writtenEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await writing;
      await writeInterest();
    },
  };
}

function keyOf({ day, service }: Counts): string {
  return `${day} ${service}`;
}

function putBack(counted: Counts): void {
  const name = keyOf(counted);
  const since = waiting.get(name);
  const [views, carted] = [counted.views + (since?.views ?? 0), counted.carted + (since?.carted ?? 0)];
  waiting.set(name, { ...counted, views, carted });
}
