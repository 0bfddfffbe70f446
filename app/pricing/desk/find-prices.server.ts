import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { historyMaxAgeMs } from "#app/pricing/current-price-book.server.ts";
import { type ExamplePrice, examplePrices } from "#app/pricing/price-book-example.server.ts";
import { type DatedPrice, everyPrice, pricesOf } from "#app/pricing/price-book-history.server.ts";
import { findPriceRow, type PriceRow, priceRows, priceRowText } from "#app/pricing/price-book-rows.ts";
import { priceAt, versionOf } from "#app/pricing/price-at.ts";

export type ListedPrice = PriceRow & {
  heading: string;
  text: string;
  current: DatedPrice | null;
  next: DatedPrice | null;
};

/** Refuses: `not_allowed`. */
export async function listPrices(member: Member, now: Date): Promise<Outcome<ListedPrice[]>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const [headings, prices] = await Promise.all([headingsOfAll(), everyPrice(db)]);
  return done(
    priceRows().map((row) => {
      const own = prices.filter(({ service, choice }) => service === row.service && choice === row.choice);
      const heading = headings[row.service] ?? row.service;
      return { ...row, heading, text: priceRowText(row), ...priceAt(own, begunAt(now)) };
    }),
  );
}

export type FoundPrice = ListedPrice & {
  history: (DatedPrice & { isToCome: boolean })[];
  version: string;
  examples: ExamplePrice[];
};

/** Refuses: `not_allowed`, `unknown_price`. */
export async function findPrice(
  member: Member,
  { service, choice }: { service: string; choice: string },
  now: Date,
): Promise<Outcome<FoundPrice>> {
  if (!may(member.role, "see_catalogue", { own: false })) return notAllowed;
  const row = findPriceRow(service, choice);
  if (!row) return unknownPrice;
  const [headings, history] = await Promise.all([headingsOfAll(), pricesOf(db, row)]);
  const status = priceAt(history, begunAt(now));
  return done({
    ...row,
    heading: headings[row.service] ?? row.service,
    text: priceRowText(row),
    ...status,
    history: history.map((price) => ({
      ...price,
      isToCome: price.withdrawnAt === null && price.startsAt > begunAt(now),
    })),
    version: versionOf(history),
    examples: status.current ? await examplePrices(row, status.current, now) : [],
  });
}

export const unknownPrice = refuse({
  code: "unknown_price",
  message: "The price book has no such row.",
  status: 404,
});

/** Too late to withdraw within the last second, so the desk shows it as begun. */
function begunAt(now: Date): Date {
  return new Date(now.getTime() + historyMaxAgeMs);
}
