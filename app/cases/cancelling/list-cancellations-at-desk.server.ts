import { namePeople } from "#app/accounts/name-people.server.ts";
import type { Cancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { listOpenCancellations } from "#app/cases/cancelling/list-cancellations.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { fullName } from "#app/desk/list-colleagues.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export type CancellationPlace = { askedAt: Date; id: string };
export type ListedCancellation = Cancellation & { customer: string };

const perPage = 50;

/** A page of the requests to cancel that wait for an answer, the oldest first. Refuses with `not_allowed`. */
export async function listCancellations(
  member: Member,
  after: CancellationPlace | null,
): Promise<Outcome<{ wishes: ListedCancellation[]; next: CancellationPlace | null }>> {
  if (!mayEver(member.role, "answer_cancellation")) return notAllowed;
  const found = await listOpenCancellations(db, { after, limit: perPage + 1 });
  const page = found.slice(0, perPage);
  const names = await namePeople(
    db,
    page.map(({ askedBy }) => askedBy),
  );
  const last = page.at(-1);
  return done({
    wishes: page.map((wish) => ({ ...wish, customer: fullName(names.get(wish.askedBy)) })),
    next: found.length > perPage && last ? { askedAt: last.askedAt, id: last.id } : null,
  });
}
