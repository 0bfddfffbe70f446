import { listWaitingRates } from "#app/currencies/accept-rate.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

/** Each rate once: sources bring them, and people enter them. */
export async function tellOfRates(now: Date): Promise<void> {
  const waiting = await listWaitingRates(db);
  await notify(
    db,
    waiting.map(({ id, currency, enteredBy }) => ({
      kind: "rate_waits" as const,
      by: enteredBy === null ? null : UserId.parse(enteredBy),
      path: "/staff/catalogue/rates",
      key: String(id),
      facts: { currency },
    })),
    now,
  );
}
