import { sql } from "drizzle-orm";

import { findCustomer } from "#app/accounts/find-customer.server.ts";
import { countries } from "#app/currencies/countries.ts";
import { accountBilling } from "#app/orders/billing.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import { describe } from "#app/pricing/configuration.ts";
import type { Party } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";
import { readTaxLines } from "#app/receipts/tax.ts";
import { type PaidOrder, writeReceipt } from "#app/receipts/write-receipt.ts";

/**
 * Call it in the transaction that marks the order paid. As that commits, PostgreSQL gives the receipt its number: all
 * settling waits for the year's counter, and nothing else is done while it is locked.
 */
export async function issueReceipt(
  tx: Transaction,
  { order, headings, gateway, now }: PaidFor & { now: Date },
): Promise<void> {
  const paid = await describePaid(tx, { order, headings, gateway });
  const document = writeReceipt(paid, { seller: seller(), taxLines: readTaxLines(env().TAX_LINES), now });
  const { id: orderId, number } = order;
  const year = now.getUTCFullYear();
  await insertReceipt(tx, { orderId, year, unnumbered: -number, document: JSON.stringify(document), now });
}

type PaidFor = {
  order: Order;
  /** The names of its services, in its order. */
  headings: readonly string[];
  gateway: string | null;
};

const insertReceipt = preparedSql<
  { orderId: OrderId; year: number; unnumbered: number; document: string; now: Date },
  unknown
>(
  "insert-receipt",
  ({ orderId, year, unnumbered, document, now }) => sql`
    insert into ${receipts} (order_id, year, number, document, issued_at)
    values (${orderId}, ${year}, ${unnumbered}, ${document}, ${now})`,
);

async function describePaid(tx: Db, { order, headings, gateway }: PaidFor): Promise<PaidOrder> {
  const { number, currency, price, premium, walletShare, charged, couponCode, ratePerUsd, rateDate, paidAt } =
    order;
  invariant(paidAt, `order ${number} was paid`);
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
