import { sql } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { pageViews } from "#app/catalog/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Never by whom. */
type Interest = "views" | "carted";

type Counts = { day: string; service: ServiceSlug; views: number; carted: number };

/** Not yet written; a crash loses these few seconds. */
let waiting = new Map<string, Counts>();

const writtenEveryMs = 3_000;

/** In memory, so no request waits for it or fails by it. */
export function countInterest(service: ServiceSlug, interest: Interest, now: Date): void {
  const day = utcDay(now);
  const name = `${day} ${service}`;
  const counts = waiting.get(name) ?? { day, service, views: 0, carted: 0 };
  counts[interest] += 1;
  waiting.set(name, counts);
}

/** One statement. A failed write is retried next time. */
export async function writeInterest(): Promise<void> {
  if (waiting.size === 0) return;
  // Sorted, so two servers never deadlock.
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
