import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { lockCurrency } from "#app/currencies/accept-rate.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import {
  appendEnteredRate,
  newestRate,
  rateWithoutOwnRecentEntries,
} from "#app/currencies/enter-rate.server.ts";
import { clearRates, rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { isJump, isSameRate } from "#app/currencies/rate-rules.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { invalidDay, type RateFields } from "#app/currencies/desk/rate-fields.ts";
import { unknownCurrencyAtDesk } from "#app/currencies/desk/rate-refusals.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * In force at once, unless it moves the rate by over 10%, counting all of this person's entries within a day: then a
 * colleague decides. Refuses with `not_allowed`, `unknown_currency` and `invalid_rate`.
 */
export async function enterRate(asked: {
  member: Member;
  currency: string;
  fields: RateFields;
  now: Date;
}): Promise<Outcome<"in_force" | "waits">> {
  const { member, currency, now } = asked;
  const { per_usd: perUsd, as_of: asOf, reason } = asked.fields;
  if (!may(member.role, "enter_rate", { own: false })) return notAllowed;
  // The dollar's rate is always 1.
  if (!isSupportedCurrency(currency) || currency === "USD") return unknownCurrencyAtDesk;
  const outcome = await allOrNothing(db, async (tx) => {
    await lockCurrency(tx, currency);
    const inForce = await rateInForce(currency, now, tx);
    if (inForce && asOf < inForce.asOf) return beforeInForce;
    const last = await newestRate(tx, currency);
    if (last?.enteredBy === member.id && last.asOf === asOf && isSameRate(last.perUsd, perUsd)) {
      return done(last.acceptedAt ? ("in_force" as const) : ("waits" as const));
    }
    const besides = await rateWithoutOwnRecentEntries(tx, { currency, by: member.id, now });
    const before = [inForce?.perUsd ?? null, besides];
    const waits = before.some((one) => one === null || isJump(one, perUsd));
    const acceptedAt = waits ? null : now;
    const given = { currency, perUsd, asOf, enteredBy: member.id, reason };
    await appendEnteredRate(tx, { ...given, acceptedAt, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "rate_entered",
      subject: { kind: "rate", id: currency },
      before: inForce && { per_usd: inForce.perUsd, as_of: inForce.asOf, waits: false },
      after: { per_usd: perUsd, as_of: asOf, waits },
      reason,
      now,
    });
    return done(waits ? ("waits" as const) : ("in_force" as const));
  });
  clearRates();
  return outcome;
}

const beforeInForce = invalidDay("The rate in force is of a later day. Enter one of that day or after it.");
