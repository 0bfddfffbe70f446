import { eq } from "drizzle-orm";

import { lastVersion } from "#app/cases/deliverables/list-versions.server.ts";
import { caseVersions } from "#app/cases/tables.server.ts";
import { changeRoundsOf, changesPromised } from "#app/catalog/bought-service.ts";
import { notify } from "#app/notifications/notify.server.ts";
import {
  acceptDelivery,
  askForChanges,
  countChangesAsked,
} from "#app/orders/items/answer-delivery.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";

type Answer = Parameters<typeof acceptDelivery>[0];

export async function acceptVersion(answer: Answer): Promise<Outcome<PaidItem>> {
  return allOrNothing(db, async (tx) => {
    const accepted = await acceptDelivery(answer, tx);
    if (accepted.ok) await noteAnswer(tx, accepted.value, { ...answer, as: "accepted", text: null });
    return accepted;
  });
}

/** Refuses with `rounds_used` when the price's rounds of changes are used up. After acceptance only what is promised. */
export async function askForNewVersion(answer: Answer & { text: string }): Promise<Outcome<PaidItem>> {
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, answer.itemId);
    const rounds = item?.state === "delivered" ? changeRoundsOf(item.configuration.service) : null;
    if (item && rounds !== null && (await countChangesAsked(tx, { ...answer, itemId: item.id })) >= rounds)
      return roundsUsed(rounds);
    const accepted = item?.state === "completed" ? await findItem(tx, item.id) : null;
    const promised = accepted !== null && changesOf(accepted, answer.now) !== null;
    const asked = await askForChanges({ ...answer, promised }, tx);
    if (asked.ok) await noteAnswer(tx, asked.value, { ...answer, as: "changes_asked" });
    return asked;
  });
}

/** What lets the customer of an accepted service ask for changes. */
export function changesOf(
  { configuration, paidAt }: Pick<ItemInOrder, "configuration" | "paidAt">,
  now: Date,
) {
  return changesPromised(configuration, paidAt, utcDay(now));
}

/** Null where rounds are unlimited. */
export async function changeRoundsLeft(
  item: Pick<PaidItem, "id" | "userId" | "configuration">,
): Promise<number | null> {
  const rounds = changeRoundsOf(item.configuration.service);
  if (rounds === null) return null;
  return Math.max(0, rounds - (await countChangesAsked(db, { itemId: item.id, userId: item.userId })));
}

type Noted = { seen: string; now: Date; as: "accepted" | "changes_asked"; text: string | null };

/** Some deliveries have no version, such as a held session. */
async function noteAnswer(
  tx: Transaction,
  { id: itemId, assignedTo: holder }: PaidItem,
  { seen, now, as, text }: Noted,
): Promise<void> {
  await notify(tx, [{ kind: as, itemId, holder, by: null, key: `${itemId} ${seen}` }], now);
  const last = await lastVersion(tx, itemId);
  // A double click: an earlier version must not get the answer instead.
  if (!last || last.answer !== null) return;
  await tx
    .update(caseVersions)
    .set({ answer: as, answerText: text?.trim() || null, answeredAt: now })
    .where(eq(caseVersions.id, last.id));
}

function roundsUsed(rounds: number): Outcome<never> {
  const counted =
    rounds === 1
      ? "The one round of changes in the price is"
      : `The ${rounds} rounds of changes in the price are`;
  return refuse({
    code: "rounds_used",
    message: `${counted} used. If something is still wrong, write it to your counsellor below: a mistake of ours is put right all the same.`,
    status: 409,
    field: "text",
  });
}
