import { addMoney, type Money } from "#app/money/money.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { heldByOrder } from "#app/wallet/hold-funds.server.ts";
import { type RatesUsed, quoteConversion } from "#app/wallet/quote-conversion.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** `balance`: hundredths of the purchase's currency. `rates`: null when no exchange is needed. */
export type UsableWallet = { balance: bigint; rates: RatesUsed | null };

/** In the wallet's own currency, including what this purchase reserved. Null without a wallet. */
export async function spendable(userId: UserId, begunOrderId: OrderId | null = null): Promise<Money | null> {
  const free = await walletBalance(db, userId);
  if (!free) return null;
  const held = begunOrderId === null ? null : await heldByOrder(db, begunOrderId);
  return held?.currency === free.currency ? addMoney(free, held) : free;
}

/**
 * What so much of a wallet is in a purchase's currency, our margin taken off. Nothing is changed: of a wallet in another
 * currency only the share is, once the purchase is paid. Refuses as `quoteConversion` does.
 */
export async function usableWallet(
  given: Money,
  currency: Currency,
  now: Date,
): Promise<Outcome<UsableWallet>> {
  if (given.currency === currency) return done({ balance: given.amount, rates: null });
  if (given.amount === 0n) return done({ balance: 0n, rates: null });
  const conversion = await quoteConversion(db, { given, to: currency, now });
  if (!conversion.ok) return conversion;
  return done({ balance: conversion.value.received, rates: conversion.value.rates });
}
