import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownPrice } from "#app/pricing/desk/find-prices.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { meantWords, type MeantPrice, readPrice, type TypedPrice } from "#app/pricing/desk/typed-price.ts";
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
import { isLargeChange, largePercent, standingAt, versionOf } from "#app/pricing/price-book-standing.ts";

/** A new price of a row of the price book, as it is typed. */
export type PriceWish = TypedPrice & {
  member: Member;
  service: string;
  choice: string;
  now: Date;
};

/** What a customer would pay by a price that is typed. Refuses with `not_allowed`, `unknown_price` and what cannot be read. */
export async function previewPrice(wish: PriceWish): Promise<Outcome<ExamplePrice[]>> {
  const read = readWish(wish);
  if (!read.ok) return read;
  return done(await examplePrices(read.value.row, read.value.price, wish.now));
}

/**
 * Appends a price, to begin at once or at a moment to come. What was quoted or sold keeps its price. Refuses besides
 * what `previewPrice` refuses with `missing_reason`, `changed_meanwhile`, `same_price`, `start_taken` and `large_change`.
 */
export async function changePrice({
  reason,
  seen,
  sure,
  ...wish
}: PriceWish & {
  reason: string;
  /** The version of the row's history that the owner decided on. */
  seen: string;
  /** The large change that is meant, as `meantWords` writes it. */
  sure: string;
}): Promise<Outcome<null>> {
  const read = readWish(wish);
  if (!read.ok) return read;
  const why = readReason(reason);
  if (!why.ok) return why;
  const { row, price } = read.value;
  const { member, now } = wish;
  const isSure = sure === meantWords(wish);
  const startsAt = price.startsAt ?? new Date(now.getTime() + historyMaxAgeMs);
  const changed = await allOrNothing(db, async (tx) => {
    await lockPrices(tx, row);
    const history = await pricesOf(tx, row);
    const { current: before } = standingAt(history, startsAt);
    if (versionOf(history) !== seen) return isRepeated(history, price, startsAt) ? done(null) : priceChanged;
    const refused = refuseWrong(history, before, { ...price, startsAt }, isSure);
    if (refused) return refused;
    await appendToPriceBook(tx, row, { ...price, startsAt });
    const subject = { kind: "price", id: `${row.service}/${row.choice}` };
    const after = { ...told(price), starts_at: startsAt.toISOString() };
    const deed = { deed: "price_set", subject, before: before && told(before), after, reason: why.value };
    await recordAuditEvent(tx, { actor: member, ...deed, now });
    return done(null);
  });
  clearPriceBook();
  return changed;
}

function readWish({ member, now, service, choice, ...typed }: PriceWish): Outcome<{
  row: PriceRow;
  price: MeantPrice;
}> {
  if (!may(member.role, "change_price", { own: false })) return notAllowed;
  const row = findPriceRow(service, choice);
  if (!row) return unknownPrice;
  const price = readPrice(typed, member.timeZone, now);
  if (!price.ok) return price;
  const { startsAt } = price.value;
  // A reader may hold the history without it for so long.
  const isSafe = startsAt === null || startsAt.getTime() >= now.getTime() + historyMaxAgeMs;
  return isSafe ? done({ row, price: price.value }) : tooNear;
}

/** The button was pressed twice: what was appended last is what is asked for, and begins no later. */
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
  price: BookPrice & { startsAt: Date },
  isSure: boolean,
): Refused | null {
  const isTaken = history.some(
    ({ startsAt, withdrawnAt }) => withdrawnAt === null && startsAt.getTime() === price.startsAt.getTime(),
  );
  if (isTaken) return startTaken;
  if (before?.inr === price.inr && before.usd === price.usd) return samePrice;
  return before && isLargeChange(before, price) && !isSure ? largeChange : null;
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

const largeChange = refuse({
  code: "large_change",
  message: `This changes the price by more than ${largePercent}%. Tick the box if you mean it.`,
  status: 422,
  field: "sure",
});
