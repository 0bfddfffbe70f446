import { countRequested } from "#app/bookings/count-requested.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { countWork, type WorkCounts } from "#app/orders/count-work.server.ts";
import { unfinishedRefunds } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";

export type Awaiting = {
  work: WorkCounts | null;
  requestedChats: number | null;
  /** Refunds that came to nothing. */
  failedRefunds: number | null;
};

/** What waits for somebody at the desk, as far as this member may see it: null is what is not theirs. */
export async function countAwaiting(member: Member, now: Date): Promise<Awaiting> {
  const reachOf = may(member.role, "see_queue", { own: false }) ? null : member.id;
  const today = now.toISOString().slice(0, 10);
  const [work, requestedChats, failedRefunds] = await Promise.all([
    mayEver(member.role, "see_queue") ? countWork(db, { userId: member.id, reachOf, today }) : null,
    mayEver(member.role, "see_bookings") ? countRequested(db) : null,
    mayEver(member.role, "refund") ? countFailedRefunds() : null,
  ]);
  return { work, requestedChats, failedRefunds };
}

async function countFailedRefunds(): Promise<number> {
  return (await unfinishedRefunds(db)).filter(({ state }) => state === "failed").length;
}
