import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { priceSummary, type MeantPrice, type NewPrice } from "#app/pricing/desk/price-fields.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, type Refused, refuse, changedMeanwhile } from "#app/platform/outcome.ts";
import { appendToPriceBook } from "#app/pricing/append-to-price-book.server.ts";
import { clearPriceBook, historyMaxAgeMs } from "#app/pricing/current-price-book.server.ts";
import type { BookPrice } from "#app/pricing/price-book.ts";
import { type ExamplePrice, examplePrices } from "#app/pricing/price-book-example.server.ts";
import { type DatedPrice, lockPrices, pricesOf } from "#app/pricing/price-book-history.server.ts";
import { findPriceRow, type PriceRow } from "#app/pricing/price-book-rows.ts";
import { isLargeChange, largePercent, priceAt, versionOf } from "#app/pricing/price-at.ts";

type Asked = { member: Member; service: string; choice: string; now: Date };

/** Refuses: `not_allowed`, `unknown_price`, `moment_passed`. */
export async function previewPrice({
  fields,
  ...asked
}: Asked & { fields: MeantPrice }): Promise<Outcome<ExamplePrice[]>> {
  const row = findRow(asked, fields);
  if (!row.ok) return row;
  return done(await examplePrices(row.value, fields, asked.now));
}

/**
 * Quotes and sales keep their price. Refuses as `previewPrice`, also `changed_meanwhile`, `same_price`,
 * `start_taken`, `large_change`.
 */
export async function changePrice({
  fields,
  ...asked
}: Asked & { fields: NewPrice }): Promise<Outcome<null>> {
  const found = findRow(asked, fields);
  if (!found.ok) return found;
  const row = found.value;
  const { member, now } = asked;
  const { seen, sure, reason, ...price } = fields;
  const startsAt = price.startsAt ?? new Date(now.getTime() + historyMaxAgeMs);
  const changed = await allOrNothing(db, async (tx) => {
    await lockPrices(tx, row);
    const history = await pricesOf(tx, row);
    const { current: before } = priceAt(history, startsAt);
    if (versionOf(history) !== seen) return isRepeated(history, price, startsAt) ? done(null) : priceChanged;
    const refused = refuseWrong(history, before, price, startsAt, sure);
    if (refused) return refused;
    await appendToPriceBook(tx, row, { ...price, startsAt });
    const subject = { kind: "price", id: `${row.service}/${row.choice}` };
    const after = { ...told(price), starts_at: startsAt.toISOString() };
    const event = { event: "price_set", subject, before: before && told(before), after, reason };
    await recordAuditEvent(tx, { actor: member, ...event, now });
    return done(null);
  });
  clearPriceBook();
  return changed;
}

function findRow({ member, service, choice, now }: Asked, { startsAt }: MeantPrice): Outcome<PriceRow> {
  if (!may(member.role, "change_price", { own: false })) return notAllowed;
  const row = findPriceRow(service, choice);
  if (!row) return unknownPrice;
  // Readers may cache the old history this long.
  const isSafe = startsAt === null || startsAt.getTime() >= now.getTime() + historyMaxAgeMs;
  return isSafe ? done(row) : tooNear;
}

/** The button was pressed twice: the last entry already says this. */
function isRepeated(
  history: readonly DatedPrice[],
  { inr, usd, startsAt }: MeantPrice,
  begins: Date,
): boolean {
  const last = history.toSorted((one, other) => one.id - other.id).at(-1);
  if (!last || last.withdrawnAt !== null || last.inr !== inr || last.usd !== usd) return false;
  return startsAt === null ? last.startsAt <= begins : last.startsAt.getTime() === begins.getTime();
}

function refuseWrong(
  history: readonly DatedPrice[],
  before: DatedPrice | null,
  price: MeantPrice,
  begins: Date,
  sure: string,
): Refused | null {
  const isTaken = history.some(
    ({ startsAt, withdrawnAt }) => withdrawnAt === null && startsAt.getTime() === begins.getTime(),
  );
  if (isTaken) return startTaken;
  if (before?.inr === price.inr && before.usd === price.usd) return samePrice;
  const meant = priceSummary(price);
  return before && isLargeChange(before, price) && sure !== meant ? largeChange(meant) : null;
}

function told({ inr, usd }: BookPrice): Record<string, unknown> {
  return { inr: decimal(inr), usd: decimal(usd) };
}

const priceChanged = changedMeanwhile("this price");

const tooNear = refuse({
  code: "moment_passed",
  message: "That moment is about to pass. Leave it empty to begin at once.",
  status: 422,
  field: "startsAt",
});

const startTaken = refuse({
  code: "start_taken",
  message: "Another price begins at that very moment. Withdraw it first, or choose another moment.",
  status: 409,
  field: "startsAt",
});

const samePrice = refuse({
  code: "same_price",
  message: "That is what it costs then already. Nothing was changed.",
  status: 422,
  field: "inr",
});

const askIfMeant = `This changes the price by more than ${largePercent}%. Tick the box if you mean it.`;

/** The confirm box appears only after this refusal. */
const largeChange = (meant: string) =>
  refuse({
    code: "large_change",
    message: askIfMeant,
    status: 422,
    field: "sure",
    errors: { sure: askIfMeant },
    details: { meant },
  });
