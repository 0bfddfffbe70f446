import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { withdrawFromPriceBook } from "#app/pricing/append-to-price-book.server.ts";
import { clearPriceBook, historyMaxAgeMs } from "#app/pricing/current-price-book.server.ts";
import { lockPrices, pricesOf } from "#app/pricing/price-book-history.server.ts";
import { findPriceRow } from "#app/pricing/price-book-rows.ts";

type PriceWithdrawal = {
  member: Member;
  service: string;
  choice: string;
  entry: string;
  reason: string;
  now: Date;
};

/** Repeating is harmless. Refuses: `not_allowed`, `unknown_price`, `has_begun`. */
export async function withdrawPrice(asked: PriceWithdrawal): Promise<Outcome<null>> {
  const { member, service, choice, entry, reason, now } = asked;
  if (!may(member.role, "change_price", { own: false })) return notAllowed;
  const row = findPriceRow(service, choice);
  if (!row) return unknownPrice;
  const withdrawn = await allOrNothing(db, async (tx) => {
    await lockPrices(tx, row);
    const found = (await pricesOf(tx, row)).find(({ id }) => String(id) === entry);
    if (!found) return unknownPrice;
    if (found.withdrawnAt) return done(null);
    // Readers may cache the old history this long.
    const isSafe = found.startsAt.getTime() > now.getTime() + historyMaxAgeMs;
    if (!isSafe || found.source !== "staff") return hasBegun;
    await withdrawFromPriceBook(tx, found.id, now);
    await recordAuditEvent(tx, {
      actor: member,
      event: "price_withdrawn",
      subject: { kind: "price", id: `${row.service}/${row.choice}` },
      before: {
        inr: decimal(found.inr),
        usd: decimal(found.usd),
        starts_at: found.startsAt.toISOString(),
      },
      after: null,
      reason,
      now,
    });
    return done(null);
  });
  clearPriceBook();
  return withdrawn;
}

const hasBegun = refuse({
  code: "has_begun",
  message: "This price has begun, so it stays in the book. Set a new one instead.",
  status: 409,
});
