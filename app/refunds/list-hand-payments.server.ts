import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { refundsById } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type HandPayment, waitingHandPayments } from "#app/refunds/hand-payments.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type ListedHandPayment = HandPayment & {
  refund: Refund;
  customer: string;
  asker: string;
  decidable: boolean;
};

export async function listHandPayments(member: Member): Promise<Outcome<ListedHandPayment[]>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const waiting = await waitingHandPayments(db);
  const refunds = await refundsById(
    db,
    waiting.map(({ refundId }) => refundId),
  );
  const people = [...refunds.map(({ userId }) => userId), ...waiting.map(({ askedBy }) => askedBy)];
  const names = await namePeople(db, people);
  const byId = new Map(refunds.map((refund) => [refund.id, refund]));
  return done(
    waiting.flatMap((said) => {
      const refund = byId.get(said.refundId);
      if (!refund) return [];
      const customer = fullName(names.get(refund.userId));
      const decidable = said.askedBy !== member.id && refund.userId !== member.id;
      return [{ ...said, refund, customer, asker: fullName(names.get(said.askedBy)), decidable }];
    }),
  );
}
