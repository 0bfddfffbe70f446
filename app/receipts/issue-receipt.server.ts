import { sql } from "drizzle-orm";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { countries } from "#app/currencies/countries.ts";
import { accountBilling } from "#app/orders/billing.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { describe } from "#app/pricing/configuration.ts";
import { nameServicesIn } from "#app/pricing/name-services.server.ts";
import type { Party } from "#app/receipts/receipt.ts";
import { receiptCounters, receipts } from "#app/receipts/tables.server.ts";
import { readTaxLines } from "#app/receipts/tax.ts";
import { type PaidOrder, writeReceipt } from "#app/receipts/write-receipt.ts";

/**
 * Call it in the transaction that marks the order paid. It locks the year's counter, for which all settling waits, so
 * it must be that transaction's last lock.
 */
export async function issueReceipt(
  tx: Transaction,
  { order, gateway, now }: { order: Order; gateway: string | null; now: Date },
): Promise<void> {
  const paid = await describePaid(tx, order, gateway);
  const document = writeReceipt(paid, { seller: seller(), taxLines: readTaxLines(env().TAX_LINES), now });
  const year = now.getUTCFullYear();
  const number = await nextNumber(tx, year);
  await tx.insert(receipts).values({ orderId: order.id, year, number, document, issuedAt: now });
}

async function nextNumber(tx: Transaction, year: number): Promise<number> {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.year, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last });
  invariant(counter, `the year ${year} has a counter`);
  return counter.last;
}

async function describePaid(tx: Db, order: Order, gateway: string | null): Promise<PaidOrder> {
  const { number, currency, price, premium, walletShare, charged, couponCode, ratePerUsd, rateDate, paidAt } =
    order;
  invariant(paidAt, `order ${number} was paid`);
  const headings = await nameServicesIn(
    tx,
    order.items.map((item) => item.configuration),
  );
  return {
    order: orderName(number),
    paidAt,
    currency,
    price,
    premium,
    walletShare,
    charged,
    gateway,
    couponCode,
    ratePerUsd,
    rateDate,
    items: order.items.map(({ configuration, lines }, index) => ({
      heading: headings[index] ?? configuration.service,
      text: describe(configuration),
      lines,
    })),
    billing: await billingOf(tx, order),
  };
}

/** Orders older than the billing form use the account. */
async function billingOf(tx: Db, { billing, userId, number }: Order): Promise<PaidOrder["billing"]> {
  const customer = billing ? null : await findCustomer(tx, userId);
  const known = billing ?? (customer && accountBilling(customer));
  invariant(known, `order ${number} has somebody to be billed`);
  const { name, country, taxNumber } = known;
  const countryName = countries().find(({ code }) => code === country)?.name ?? country;
  return { name, countryCode: country, countryName, taxNumber };
}

function seller(): Party {
  const { SITE_NAME, SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER } = env();
  const address = (SELLER_ADDRESS ?? "").split(";").map((line) => line.trim());
  return {
    name: SELLER_NAME ?? SITE_NAME,
    address: address.filter(Boolean),
    taxNumber: SELLER_TAX_NUMBER ?? null,
  };
}
