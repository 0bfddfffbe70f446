import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  acceptRate,
  type AppendedRate,
  lockCurrency,
  readRateById,
  refuseRates,
} from "#app/currencies/accept-rate.server.ts";
import { clearRates, rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { isSameRate } from "#app/currencies/rate-rules.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import {
  decidedMeanwhile,
  newerInForce,
  ownRate,
  rateMoved,
  unknownRate,
  waitADay,
} from "#app/currencies/desk/rate-refusals.ts";
import { whyNotOwnRate } from "#app/currencies/desk/own-rate.ts";
import { hasOtherOwner } from "#app/desk/people.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Asked = { member: Member; rateId: number; now: Date };

/**
 * `seen` is the rate in force that the page showed, empty for none. Refuses with `not_allowed`, `unknown_rate`,
 * `own_rate`, `wait_a_day`, `decided_meanwhile`, `rate_moved` and `newer_in_force`.
 */
export async function acceptRateAtDesk(asked: Asked & { seen: string }): Promise<Outcome<null>> {
  const { member, seen, now } = asked;
  if (!may(member.role, "accept_rate", { own: false })) return notAllowed;
  const outcome = await withRate(asked.rateId, async (tx, rate) => {
    if (rate.acceptedBy === member.id) return done(null);
    if (rate.acceptedAt || rate.refusedAt) return decidedMeanwhile;
    if (rate.enteredBy === member.id) {
      const alone = !(await hasOtherOwner(tx, member.id));
      const why = whyNotOwnRate({ enteredAt: rate.fetchedAt, alone, now });
      if (why !== null) return why === "wait" ? waitADay : ownRate;
    }
    const inForce = await rateInForce(rate.currency, now, tx);
    if (!isSeen(seen, inForce?.perUsd ?? null)) return rateMoved;
    if (inForce && inForce.asOf > rate.asOf) return newerInForce;
    const passedOver = await acceptRate(tx, rate, { by: member.id, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "rate_accepted",
      subject: { kind: "rate", id: rate.currency },
      before: inForce && { per_usd: inForce.perUsd, as_of: inForce.asOf },
      after: {
        per_usd: rate.perUsd,
        as_of: rate.asOf,
        source: rate.source,
        ...(passedOver.length > 0 && { refused_with_it: passedOver.length }),
      },
      now,
    });
    return done(null);
  });
  clearRates();
  return outcome;
}

/** Refuses with `not_allowed`, `unknown_rate` and `decided_meanwhile`. */
export async function refuseRateAtDesk({ member, rateId, now }: Asked): Promise<Outcome<null>> {
  if (!may(member.role, "accept_rate", { own: false })) return notAllowed;
  return withRate(rateId, async (tx, rate) => {
    if (rate.refusedBy === member.id) return done(null);
    if (rate.acceptedAt || rate.refusedAt) return decidedMeanwhile;
    await refuseRates(tx, [rate.id], { by: member.id, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "rate_refused",
      subject: { kind: "rate", id: rate.currency },
      before: { per_usd: rate.perUsd, as_of: rate.asOf, source: rate.source },
      after: null,
      now,
    });
    return done(null);
  });
}

/** Holds the currency's lock. */
function withRate(
  rateId: number,
  work: (tx: Transaction, rate: AppendedRate) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const known = await readRateById(tx, rateId);
    if (!known) return unknownRate;
    await lockCurrency(tx, known.currency);
    const rate = await readRateById(tx, rateId);
    return rate ? work(tx, rate) : unknownRate;
  });
}

function isSeen(seen: string, inForce: string | null): boolean {
  if (inForce === null) return seen === "";
  return /^\d+(\.\d+)?$/.test(seen) && isSameRate(seen, inForce);
}
